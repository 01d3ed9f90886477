import { chatLink } from '../../../pages/content/chat-link.ts';
import { contact } from '../../../pages/content/contact.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { reportFaultCopy } from '../report-fault.copy.ts';
import classes from './ReportFault.module.css';

const { FaultParts: copy } = reportFaultCopy;

/** Chat and phone, for who can't wait or needs help. */
export function TalkToUs() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="fault-talk">
      <div className={classes.part}>
        <h2 id="fault-talk">{copy.talk}</h2>
        <Text>{copy.talkText}</Text>
        <ul className={classes.links}>
          <li>
            <TextLink alone to={chatLink} replace>
              {copy.chat}
            </TextLink>
          </li>
          <li>
            <TextLink alone to={`tel:${contact.phone.replaceAll(' ', '')}`}>
              {copy.call(contact.phone)}
            </TextLink>
          </li>
        </ul>
        <Text type="murmur" tone="soft">
          {contact.hours}
        </Text>
      </div>
    </Card>
  );
}
