import type { Fault, FaultTold, ReportRefusal } from '../../../machines/report-fault/report-fault.types.ts';
import { longDate } from '../../ui/format/date.ts';
import { freeDatesCopy } from '../../ui/SlotChoice/free-dates.copy.ts';
import { overCopy } from './fault-over.copy.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const back = 'Back to your fault';
const otherDate = 'Choose another day';
const heading = 'Report a fault';

/** What is told on the page that somebody comes to. */
const news = {
  reported: 'We’ve got your report. We’ve emailed you what happens next.',
  openAlready:
    'A fault of this plan was reported already, in another tab perhaps. This is how it stands, so we haven’t made a second one.',
  refused: 'We haven’t sent your report, as something has changed since you opened the page. This is how it stands.',
  worksAgain: 'Thanks for telling us. We’ve ended the repair.',
  visitMoved: 'The engineer’s visit has its new day. The network knows, and we’ve emailed you.',
  visitNotMoved:
    'We haven’t moved the engineer’s visit, as something has changed since you opened the page. This is how it stands.',
} satisfies Record<FaultTold, string>;

/** Why a field is refused, by the machine's reasons. */
export const reportRefusals: Record<ReportRefusal, string> = {
  problemMissing: 'Choose what’s wrong',
  detailsMissing: 'Tell us in a few words what’s wrong',
  detailsTooLong: 'Use 250 characters or fewer',
  dateMissing: 'Enter the day on which it began',
  beforeGoLive: 'Enter a day from your Go Live date on',
  inFuture: 'Enter a day and a time of day that have begun: a fault can’t be reported before it begins',
  timeMissing: 'Choose the time of day',
  phoneWrong: 'Enter a UK phone number, like 07700 900123',
};

/** What can be wrong, as it is chosen and read back. */
export const problemNames = {
  NO_CONNECTION: 'No connection at all',
  DROPS: 'It keeps dropping',
  SLOW: 'It’s slow',
  WIFI: 'Wi-Fi doesn’t reach or doesn’t work',
  EQUIPMENT: 'The router or the fibre box is broken',
  OTHER: 'Something else',
} satisfies Record<Fault['problem'], string>;

export const timeNames = {
  NIGHT: 'Night',
  MORNING: 'Morning',
  AFTERNOON: 'Afternoon',
  EVENING: 'Evening',
} satisfies Record<Fault['sinceTime'], string>;

/** Words for what this page knows; '' for what a newer gateway tells. */
export const said = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? (words[key] ?? '') : '';

