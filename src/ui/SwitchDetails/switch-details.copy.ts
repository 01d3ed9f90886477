import { brand } from '../../pages/content/brand.ts';

type Question = { title: string; content: string };
type Words = {
  otherProvider: string;
  explanation: string;
  completion: string;
  steps: readonly string[];
  questions: readonly Question[];
};

/** The words of the switch details (SW-10…12), for a customer who comes (GAINING) and for one who leaves (LOSING). */
export const switchDetailsCopy = {
  title: 'Switch ready to start',
  reference: 'One Touch Switch reference',
  completionDate: 'Completion date',
  address: 'Home address',
  lastName: 'Last name',
  accountNumber: 'Account number',
  notGiven: 'Not given',
  factsHeading: 'Your switch in detail',
  howHeading: 'How One Touch Switch works',
  chat: 'Chat with us',
  GAINING: {
    otherProvider: 'Current provider',
    explanation: `One Touch Switch moves your broadband with one request. ${brand.name} manages it. You don’t have to call the provider you’re leaving, and you never pay for notice beyond the day you switch.`,
    completion: 'Your Go Live date',
    steps: [
      'You agree to the switch here. Nothing changes yet.',
      'You place your order, and we’ll tell your current provider the date.',
      'On your Go Live date, we’ll start your new service and your current provider will end the old one.',
      'Your current provider will send you a final bill, up to the day before.',
    ],
    questions: [
      {
        title: 'Will I be without broadband?',
        content:
          'Your current service stays on until the new one works. A gap, if there is one, must not be longer than one working day.',
      },
      {
        title: 'What does it cost to leave?',
        content:
          'Switching is free. Your current provider may charge for leaving a contract early. Only they know the amount, and they have sent it to you.',
      },
      {
        title: 'What if my installation moves?',
        content: 'Your switch will move with it. We’ll tell your current provider the new date.',
      },
      {
        title: 'Can I change my mind?',
        content:
          'Yes. Until you order, you can stop the switch on this site. After that, you have 14 days from your order. Chat with us and we’ll stop both.',
      },
      {
        title: 'What happens to my email address and TV?',
        content:
          'Services that come with your current broadband, such as an email address or TV, may end with it. What your current provider has sent you says which.',
      },
    ],
  },
  LOSING: {
    otherProvider: 'New provider',
    explanation: `One Touch Switch moves your broadband with one request. Your new provider manages it. You don’t have to call ${brand.name}, and you never pay for notice beyond the day you switch.`,
    completion: 'The day you asked your new provider for',
    steps: [
      'You have asked your new provider to switch you. Nothing changes yet.',
      'The switch happens on the day that you requested from your new provider.',
      `On that day your new service will start, and ${brand.name} will end your current one.`,
      'We’ll send you a final bill, up to the day before.',
    ],
    questions: [
      {
        title: 'What does it cost to leave?',
        content:
          'Switching is free. If your contract hasn’t ended, the charge for leaving early is in what we have sent you.',
      },
      {
        title: 'I didn’t ask for this. What now?',
        content:
          'Say so on the page of your switch, with “This wasn’t me”. We’ll ask your new provider to cancel: once they have ordered, only they can.',
      },
      {
        title: 'Can I change the day, or my mind?',
        content: 'Ask your new provider. They manage the switch, and they’ll tell us.',
      },
      {
        title: 'What do I do with my router?',
        content: 'Keep it until the switch is done. We’ll send you a prepaid bag to return it.',
      },
    ],
  },
} as const satisfies Record<string, string | Words>;
