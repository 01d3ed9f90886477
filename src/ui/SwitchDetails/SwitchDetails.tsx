import { chatLink } from '../../pages/content/chat-link.ts';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { switchDetailsCopy as copy } from './switch-details.copy.ts';
import { SwitchExplained } from './SwitchExplained.tsx';
import { SwitchFacts, type SwitchFactsProps } from './SwitchFacts.tsx';
import classes from './SwitchDetails.module.css';

type SwitchDetailsProps = SwitchFactsProps & {
  /** Where there is something to decide: all of it a press away, as what decides stands before it. */
  isFolded?: boolean;
  /** The chat is asked for: a dialog closes, as the chat opens over the page. */
  onChat?: () => void;
};

/** Everything about a switch: its facts, what it is, how it goes, and answers (SW-10). The heading is the dialog's. */
export function SwitchDetails({ isFolded = false, onChat, ...facts }: SwitchDetailsProps) {
  return (
    <div className={classes.details} data-folded={isFolded || undefined}>
      {!isFolded && <SwitchFacts {...facts} />}
      <Accordion
        items={[
          ...(isFolded ? [{ title: copy.factsHeading, content: <SwitchFacts {...facts} /> }] : []),
          { title: copy.howHeading, content: <SwitchExplained type={facts.type} />, open: !isFolded },
        ]}
      />
      <Text>
        <TextLink alone to={chatLink} replace {...(onChat && { onClick: onChat })}>
          {copy.chat}
        </TextLink>
      </Text>
    </div>
  );
}