/** Every word of reporting a fault, by view. */
export const reportFaultCopy = {
  LoadingFaults: { title: heading, heading, loading: 'Looking up your plan' },
  PlanMissing: {
    title: 'Plan not found',
    heading: 'We can’t find that plan',
    body: 'There’s no plan of yours at this address. Your dashboard has all the plans you have.',
    dashboard,
  },
  FaultsNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your plan',
    body: 'Our service isn’t responding. Try again in a moment. If you have no connection at all, call us: our number is under “Contact us”.',
    retry,
    contact: 'Contact us',
  },
  DescribingFault: {
    title: heading,
    heading,
    intro: (planName: string, address: string) => `${planName}, ${address}`,
    promise:
      'We’ll test your line at once, and repair it by the end of the second full working day. If we’re late, each day is worth money off your next bill.',
    first: 'Try this first',
    tries: [
      'Switch the router off, wait thirty seconds, switch it on again and wait three minutes.',
      'Check that the cables sit firmly, above all the one between the fibre box and the router.',
      'Connect a computer to the router by cable. If that’s fast, your line is fine and Wi-Fi needs help.',
    ],
    more: 'The whole five-minute check',
    form: 'Tell us what’s wrong',
    problem: 'What’s wrong?',
    sinceDate: 'Since which day?',
    sinceHint: (goLive: string | null) =>
      goLive === null ? 'A rough guess is fine.' : `A rough guess is fine. You’ve been live since ${longDate(goLive)}.`,
    sinceTime: 'Since what time of day?',
    timeHints: {
      NIGHT: 'Midnight to 6am',
      MORNING: '6am to 12pm',
      AFTERNOON: '12pm to 6pm',
      EVENING: '6pm to midnight',
    } satisfies Record<Fault['sinceTime'], string>,
    details: 'In your own words',
    detailsHint: 'Needed only if you chose “Something else”. Please leave out passwords.',
    phone: 'Phone number',
    phoneHint: 'The engineer calls it if somebody has to come.',
    submit: 'Report this fault',
    news,
  },
  ReportNotSent: {
    title: 'Not sent',
    heading: 'We couldn’t send your report',
    body: 'What you entered is still here. Try again in a moment: there won’t be a second report.',
    retry,
    form: 'Back to your report',
  },
  ShowingFault: {
    title: 'Your fault',
    heading: 'We’re on it',
    next: 'What happens next',
    states: {
      REPORTED: 'The network is testing your line. We’ll email you what it finds.',
      FOUND_OUTSIDE: 'The fault is in the network outside. Nobody has to be at home.',
      FOUND_AT_HOME: 'The fault is in your home, so an engineer has to come in.',
    } as Readonly<Record<string, string>>,
    otherState: 'The network is working on it.',
    promised: (date: string) => `We’ll have it repaired by the end of ${longDate(date)}.`,
    worth: (rate: string) => `If we’re late, each day after it is worth ${rate}, off your next bill.`,
    late: (date: string) =>
      `We promised to have it repaired by the end of ${longDate(date)}, and we haven’t. We’re sorry.`,
    owed: (rate: string, sum: string) =>
      `Each day is worth ${rate}: so far that’s ${sum}, off your next bill after the repair. You don’t have to ask.`,
    wanted: 'Nobody was at home when the engineer came. Choose another day, or we’ll book one for you.',
    chooseDay: 'Choose a day for the engineer',
    noDay: 'We’ll name the day of your repair with your next visit.',
    expected: (date: string) => `The network expects to be done on ${longDate(date)}.`,
    acts: { NETWORK: 'The network', CUSTOMER: 'You: let the engineer in' } as Readonly<Record<string, string>>,
    chooses: 'You: choose a day for the engineer',
    check: 'Check for news',
    notFetched: 'We couldn’t check for news: our service isn’t responding. This is what we knew before.',
    retry,
    working: 'Is it working again?',
    workingText: 'If it is, tell us, and no engineer has to come. If not, you don’t have to do anything.',
    works: 'Yes, it works again',
    plan: 'Back to your plan',
    news,
  },
  ConfirmingClosure: {
    title: 'Is it working again?',
    text: 'We’ll end the repair then. If an engineer’s visit is booked, we’ll call it off. What we owe you for days that were late stays yours.',
    confirm: 'Yes, end the repair',
    decline: 'No, not yet',
  },
  ClosureNotSent: {
    title: 'Not sent',
    heading: 'We couldn’t end the repair',
    body: 'The repair carries on for now. Try again in a moment.',
    retry,
    back,
  },
  DateTaken: {
    title: 'Choose another day',
    heading: 'That time has just been taken',
    body: 'Somebody else was quicker. Your visit hasn’t changed.',
    otherDate,
    back,
  },
  DateNotYetOpen: {
    title: 'Choose an earlier day',
    heading: 'That day isn’t open yet',
    body: `${freeDatesCopy.notYetOpen} Your visit hasn’t changed.`,
    otherDate,
    back,
  },
  DatesNotLoaded: {
    title: 'Days not loaded',
    heading: 'We couldn’t fetch the days',
    body: 'Your visit hasn’t changed. Try again in a moment, or chat with us.',
    retry,
    back,
  },
  DateNotSaved: {
    title: 'Day not saved',
    heading: 'We couldn’t save your new day',
    body: 'We’ve kept the day you chose. Try again in a moment: it can’t be booked twice.',
    retry,
    back,
  },
  ...overCopy(news, dashboard),
} as const;
