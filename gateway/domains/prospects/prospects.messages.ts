import type { Message } from '../../outbox/outbox.ts';
import { greeting } from '../../words/mail-words.ts';

/** E-mail to who wants to be first to know. */
export function interestMessage(to: { email: string; firstName: string }, brandName: string): Message {
  return {
    channel: 'email',
    recipient: to.email,
    subject: 'You’re on the list',
    body: [
      greeting(to.firstName),
      `Thanks for your interest in ${brandName} broadband. We’ll email you as soon as you can order it.`,
      'You don’t need to do anything until then.',
      brandName,
    ].join('\n\n'),
  };
}
