import type { RegisterInterestRefusal } from '../../../machines/register-interest/register-interest.types.ts';
import { addressRefusals, emailRefusals, nameRefusals } from '../../ui/form/fields.copy.ts';

/** Every word of registering interest, by view (RI-01). */
export const registerInterestCopy = {
  EnteringDetails: {
    title: 'Be first to know',
    heading: 'Be first to know',
    intro:
      'Leave your email address and we’ll email you when full fibre reaches your home. We won’t send anything else.',
    address: 'Your address',
    postcode: 'Postcode',
    streetNumber: 'House number or name',
    streetNumberHint: 'For example 12, 12A, Flat 3 or Curlew Cottage',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    emailHint: 'We only use it to tell you about broadband at this address.',
    submit: 'Sign me up',
  },
  InterestNotRegistered: {
    title: 'Not saved',
    heading: 'We couldn’t save that',
    body: 'What you entered is still here. Try again in a moment.',
    retry: 'Try again',
    change: 'Change your details',
  },
  InterestRegistered: {
    title: 'You’re on the list',
    heading: 'You’re on the list',
    body: (email: string) => `We’ll email ${email} when there’s news.`,
    home: 'Back to broadband',
    another: 'Check another address',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const registerInterestRefusals = {
  ...addressRefusals,
  ...nameRefusals,
  ...emailRefusals,
} as const satisfies Record<RegisterInterestRefusal, string>;
