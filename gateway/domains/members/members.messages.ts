import type { Message } from '../../outbox/outbox.ts';
import { greeting } from '../../words/mail-words.ts';

/** E-mail to a member whose full name is another one now. The new name is not quoted: whoever took the account chose it. */
export function nameChangedMessage(
  to: { email: string; memberName: string },
  site: { brandName: string; hostUrl: string },
): Message {
  return {
    channel: 'email',
    recipient: to.email,
    subject: 'Your name was changed',
    body: [
      greeting(to.memberName),
      'The name on your account was changed.',
      'If this was you, you don’t need to do anything.',
      `If this wasn’t you, choose another password now: ${site.hostUrl}/auth/forgot-password`,
      `Then call us or chat with us: ${site.hostUrl}/contact-us`,
      site.brandName,
    ].join('\n\n'),
  };
}
