import type { Message } from '../../outbox/outbox.ts';
import { toMember, type Addressee as To } from '../../words/mail-words.ts';

type Site = { brandName: string; hostUrl: string };

/** An e-mail about the way in. It is read in the member's mailbox only, not on the pages that somebody else may be in. */
export const unlisted = (to: To, subject: string, lines: readonly string[]): Message => ({
  ...toMember(to, subject, lines),
  isListed: false,
});

/** E-mail to who has just become a member. */
export function welcomeMessage(to: To, site: Site): Message {
  return unlisted(to, `Welcome to ${site.brandName}`, [
    `You’re in. Log in with this email address whenever you like: ${site.hostUrl}/auth/login`,
    'If this wasn’t you, tell us and we’ll close the account.',
    site.brandName,
  ]);
}

/** E-mail with the link that sets a new password. */
export function passwordResetMessage(to: To, token: string, site: Site): Message {
  return unlisted(to, 'Choose a new password', [
    `Choose a new password here: ${site.hostUrl}/auth/reset-password?token=${token}`,
    'The link works once, and for one hour.',
    'If you didn’t ask for it, you don’t need to do anything. Your password stays as it is.',
    site.brandName,
  ]);
}

/** E-mail to who has a new password, whoever set it. */
export function passwordChangedMessage(to: To, site: Site): Message {
  return unlisted(to, 'Your password was changed', [
    `Your password was changed, and you were logged out everywhere else. Log in with the new one: ${site.hostUrl}/auth/login`,
    `If this wasn’t you, choose another password now: ${site.hostUrl}/auth/forgot-password`,
    site.brandName,
  ]);
}

export type SecondFactorChange = 'on' | 'moved' | 'off';

const secondFactorNews: Record<SecondFactorChange, { subject: string; body: string }> = {
  on: {
    subject: 'You now log in with a code',
    body: 'When you log in, we’ll ask for a code from your authenticator app as well as your password.',
  },
  moved: {
    subject: 'You now log in with a code from another device',
    body: 'When you log in, we’ll ask for a code from your new device. The old device and the old recovery codes no longer work.',
  },
  off: {
    subject: 'You no longer log in with a code',
    body: 'When you log in, we’ll ask for your password only. Your recovery codes no longer work.',
  },
};

/** A new password leaves the second factor as it is, so it does not help whose account has got another one's device. */
function wayOut(change: SecondFactorChange, { hostUrl }: Site): string {
  const anotherPassword = `choose another password now: ${hostUrl}/auth/forgot-password`;
  if (change === 'off') return `If this wasn’t you, ${anotherPassword}`;
  return [
    `If this wasn’t you, call us or chat with us at once: ${hostUrl}/contact-us`,
    `Then ${anotherPassword}`,
    'A new password alone won’t let you in, because we’d still ask for a code from that device.',
  ].join('\n\n');
}

/** E-mail to who has changed their second factor. */
export function secondFactorChangedMessage(to: To, change: SecondFactorChange, site: Site): Message {
  const { subject, body } = secondFactorNews[change];
  return unlisted(to, subject, [`${body} You were logged out everywhere else.`, wayOut(change, site), site.brandName]);
}

/** E-mail to whose recovery code was used, at log-in or to change the second factor. */
export function recoveryCodeUsedMessage(to: To, left: number, site: Site): Message {
  return unlisted(to, 'A recovery code was used', [
    `One of your recovery codes was used in place of your authenticator app. It doesn’t work again. Codes left: ${left}.`,
    `If your device is gone, set up another one and get new codes: ${site.hostUrl}/dashboard/second-factor`,
    `If this wasn’t you, choose another password now: ${site.hostUrl}/auth/forgot-password`,
    site.brandName,
  ]);
}

/** E-mail to a member after the last try at a code was wrong: to be asked for one takes the password. */
export function codesGuessedMessage(to: To, site: Site): Message {
  return unlisted(to, 'Somebody entered wrong codes', [
    'Somebody entered your password, and then too many wrong codes. No codes work for the next 15 minutes.',
    'If this was you, you don’t need to do anything. Try again later.',
    `If this wasn’t you, somebody knows your password. Choose another one now: ${site.hostUrl}/auth/forgot-password`,
    site.brandName,
  ]);
}
