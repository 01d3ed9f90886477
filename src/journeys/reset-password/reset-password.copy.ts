import type { ResetPasswordRefusal } from '../../../machines/reset-password/reset-password.types.ts';
import { emailRefusals } from '../../ui/form/fields.copy.ts';
import { newPasswordRefusals, passwordHint } from '../../ui/form/new-password.copy.ts';
import { secretRefusals } from '../../ui/form/secrets.copy.ts';

/** Every word of choosing a new password, by view. */
export const resetPasswordCopy = {
  EnteringEmail: {
    title: 'Forgot your password',
    heading: 'Forgot your password?',
    intro: 'Tell us the email address of your account. We’ll send you a link to choose a new password.',
    email: 'Email address',
    submit: 'Send me a link',
    logIn: 'Back to log in',
  },
  LinkSent: {
    title: 'Check your email',
    heading: 'Check your email',
    body: (email: string) =>
      `If there is an account with ${email}, we’ve sent a link to it. The link works once, and for one hour.`,
    hint: 'Nothing there after a few minutes? Look in your spam folder, or check that the address is right.',
    again: 'Use another email address',
    logIn: 'Back to log in',
  },
  RequestsExceeded: {
    title: 'Too many tries',
    heading: 'Too many attempts in a row',
    body: 'We’ve been asked for several links already. Look for the newest one in your email, or wait a few minutes before you try again.',
    again: 'Try again later',
    logIn: 'Back to log in',
  },
  LinkNotRequested: {
    title: 'Link not sent',
    heading: 'We couldn’t send you a link',
    body: 'That’s on our side. Try again in a moment.',
    retry: 'Try again',
  },
  CheckingLink: { title: 'Choose a new password', heading: 'Choose a new password', loading: 'Checking your link' },
  LinkExpired: {
    title: 'Link run out',
    heading: 'This link has run out',
    body: 'A link works for one hour. Ask for a new one and we’ll send it straight away.',
    again: 'Send me a new link',
  },
  LinkUsed: {
    title: 'Link used',
    heading: 'This link has been used',
    body: 'A link works once. If your password is changed already, log in with the new one.',
    again: 'Send me a new link',
    logIn: 'Log in',
  },
  LinkUnknown: {
    title: 'Link not known',
    heading: 'We don’t know this link',
    body: 'Open the link in our email again. If that doesn’t help, ask for a new one.',
    again: 'Send me a new link',
  },
  LinkNotChecked: {
    title: 'Link not checked',
    heading: 'We couldn’t check your link',
    body: 'That’s on our side; your link is not used up. Try again in a moment.',
    retry: 'Try again',
  },
  EnteringNewPassword: {
    title: 'Choose a new password',
    heading: 'Choose a new password',
    intro: (email: string) => `For your account with ${email}. You’ll be logged out on every device.`,
    password: 'New password',
    passwordHint,
    submit: 'Save new password',
  },
  PasswordNotSaved: {
    title: 'Password not saved',
    heading: 'We couldn’t save your password',
    body: 'Your old password still works, and so does the link. Try again in a moment.',
    retry: 'Try again',
  },
  PasswordChanged: {
    title: 'Password changed',
    heading: 'Your password is changed',
    body: 'You’re logged out on every device. Log in with your new password.',
    logIn: 'Log in',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const resetPasswordRefusals = {
  emailWrong: emailRefusals.emailWrong,
  ...newPasswordRefusals,
  passwordRefused: secretRefusals.passwordRefused,
} as const satisfies Record<ResetPasswordRefusal, string>;
