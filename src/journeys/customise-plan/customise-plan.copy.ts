import type { CustomisePlanRefusal } from '../../../machines/customise-plan/customise-plan.types.ts';
import { freeDatesCopy } from '../../ui/SlotChoice/free-dates.copy.ts';

/** Every word of customising a plan, by view (CU-01). */
export const customisePlanCopy = {
  CustomisingPlan: {
    title: 'Make it yours',
    heading: 'Make it yours',
    intro: 'Choose how long your contract runs and what comes in the box.',
    loading: 'Fetching your options',
    length: 'Contract length',
    lengthHint: {
      fixed: (exitFee: string) =>
        `No mid-contract price rises. If you leave early, you pay ${exitFee} for each month that’s left.`,
      rolling: 'Leave at the end of any month, without an exit fee.',
    },
    setUp: (price: string) => `+ ${price}`,
    kit: 'Your kit',
    router: 'Router',
    routerText: {
      withEngineer: 'Wi-Fi 6 router. Our engineer will help you connect it',
      alone: 'Wi-Fi 6 router. You set it up in minutes',
    },
    included: 'Included',
    mesh: 'Add mesh Wi-Fi',
    meshText: 'A second Wi-Fi point for larger homes',
    date: 'Go Live date',
    dateHint: (date: string) => `From ${date}. We’ll connect you on that day, and nobody needs to be at home.`,
    dateByVisit: 'We’ll connect you on the day of your home install, while the engineer is there.',
    arranged: 'What we arrange',
    switchText: 'We can move your old broadband over for you.',
    switchLink: 'Set up, change or stop your switch',
    switchSetUpText: (provider: string) => `Your switch from ${provider} is set up.`,
    switchSetUpLink: 'Change or stop it',
    book: 'Book your install',
    review: 'Save and review order',
    save: 'Save for later',
  },
  OptionsNotLoaded: {
    title: 'Options not loaded',
    heading: 'We couldn’t fetch your options',
    body: 'Your plan is saved. Try again in a moment.',
    retry: 'Try again',
  },
  CustomisationNotKept: {
    title: 'Choice not saved',
    heading: 'We couldn’t save your choice',
    body: 'What you chose is still here. Try again, or choose something else.',
    retry: 'Try again',
    back: 'Back to my plan',
  },
  JourneySaved: {
    title: 'Saved for later',
    body: 'Come back on any device: log in and enter your code, or open the link.',
    code: 'Your code',
    link: 'Your link',
    until: (date: string) => `We’ll keep it until ${date}. We’ve emailed it to you as well.`,
    close: 'Carry on now',
  },
  JourneyNotSaved: {
    title: 'Order not saved',
    heading: 'We couldn’t save your order',
    body: 'Your choices are still here. Try again, or carry on now.',
    retry: 'Try again',
    back: 'Carry on now',
  },
} as const;

/** What is said at a Go Live date that was refused, by the machine's reason. */
export const customisePlanRefusals = {
  dateMissing: 'Choose your Go Live date',
  dateWrong: 'Enter a real date, like 2027-01-15',
  dateTooSoon: 'That is sooner than we can connect you. Choose a later date',
  dateNotYetOpen: freeDatesCopy.notYetOpen,
} as const satisfies Record<CustomisePlanRefusal, string>;
