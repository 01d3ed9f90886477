import { ukDateOf } from '../../../platform/clock/clock.ts';
import { longDate } from '../../words/date-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { greeting } from '../../words/mail-words.ts';

/** E-mail with the code and the link of a saved journey. */
export function savedMessage(
  to: { email: string; memberName: string },
  { code, link, until }: { code: string; link: string; until: Date },
  brandName: string,
): Message {
  return {
    channel: 'email',
    recipient: to.email,
    subject: 'We’ve saved your order',
    body: [
      greeting(to.memberName),
      `Carry on where you left off: ${link}`,
      `Or use the code ${code} on any device. We’ll keep it until ${longDate(ukDateOf(until))}.`,
      brandName,
    ].join('\n\n'),
  };
}
