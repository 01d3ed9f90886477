import { brand } from '../../content/brand.ts';

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
  aboutHeading: 'About One Touch Switch',
  stepsHeading: 'How it works',
  questionsHeading: 'Questions and answers',
  chat: 'Chat with us',
  GAINING: {
    otherProvider: 'Current provider',
    explanation: `One Touch Switch moves your broadband with one request. ${brand.name} manages it: you don't have to call the provider you leave, and you never pay for notice beyond the day you switch.`,
    completion: 'The day your new service starts',
    steps: [
      'You agree to the switch here. Nothing changes yet.',
      'You place your order, and we tell your current provider the day.',
      'On your Go Live day we start your new service, and your current provider ends the old one.',
      'Your current provider sends you a final bill, up to the day before.',
    ],
    questions: [
      {
        title: 'Will I be without broadband?',
        content:
          'Your old service goes on until the new one works. A gap, if there is one, must not be longer than one working day.',
      },
      {
        title: 'What does it cost to leave?',
        content:
          'Switching is free. Your current provider may charge for leaving a contract early; the amount is in what they have sent you, and only they know it.',
      },
      {
        title: 'What if my installation moves?',
        content: 'Then your switch moves with it. We tell your current provider the new day.',
      },
      {
        title: 'Can I change my mind?',
        content:
          'Yes. Until you order you can stop the switch on this site. After that you have 14 days from your order; chat with us and we stop both.',
      },
      {
        title: 'What happens to my email address and TV?',
        content:
          'Services that come with your old broadband, such as an email address or TV, may end with it. What your current provider has sent you says which.',
      },
    ],
  },
  LOSING: {
    otherProvider: 'New provider',
    explanation: `One Touch Switch moves your broadband with one request. Your new provider manages it: you don't have to call ${brand.name}, and you never pay for notice beyond the day you switch.`,
    completion: 'The day you have asked your new provider for',
    steps: [
      'You have asked your new provider to switch you. Nothing changes yet.',
      'The switch happens on the day that you requested from your new provider.',
      `On that day your new service starts, and ${brand.name} ends yours.`,
      'We send you a final bill, up to the day before.',
    ],
    questions: [
      {
        title: 'What does it cost to leave?',
        content:
          'Switching is free. If your contract still runs, the charge for leaving early is in what we have sent you.',
      },
      {
        title: 'I did not ask for this. What now?',
        content: 'Chat with us at once. We can stop a switch that you did not ask for.',
      },
      {
        title: 'Can I change the day, or my mind?',
        content: 'Ask your new provider: they manage the switch, and tell us.',
      },
      {
        title: 'What do I do with my router?',
        content: 'Keep it until the switch is done. We send you a free label to return it.',
      },
    ],
  },
} as const satisfies Record<string, string | Words>;
