import type { FaultTold } from '../../../machines/report-fault/report-fault.types.ts';
import { longDate } from '../../ui/format/date.ts';

/** Words of the pages on which nothing is being repaired: a fault is over, or none can be reported. */
export const overCopy = (news: Record<FaultTold, string>, dashboard: string) =>
  ({
    FaultOver: {
      title: 'Your fault',
      headings: {
        REPAIRED: 'Your broadband is repaired',
        NOT_FOUND: 'We found no fault',
        CUSTOMER_EQUIPMENT: 'The cause is in equipment of your own',
        WORKS_AGAIN: 'Good that it works again',
        SERVICE_ENDED: 'Your broadband has ended',
      } as Readonly<Record<string, string>>,
      otherHeading: 'No fault is open',
      texts: {
        REPAIRED: 'The network repaired the fault.',
        NOT_FOUND: 'The network tested your line, and everything on it is in order. Your Wi-Fi may need help.',
        CUSTOMER_EQUIPMENT: 'The engineer found that something of your own is the cause, not our service.',
        WORKS_AGAIN: 'You told us that it works again, so we ended the repair.',
        SERVICE_ENDED: 'The fault ended with it.',
      } as Readonly<Record<string, string>>,
      ended: (date: string) => `It ended on ${longDate(date)}.`,
      owed: (sum: string) => `For the wait you get ${sum}, off the first bill after the repair. You don’t have to ask.`,
      working: 'Is it working?',
      workingText: 'Then there’s nothing for you to do. If it isn’t, or something else is wrong, tell us.',
      report: {
        REPAIRED: 'No, report it again',
        NOT_FOUND: 'No, report it again',
      } as Readonly<Record<string, string>>,
      otherReport: 'Report a fault',
      check: 'See what often helps',
      plan: 'Back to your plan',
      news,
    },
    FaultBlocked: {
      title: 'Report a fault',
      headings: {
        NOT_LIVE: 'Your broadband isn’t live yet',
        PAUSED: 'Your broadband is paused',
        ENDED: 'Your broadband has ended',
      } as Readonly<Record<string, string>>,
      otherHeading: 'A fault can’t be reported now',
      reasons: {
        NOT_LIVE: (expected: string | null) =>
          expected === null
            ? 'So there’s nothing to repair yet. Your order says how your installation goes.'
            : `So there’s nothing to repair yet. Your Go Live date is expected to be ${longDate(expected)}; if something is wrong with it, your order says so.`,
        PAUSED: () =>
          'So it’s meant to be off. End the pause on your plan’s page to use it again. If it doesn’t come back, report that here.',
        ENDED: () => 'So there’s nothing to repair. What we owe you is on your final bill, or comes after it.',
      },
      otherReason: 'Chat with us or call us, and we’ll help you.',
      ways: { NOT_LIVE: 'See your order', PAUSED: 'Go to your plan', ENDED: 'See your bills' },
      dashboard,
      news,
    },
    /** What stands on several of the pages. */
    FaultParts: {
      facts: 'Your fault',
      number: 'Fault number',
      problem: 'What’s wrong',
      since: 'Since',
      details: 'In your own words',
      phone: 'Phone number',
      none: 'None',
      reported: 'Reported',
      nextStep: 'Next step',
      visits: 'Engineer visits',
      visitStates: {
        BOOKED: 'Booked',
        ON_THE_WAY: 'The engineer is on the way',
        ARRIVED: 'The engineer is there',
        DONE: 'Done',
        NO_ACCESS: 'Nobody was at home',
        MISSED: 'The engineer didn’t come. We’re sorry',
        CANCELLED: 'Called off',
      } as Readonly<Record<string, string>>,
      atHome: 'Somebody aged 18 or over has to be at home.',
      outside: 'The engineer works outside. Nobody has to be at home.',
      engineer: 'Engineer:',
      until: (date: string) => `You can choose another day until ${longDate(date)}.`,
      tooLate: (date: string) =>
        `It’s too late to choose another day: that could be done until ${longDate(date)}. Chat or call if you can’t be at home.`,
      otherDay: 'Choose another day',
      noEngineer: 'We’ll tell you the engineer’s name once we know it.',
      promises: 'What we promised you',
      history: 'What has happened',
      earlier: 'Earlier faults',
      ends: {
        REPAIRED: 'Repaired',
        NOT_FOUND: 'No fault found',
        CUSTOMER_EQUIPMENT: 'Equipment of your own',
        WORKS_AGAIN: 'Worked again',
        SERVICE_ENDED: 'Ended with the broadband',
      } as Readonly<Record<string, string>>,
      otherEnd: 'Over',
      talk: 'Rather talk to us?',
      talkText: 'Chat or call if you can’t wait, or if anything about a visit is unclear.',
      chat: 'Chat with us',
      call: (phone: string) => `Call ${phone}`,
    },
  }) as const;
