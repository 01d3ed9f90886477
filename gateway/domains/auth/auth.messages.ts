import type { Message } from '../../outbox/outbox.ts';
import { greeting } from '../../outbox/greeting.ts';

type To = { email: string; memberName: string };
type Site = { brandName: string; hostUrl: string };

/** E-mail to who has just become a member. */
export function welcomeMessage(to: To, site: Site): Message {
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

/** E-mail with the link that sets a new password. */
export function passwordResetMessage(to: To, token: string, site: Site): Message {
  return {
    channel: 'email',
    recipient: to.email,
    subject: 'Choose a new password',
    body: [
      greeting(to.memberName),
      `Choose a new password here: ${site.hostUrl}/auth/reset-password?token=${token}`,
      'The link works once, and for one hour.',
      'If you didn’t ask for it, you don’t need to do anything. Your password stays as it is.',
      site.brandName,
    ].join('\n\n'),
  };
}

/** E-mail to who has a new password, whoever set it. */
export function passwordChangedMessage(to: To, site: Site): Message {
  return {
    channel: 'email',
    recipient: to.email,
    subject: 'Your password was changed',
    body: [
      greeting(to.memberName),
      `Your password was changed, and you were logged out everywhere else. Log in with the new one: ${site.hostUrl}/auth/login`,
      `If this wasn’t you, choose another password now: ${site.hostUrl}/auth/forgot-password`,
      site.brandName,
    ].join('\n\n'),
  };
}
