import type { LeaveNews, LeavePlanRefusal } from '../../../machines/leave-plan/leave-plan.types.ts';
import { longDate } from '../../ui/format/date.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const heading = 'Leave us';

/** What is told on the page that somebody comes back to. */
const news = {
  costsChanged:
    'What leaving costs has changed since you looked. Here it is as it stands now. Nothing has been sent yet.',
  askedElsewhere: 'This plan’s end has been chosen elsewhere, in another tab perhaps. This is how it stands.',
  stayingTooLate: 'It’s too late to keep this plan: a plan can be kept until the day before its last day.',
} satisfies Record<LeaveNews, string>;

/** Why a field is refused, by the machine's reasons. */
export const leavePlanRefusals: Record<LeavePlanRefusal, string> = {
  notChosen: 'Choose your last day',
  notAccepted: 'Tick the box to say that you’ve read what leaving costs',
};

/** Every word of leaving, by view. */
export const leavePlanCopy = {
  LoadingLeaving: { title: heading, heading, loading: 'Looking up what leaving means for you' },
  PlanMissing: {
    title: 'Plan not found',
    heading: 'We can’t find that plan',
    body: 'There’s no plan of yours at this address. Your dashboard has all the plans you have.',
    dashboard,
  },
  LeavingNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your plan',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  NotLiveYet: {
    title: 'Not live yet',
    heading: 'Your broadband isn’t live yet',
    body: 'There’s no plan to leave before Go Live. You can cancel the order instead, on its own page.',
    order: 'See your order',
    dashboard,
  },
  PlanEnded: {
    title: 'Plan ended',
    heading: 'This plan has ended',
    body: (endedOn: string | null) =>
      endedOn === null
        ? 'There’s nothing left to leave. You can still read all your bills.'
        : `Its last day was ${longDate(endedOn)}. You can still read all your bills.`,
    bills: 'See your bills',
    dashboard,
  },
  ChoosingLastDay: {
    title: heading,
    heading,
    intro: (planName: string, address: string) => `${planName}, ${address}`,
    means: 'What leaving means for you',
    rules: {
      WITHDRAW: (until: string | null) =>
        until === null
          ? 'You’re within 14 days of your order, so you can change your mind. You’ll pay only for the days you’ve used.'
          : `Until ${longDate(until)} you can change your mind. You’ll pay only for the days you’ve used.`,
      EXIT_FEE: () =>
        'You’re within your minimum term. Leaving early costs 60% of the monthly price for each month that’s left, and nothing for a month that pauses have added; leaving at its end costs nothing.',
      NOTICE: () => 'Your minimum term is over. You can leave at one month’s notice, without a fee.',
      ROLLING: () => 'Your plan rolls from month to month. It can end with the month you’ve paid for, without a fee.',
      other: () => 'These are the days on which your plan can end.',
    },
    facts: [
      'Your broadband works until the end of your last day.',
      'What you’ve paid ahead for days after it comes back to you.',
      'We’ll send you a prepaid bag for the router, and for your second Wi-Fi point if you have one.',
    ],
    switching: 'Moving to another provider?',
    switchingText:
      'Then you don’t need to do anything here. Ask your new provider to switch you: they’ll tell us, and you’ll pay nothing past the day before the switch.',
    pausing: 'Away for a while?',
    pausingText: 'You can pause your broadband for up to four weeks, free of charge.',
    pause: 'Pause your plan',
    choose: 'Choose your last day',
    when: 'When do you want your plan to end?',
    refund: (amount: string) => `We’ll give you back ${amount}`,
    submit: 'See what it costs',
    news,
  },
  ConfirmingLeaving: {
    title: 'Check before you leave',
    heading: 'Check before you leave',
    lastDay: 'Last day',
    sendBack: 'Send the router back by',
    fallsAway: 'What else changes',
    accept: 'I’ve read what leaving costs',
    submit: 'End my plan',
    otherDay: 'Choose another day',
    undo: 'You can take this back until the day before your last day.',
    news,
  },
  LeavingNotSent: {
    title: 'Not sent',
    heading: 'We couldn’t end your plan',
    body: 'Your plan goes on for now. We’ve kept the day you chose. Try again in a moment.',
    retry,
    costs: 'Look at the costs again',
  },
  ShowingLeaving: {
    title: 'Your plan is ending',
    heading: 'Your plan is ending',
    ends: (lastDay: string) => `Your last day is ${longDate(lastDay)}.`,
    plan: 'Plan',
    address: 'Address',
    sendBack: 'Send the router back by',
    sendBackText:
      'We’ll send you a prepaid bag before your last day. Put in the router with its power supply, and your second Wi-Fi point if you have one.',
    keeping: 'Changed your mind?',
    keepUntil: (until: string) =>
      `You can keep your plan until ${longDate(until)}, at the same price and with the same contract.`,
    tooLate: 'It’s your last day, or past it, so your plan can’t be kept any more. You can always order again.',
    keep: 'Keep my plan',
    dashboard,
    news,
  },
  ConfirmingStaying: {
    title: 'Keep your plan?',
    text: 'Your plan goes on as before: same price, same contract, no final bill.',
    textIfMoving: 'Your plan won’t end on the day you chose.',
    confirm: 'Yes, keep my plan',
    decline: 'No, let it end',
  },
  StayingNotSent: {
    title: 'Not sent',
    heading: 'We couldn’t keep your plan',
    body: 'It still ends on the day you chose. Try again in a moment.',
    retry,
    costs: 'Back to your plan’s end',
  },
  PlanKept: {
    title: 'You’re staying',
    heading: 'Good that you’re staying',
    headingIfMoving: 'You’ve kept your plan',
    body: 'Your plan goes on as before. We’ve emailed you to confirm it.',
    bodyIfMoving: 'It won’t end on the day you chose. We’ve emailed you to confirm it.',
    dashboard,
  },
} as const;
