import type { LogInRefusal } from '../../../machines/log-in/log-in.types.ts';
import { emailRefusals } from '../../ui/form/fields.copy.ts';
import { notResponding, secretRefusals } from '../../ui/form/secrets.copy.ts';

/** Every word of logging in, by view. */
export const logInCopy = {
  EnteringCredentials: {
    title: 'Log in',
    heading: 'Log in',
    /** Only with an order under way. */
    intro: 'Log in to carry on. We’ve saved what you’ve chosen so far.',
    email: 'Email address',
    password: 'Password',
    submit: 'Log in',
    join: 'New here? Join us',
    /** In its place with a plan picked: the heading of the page that it leads to. */
    createAccount: 'Create your account',
    forgotten: 'Forgot your password?',
  },
  EnteringCode: {
    title: 'Enter your code',
    heading: 'Enter your code',
    intro: 'Open your authenticator app and enter the 6-digit code it shows.',
    code: '6-digit code',
    submit: 'Carry on',
    recovery: 'Use a recovery code',
    restart: 'Use another account',
  },
  EnteringRecoveryCode: {
    title: 'Enter a recovery code',
    heading: 'Enter a recovery code',
    intro: 'You got ten of them when you set up your authenticator app. Each works once.',
    code: 'Recovery code',
    hint: '12 letters and digits, like 7KQM-2XWD-9HTF',
    submit: 'Carry on',
    app: 'Use your authenticator app',
    restart: 'Use another account',
  },
  AttemptsExceeded: {
    title: 'Too many attempts',
    heading: 'Too many attempts',
    body: 'To keep your account safe, please wait a few minutes before you try again.',
    restart: 'Back to log in',
  },
  LogInNotAnswered: {
    title: 'We couldn’t log you in',
    heading: 'We couldn’t log you in',
    body: notResponding,
    retry: 'Try again',
  },
  MemberNotWelcomed: {
    title: 'Almost there',
    heading: 'We couldn’t take you back',
    body: 'Your details were right, but we can’t open your account at the moment. Try again in a moment.',
    retry: 'Try again',
    restart: 'Back to log in',
  },
  WelcomingMember: { title: 'Welcome back', heading: 'Welcome back', loading: 'Taking you back to where you were' },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const logInRefusals = {
  emailMissing: emailRefusals.emailMissing,
  passwordMissing: secretRefusals.passwordMissing,
  noMatch: 'That email address and password do not match. Check both and try again',
  codeMissing: secretRefusals.codeMissing,
  codeWrong: secretRefusals.codeWrong,
  recoveryCodeMissing: 'Enter the 12 letters and digits of a recovery code',
  recoveryCodeWrong: 'That recovery code is not right or has been used. Check it, or enter another one',
  tooLate: 'That took too long. Enter your password to log in again',
} as const satisfies Record<LogInRefusal, string>;
