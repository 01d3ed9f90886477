import { maxNoteLength } from '../../../machines/book-install/engineer-details.rules.ts';
import type { FailureReason } from '../../../machines/book-install/book-install.selectors.ts';
import type { BookInstallRefusal } from '../../../machines/book-install/book-install.types.ts';
import { goLiveCopy } from '../../ui/format/go-live.copy.ts';
import { engineerRefusals } from '../../ui/form/engineer-fields.copy.ts';
import type { IconName } from '../../ui/AnyIcon/AnyIcon.tsx';
import { freeDatesCopy } from '../../ui/SlotChoice/free-dates.copy.ts';

type Fact = { icon: IconName; text: string };

const outsideFacts: readonly Fact[] = [
  { icon: 'user', text: 'You don’t need to be there.' },
  {
    icon: 'home',
    text: 'The homeowner needs to be happy with the work. If you rent, please ask your landlord first.',
  },
];

const homeFacts: readonly Fact[] = [
  { icon: 'calendar', text: 'Pick any weekday, up to 3 months ahead.' },
  { icon: 'clock', text: 'It takes about an hour, in the morning (8am-12pm) or the afternoon (12pm-4pm).' },
  { icon: 'user', text: 'Someone needs to be at home to let the engineer in.' },
];

const reasons = {
  dateNotYetOpen: freeDatesCopy.notYetOpen,
  unknown: 'Something went wrong, please try again later.',
} satisfies Record<FailureReason, string>;

/** Every word of booking the install, by view (BK-01…03, BK-18…24, RS-04…06). */
export const bookInstallCopy = {
  ReadingOverview: {
    title: 'Book your install',
    heading: 'Book your install',
    introBoth: 'Getting you connected takes two visits from our engineers. You pick the date of each.',
    introOne: 'Getting you connected takes one visit from our engineers. You pick the date.',
    loading: 'Finding out what your home needs',
    steps: 'What happens',
    outsideText:
      'We’ll bring the fibre from the street to a small box on your outside wall. You don’t need to be there.',
    homeText:
      'The engineer will bring the fibre indoors, fit the socket and get you online. Someone needs to be at home. It takes about an hour.',
    method: 'Your connection',
    move: 'You can move a visit until the day before, free of charge.',
    earliest: goLiveCopy.earliest,
    submit: 'Continue',
  },
  InstallationMissing: {
    title: 'No installations found',
    heading: 'We can’t find your install',
    words: 'No installations found.',
    body: 'Your plan is saved. Setting up an install can take a moment. Check again, or chat with us.',
    retry: 'Check again',
    chat: 'Chat with us',
  },
  InstallationNotLoaded: {
    title: 'Install not loaded',
    heading: 'We couldn’t fetch your install',
    body: 'Your plan is saved.',
    retry: 'Try again',
  },
  VisitsNotNeeded: {
    title: 'No visit needed',
    heading: 'Good news, no visit is needed',
    body: 'Your home is already connected to our network. We’ll send your router and switch you on remotely.',
    submit: 'Review my order',
  },
  ReadingKeyInfo: {
    title: 'Before you choose your dates',
    heading: 'Before you choose your dates',
    outsideFacts,
    homeFacts,
    outsideKit: [{ piece: 'box', caption: 'A small box on your outside wall' }],
    homeKit: [
      { piece: 'socket', caption: 'The socket, where the fibre ends' },
      { piece: 'router', caption: 'Your router, plugged into it' },
    ],
    held: 'We hold your dates for 24 hours. They’re booked when you place your order.',
    submitBoth: 'Choose your dates',
    submitOne: 'Choose your date',
    eachDate: 'Choose each date yourself',
  },
  VisitProposed: {
    intro: {
      outsideVisit: 'We’ll bring the fibre to your outside wall. You don’t need to be there.',
      inHomeVisit:
        'The engineer will fit the socket indoors and get you online. Please be at home. It takes about an hour.',
    },
    loading: 'Looking for the first free date',
    submit: { visit: 'Continue', booking: 'Confirm booking' },
  },
  VisitHeld: {
    intro: 'We’re holding this date for you. It’s booked when you place your order.',
    submit: 'Continue',
  },
  VisitRejected: {
    title: 'Choose another date',
    heading: (install: string) => `We couldn’t hold your ${install}`,
    body: 'The network can’t do that date after all. Please choose another one.',
    kept: (install: string) => `Your ${install} is still held`,
    status: 'Not available',
  },
  VisitsRejected: {
    title: 'Choose your dates again',
    heading: 'We couldn’t hold your dates',
    body: 'The network can’t do either date after all. Let’s choose both again, the outside install first.',
    status: 'Not available',
  },
  VisitExpired: {
    title: 'Choose your date again',
    heading: (install: string) => `Your ${install} has expired`,
    body: 'We hold a date for 24 hours, and that time is up. Please choose your date again.',
    status: 'Expired',
  },
  DateTaken: {
    title: 'Choose another date',
    heading: freeDatesCopy.taken.title,
    body: freeDatesCopy.taken.words,
    status: 'Date is no longer available',
  },
  DateNotYetOpen: {
    title: 'Choose an earlier date',
    heading: 'That date isn’t open yet',
    body: reasons.dateNotYetOpen,
    status: 'Not open yet',
  },
  DateTooEarly: {
    title: 'Choose a later date',
    heading: (install: string) => `Your ${install} is now too early`,
    body: 'The outside install has to be done first, and the network needs a few days after it. Please choose a later date, or move the outside install.',
    status: 'Too soon after the outside install',
  },
  SlotsMissing: {
    title: 'No free dates yet',
    heading: (install: string) => `No free dates for your ${install} yet`,
    words: freeDatesCopy.noneFree,
    body: 'The first dates are all taken. There may be room later on.',
    later: 'Look at later dates',
  },
  SlotsNotLoaded: {
    title: 'Dates not loaded',
    heading: 'We couldn’t fetch the dates',
    body: {
      outsideVisit: 'Your plan is saved.',
      inHomeVisit: 'Your plan is saved, and so are the dates you have chosen.',
    },
    retry: 'Try again',
  },
  AddingEngineerNotes: {
    title: 'Engineer notes',
    intro: 'Tell us who the engineer should ask for, and anything they should know before they come.',
    submit: { booking: 'Confirm booking', details: 'Save' },
    cancel: 'Cancel',
  },
  VisitsNotSaved: {
    title: 'Dates not saved',
    heading: 'We couldn’t save your dates',
    body: 'Your dates and notes are still here.',
    retry: 'Try again',
  },
  VisitsNotReserved: {
    title: 'Dates not held',
    heading: 'We couldn’t hold your dates',
    body: 'Your dates and notes are saved, but the network hasn’t held them yet.',
    retry: 'Try again',
  },
  shared: {
    /** What a visit is called, on its own and in a sentence. */
    names: {
      outsideVisit: { title: 'Outside install', install: 'outside install' },
      inHomeVisit: { title: 'Home install', install: 'home install' },
    },
    card: (install: string) => `Your ${install}`,
    reasons,
    change: 'Choose a different date',
    changeOutside: 'Choose a different outside date',
    changeNotes: 'Change engineer notes',
    notBooked: 'Once you’ve confirmed, we hold your dates for 24 hours. They’re booked when you place your order.',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const bookInstallRefusals = engineerRefusals(maxNoteLength) satisfies Record<BookInstallRefusal, string>;
