import type { ReactNode } from 'react';
import { chatLink } from '../../pages/content/chat-link.ts';
import { Accordion } from '../Accordion/Accordion.tsx';
import { ShortDate } from '../ShortDate/ShortDate.tsx';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { switchDetailsCopy as copy } from './switch-details.copy.ts';
import classes from './SwitchDetails.module.css';

type SwitchDetailsProps = {
  /** GAINING: the customer comes to us, `provider` is the one they leave. LOSING: they go to `provider` (SW-11, SW-12). */
  type: 'GAINING' | 'LOSING';
  /** Null where the provider has given none. */
  reference: string | null;
  provider: string;
  /** YYYY-MM-DD; null until a day is planned. */
  completionDate: string | null;
  address: string;
  lastName: string;
  /** '' where none was given. */
  accountNumber: string;
  /** Level of the headings: under the title of a dialog, or of a page. */
  headings?: 'h2' | 'h3';
  /** The chat is asked for: a dialog closes, as the chat opens over the page. */
  onChat?: () => void;
  /** What is to be decided now, after the facts. */
  children?: ReactNode;
};

/** Everything about a switch: its facts, what it is, how it goes, and answers (SW-10). The heading is the dialog's. */
export function SwitchDetails({
  type,
  reference,
  provider,
  completionDate,
  address,
  lastName,
  accountNumber,
  headings = 'h3',
  onChat,
  children,
}: SwitchDetailsProps) {
  const words = copy[type];
  return (
    <div className={classes.details}>
      <SummaryList
        rows={[
          { term: words.otherProvider, details: provider },
          {
            term: copy.completionDate,
            details: completionDate === null ? words.completion : <ShortDate date={completionDate} />,
          },
          { term: copy.address, details: address },
          { term: copy.lastName, details: lastName },
          { term: copy.accountNumber, details: accountNumber === '' ? copy.notGiven : accountNumber },
          // For who asks about it on the phone: long, and nothing to decide by.
          { term: copy.reference, details: <span className={classes.reference}>{reference ?? copy.notGiven}</span> },
        ]}
      />
      {children}
      <section className={classes.part} aria-labelledby="switch-about">
        <Text as={headings} type="loud-bold" id="switch-about">
          {copy.aboutHeading}
        </Text>
        <Text>{words.explanation}</Text>
      </section>
      <section className={classes.part} aria-labelledby="switch-steps">
        <Text as={headings} type="loud-bold" id="switch-steps">
          {copy.stepsHeading}
        </Text>
        <ol className={classes.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section className={classes.part} aria-labelledby="switch-questions">
        <Text as={headings} type="loud-bold" id="switch-questions">
          {copy.questionsHeading}
        </Text>
        <Accordion items={words.questions} />
      </section>
      <Text>
        <TextLink alone to={chatLink} replace {...(onChat && { onClick: onChat })}>
          {copy.chat}
        </TextLink>
      </Text>
    </div>
  );
}
