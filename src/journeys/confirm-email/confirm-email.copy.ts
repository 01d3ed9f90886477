import type { ConfirmEmailRefusal } from '../../../machines/confirm-email/confirm-email.types.ts';
import { secretRefusals } from '../../ui/form/secrets.copy.ts';

/** Every word of confirming another email address, by view. */
export const confirmEmailCopy = {
  CheckingLink: { title: 'Confirm your email', heading: 'Confirm your email address', loading: 'Checking your link' },
  LinkExpired: {
    title: 'Link run out',
    heading: 'This link has run out',
    body: 'A link works for 24 hours. Your email address stays as it is. If you still want to change it, ask for a new link on your profile.',
    profile: 'Go to your profile',
  },
  LinkUsed: {
    title: 'Link no longer works',
    heading: 'This link no longer works',
    body: 'If you’ve confirmed the address already, log in with it.',
    ended:
      'A link also ends when you cancel the change, ask for another one, or choose a new password. Your profile shows which address you have now.',
    profile: 'Go to your profile',
    logIn: 'Log in',
  },
  LinkUnknown: {
    title: 'Link not known',
    heading: 'We don’t know this link',
    body: 'Open the link in our email again. If that doesn’t help, ask for a new one on your profile.',
    profile: 'Go to your profile',
  },
  LinkNotChecked: {
    title: 'Link not checked',
    heading: 'We couldn’t check your link',
    body: 'That’s on our side; your link still works. Try again in a moment.',
    retry: 'Try again',
  },
  ReadingAddress: {
    title: 'Confirm your email',
    heading: 'Confirm your email address',
    intro: 'You asked us to use another email address for your account. Is this the right one?',
    email: 'New email address',
    after:
      'Once you’ve confirmed it you log in with it, and we’ll send your emails there. You stay logged in on your devices.',
    notYours: 'If you didn’t ask for it, close this page. Nothing changes.',
    password: 'Your password',
    passwordHint: 'The one you log in with now. It shows us that the link has come to you.',
    confirm: 'Confirm this address',
  },
  EmailTaken: {
    title: 'Address in use',
    heading: 'Another account uses this address',
    body: (email: string) =>
      `There is another account with ${email} now, so we couldn’t add it to yours. Your email address stays as it is.`,
    hint: 'If that account is yours, too, log in with it. If not, choose another address on your profile.',
    profile: 'Go to your profile',
    logIn: 'Log in',
  },
  EmailNotConfirmed: {
    title: 'Address not confirmed',
    heading: 'We couldn’t confirm your address',
    body: 'That’s on our side. Try again in a moment.',
    retry: 'Try again',
  },
  EmailConfirmed: {
    title: 'Email address changed',
    heading: 'Your email address has been changed',
    body: (email: string) => `From now on you log in with ${email}, and we’ll send your emails there.`,
    told: 'We’ve told your old address, too.',
    profile: 'Go to your profile',
    logIn: 'Log in',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const confirmEmailRefusals = {
  passwordMissing: secretRefusals.passwordMissing,
  passwordWrong: 'That is not your password. Check it and try again',
  tooManyTries: secretRefusals.tooManyTries,
} as const satisfies Record<ConfirmEmailRefusal, string>;
