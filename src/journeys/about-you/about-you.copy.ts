import type { NameRefusal } from '../../../machines/shared/typed-text.ts';
import { nameRefusals } from '../../ui/form/fields.copy.ts';

/** Every word of telling us a full name, by view. */
export const aboutYouCopy = {
  EnteringName: {
    title: 'About you',
    heading: 'What is your full name?',
    intro: 'We only have part of your name. We need all of it for your contract and for our engineers.',
    firstName: 'First name',
    lastName: 'Last name',
    submit: 'Save and carry on',
  },
  NameNotSaved: {
    title: 'Name not saved',
    heading: 'We couldn’t save your name',
    body: 'What you entered is still here. Try again in a moment.',
    retry: 'Try again',
  },
  WelcomingMember: { title: 'Thank you', heading: 'Thank you', loading: 'Taking you back to where you were' },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const aboutYouRefusals = nameRefusals satisfies Record<NameRefusal, string>;
