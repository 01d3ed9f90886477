import { chatLink } from '../../pages/content/chat-link.ts';
import { Accordion } from '../Accordion/Accordion.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { switchDetailsCopy as copy } from './switch-details.copy.ts';
import { SwitchExplained } from './SwitchExplained.tsx';
import { SwitchFacts, type SwitchFactsProps } from './SwitchFacts.tsx';
import classes from './SwitchDetails.module.css';

type SwitchDetailsProps = SwitchFactsProps & {
  /** Whether the customer has come to read how it works; closed where there is something to decide. */
  isExplained?: boolean;
  /** The chat is asked for: a dialog closes, as the chat opens over the page. */
  onChat?: () => void;
};

/** Everything about a switch: its facts, what it is, how it goes, and answers (SW-10). The heading is the dialog's. */
export function SwitchDetails({ isExplained = true, onChat, ...facts }: SwitchDetailsProps) {
  return (
    <div className={classes.details}>
      <SwitchFacts {...facts} />
      <Accordion
        items={[{ title: copy.howHeading, content: <SwitchExplained type={facts.type} />, open: isExplained }]}
      />
      <Text>
        <TextLink alone to={chatLink} replace {...(onChat && { onClick: onChat })}>
          {copy.chat}
        </TextLink>
      </Text>
    </div>
  );
}
