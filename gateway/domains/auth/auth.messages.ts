import type { Message } from '../../outbox/outbox.ts';
import { greeting } from '../../outbox/greeting.ts';

/** E-mail to who has just become a member. */
export function welcomeMessage(
  to: { email: string; memberName: string },
  site: { brandName: string; hostUrl: string },
): Message {
  return {
    channel: 'email',
    recipient: to.email,
    subject: `Welcome to ${site.brandName}`,
    body: [
      greeting(to.memberName),
      `You’re in. Log in with this email address whenever you like: ${site.hostUrl}/auth/login`,
      'If this wasn’t you, tell us and we’ll close the account.',
      site.brandName,
    ].join('\n\n'),
  };
}
