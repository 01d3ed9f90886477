import type { RegisterRefusal } from '../../../machines/register/register.types.ts';
import { birthDateRefusals } from '../../ui/form/birth-date.copy.ts';
import { emailRefusals, nameRefusals } from '../../ui/form/fields.copy.ts';
import { newPasswordRefusals, passwordHint } from '../../ui/form/new-password.copy.ts';

/** Every word of joining, by view. */
export const registerCopy = {
  EnteringRegistration: {
    title: 'Join us',
    heading: 'Join us',
    intro: 'Create an account to order your broadband, and to move a visit or change your plan later.',
    sent: 'A friend sent you. You’ll both get £5 of credit once your first SIM plan, credit by card or broadband bill is paid, as long as their link is good.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phone: 'Mobile number',
    phoneHint: 'So that an engineer can reach you. UK number, for example 07700 900123',
    password: 'Password',
    passwordHint,
    marketing: 'Send me offers and news by email',
    submit: 'Join us',
    logIn: 'Already have an account? Log in',
  },
  /** The same page in the middle of an order. */
  inOrder: {
    title: 'Create your account',
    heading: 'Create your account',
    intro: 'With an account you’ll find your order, visits and bills in one place.',
    logIn: 'Already with us? Log in',
    submit: 'Create account and carry on',
  },
  RegistrationNotAnswered: {
    title: 'Account not created',
    heading: 'We couldn’t create your account',
    body: 'What you entered is still here, apart from your password. Try again in a moment.',
    retry: 'Try again',
  },
  WelcomingMember: { title: 'Welcome', heading: 'Welcome', loading: 'Taking you back to where you were' },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const registerRefusals = {
  ...nameRefusals,
  emailWrong: emailRefusals.emailWrong,
  emailTaken: 'There is a member with that email address. Log in instead',
  ...birthDateRefusals,
  tooYoung: 'You have to be 18 or over to join',
  ...newPasswordRefusals,
} as const satisfies Record<RegisterRefusal, string>;
