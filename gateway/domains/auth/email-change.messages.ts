import type { Message } from '../../outbox/outbox.ts';
import type { Addressee as To } from '../../words/mail-words.ts';
import { unlisted } from './auth.messages.ts';

type Site = { brandName: string; hostUrl: string };

/** E-mail to the new address, with the link that confirms it. */
export function confirmEmailMessage(to: To, token: string, site: Site): Message {
  return unlisted(to, 'Confirm your email address', [
    `You asked us to use this email address for your account. Confirm it here: ${site.hostUrl}/auth/confirm-email?token=${token}`,
    'The link works once, and for 24 hours. Until then you log in with the address you have now.',
    'If you didn’t ask for it, you don’t need to do anything. We won’t use this address.',
    site.brandName,
  ]);
}

/** E-mail to the address of now. The new one is not quoted: whoever took the account chose it. */
export function emailChangeRequestedMessage(to: To, site: Site): Message {
  return unlisted(to, 'Somebody asked to change your email address', [
    'Somebody asked us to use another email address for your account. It changes when they open the link that we’ve sent to that address. Until then you log in with this one.',
    'If this was you, open the link in that email.',
    `If this wasn’t you, somebody knows your password. Choose another one now: ${site.hostUrl}/auth/forgot-password`,
    'With a new password the link no longer works, and your email address stays as it is.',
    site.brandName,
  ]);
}

/** E-mail to the address of before. No link to a new password goes there any more, so that only we can help. */
export function emailChangedMessage(to: To, site: Site): Message {
  return unlisted(to, 'Your email address was changed', [
    `The email address of your account was changed, and this one no longer logs you in. Log in with the new one: ${site.hostUrl}/auth/login`,
    'If this was you, you don’t need to do anything.',
    `If this wasn’t you, call us or chat with us at once: ${site.hostUrl}/contact-us`,
    site.brandName,
  ]);
}
