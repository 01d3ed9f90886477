import type { DepartureStanding } from '../../../machines/follow-switch/follow-switch.rules.ts';
import type { LosingSwitch, SwitchNewsTold } from '../../../machines/follow-switch/follow-switch.types.ts';
import { switchDetailsCopy } from '../../ui/SwitchDetails/switch-details.copy.ts';
import { longDate } from '../../ui/format/date.ts';

const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const chat = 'Chat with us';
const details = 'See all about your switch';

/** On a day, or on one that the words name. */
const onDay = (day: string | null): string => (day === null ? 'on the day that you requested' : `on ${longDate(day)}`);

type OwnEnd = NonNullable<LosingSwitch['ownEnd']>;

type Words = {
  title: string;
  heading: (provider: string) => string;
  /** The heading where the plan ends by itself, before the switch or without it. */
  ownHeading?: (provider: string) => string;
  /** `day`: of the switch; `until`: how long what the provider was told is good for anything. */
  body: (about: { provider: string; day: string | null; until: string | null }) => string;
  /** In place of those where the day has passed, and nothing was carried out. */
  overdue?: { heading: (provider: string) => string; body: (provider: string, day: string) => string; goesOn: string };
  /** In place of the body where the plan is gone. */
  overBody?: (provider: string, day: string) => string;
  /** What is true besides unless the plan has an end of its own. */
  goesOn?: string;
};

const goesOn = 'Your service goes on as before.';
const isOff = (provider: string) => `Your switch to ${provider} is off`;

/** Every word of the page of a switch, by view. */
export const followSwitchCopy = {
  LoadingSwitch: { title: 'Your switch', heading: 'Your switch', loading: 'Looking up your switch' },
  SwitchMissing: {
    title: 'Switch not found',
    heading: 'We can’t find that switch',
    body: 'There’s no switch of yours at this address. Your dashboard has your orders and plans.',
    dashboard,
  },
  SwitchNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your switch',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  FollowingArrival: {
    title: 'Your switch',
    heading: 'Your switch',
    intro: (provider: string) => `From ${provider} to us`,
    progress: 'How it goes',
    check: 'Check progress',
    details,
    order: 'See your order',
    again: 'Try the switch again',
    chat,
    dashboard,
  },
  FollowingDeparture: {
    standings: {
      asked: {
        title: 'Request from another provider',
        heading: (provider) => `${provider} has asked about your broadband`,
        body: ({ until }) =>
          `You may be thinking of switching to them. Nothing has changed.${until === null ? '' : ` They can use our answer until ${longDate(until)}.`}`,
        goesOn: 'Your service goes on as it is unless you order from them.',
      },
      coming: {
        title: 'Your switch',
        heading: (provider) => `Your broadband moves to ${provider}`,
        ownHeading: (provider) => `${provider} has ordered your switch`,
        body: ({ provider, day }) =>
          `The switch happens on the day requested from your new provider: ${day === null ? 'they haven’t told us which' : longDate(day)}. To change the day, or to stop it, ask ${provider}.`,
        overdue: {
          heading: (provider) => `${provider} is late with your switch`,
          body: (provider, day) =>
            `${provider} ordered your switch for ${longDate(day)} and hasn’t told us that your new service is live. To hear when it comes, or to stop it, ask them.`,
          goesOn: 'Until then your broadband goes on with us.',
        },
        overBody: (provider, day) =>
          `${provider} ordered your switch for ${longDate(day)}, and their order still stands. As your plan with us has ended, it ends nothing more here and costs you nothing more. To hear when your new service starts, or to stop it, ask them.`,
      },
      moved: {
        title: 'Your broadband has moved',
        heading: (provider) => `Your broadband has moved to ${provider}`,
        body: ({ day }) =>
          `Your new service went live ${onDay(day)}. What there is to pay, or comes back to you, is with your bills.`,
        goesOn: 'You pay us for no day from then on.',
      },
      staying: {
        title: 'Your switch is off',
        heading: () => 'Your broadband stays with us',
        ownHeading: isOff,
        body: ({ provider }) => `${provider} has cancelled the switch.`,
        goesOn,
      },
      ranOut: {
        title: 'Your switch is off',
        heading: () => 'Your broadband stays with us',
        ownHeading: isOff,
        body: ({ provider }) => `What ${provider} asked for has run out, and nothing came of it.`,
        goesOn,
      },
      stopped: {
        title: 'Request stopped',
        heading: () => 'You’ve stopped this request',
        body: ({ provider }) =>
          `You told us that this wasn’t you. Our answer to ${provider} is void: if they order with it, their order is refused.`,
        goesOn,
      },
      unknown: {
        title: 'Your switch',
        heading: (provider) => `Your switch to ${provider}`,
        body: () => 'We can’t say here how it stands. Chat with us and we’ll look at it together.',
      },
    } satisfies Record<DepartureStanding, Words> as Record<DepartureStanding, Words>,
    ownEnd: {
      heading: 'The end that you asked for',
      over: 'Your plan has ended',
      overText: {
        ASKED: (day: string) => `Your plan ended on ${day}, as you asked us. You pay for no day after it.`,
        NETWORK: (day: string) =>
          `The network ended your service on ${day}, and your plan with it. There’s no exit fee, and you pay for no day after it.`,
        SWITCH: (day: string) =>
          `Your plan ended on ${day}, as your broadband moved to another provider. You pay for no day after it.`,
      } satisfies Record<OwnEnd['why'], (day: string) => string>,
      /** For a reason of a newer gateway. */
      overAnyhow: (day: string) => `Your plan ended on ${day}. You pay for no day after it.`,
      gapText: (day: string) =>
        `Your plan ends on ${day}, as you asked us, and the switch comes later. In between you have no broadband from us.`,
      firstText: (day: string) => `Your plan ends on ${day}, as you asked us, or with the switch if that comes first.`,
      stillText: (day: string) => `Your plan still ends on ${day}, as you asked us.`,
      keepText: (until: string) => `Changed your mind? You can keep your plan until ${until}.`,
      keep: 'Keep your plan',
    },
    fallsAway: {
      pause: (from: string, to: string) =>
        `Your plan ends before the pause that you planned from ${longDate(from)} to ${longDate(to)}, so that falls away.`,
      change: (planName: string, from: string) =>
        `Your plan won’t become ${planName} on ${longDate(from)}, as it ends before that.`,
    },
    ends: 'What ends',
    endsIf: 'What would end',
    plan: 'Plan',
    address: 'Address',
    lastDay: 'Last day with us',
    lastDayIf: 'If you moved tomorrow, last day with us',
    costs: 'What it costs',
    costsIf: 'What it would cost',
    overdueCostsText: 'This is for a move tomorrow.',
    costsIfText: 'This is for a move tomorrow. An exit fee gets smaller with each month that you stay.',
    noticeText: 'There’s no notice to give, and you pay for no day after the switch.',
    ownNoticeText: 'You pay for no day after your last one.',
    router: 'What to send back',
    routerText: (sendBackBy: string) =>
      `We’ll send you a prepaid bag before your last day. Put in the router with its power supply, and your second Wi-Fi point if you have one. Send it back by ${longDate(sendBackBy)}.`,
    routerTextIf:
      'We’d send you a prepaid bag for the router, and for your second Wi-Fi point if you have one. They come back within 28 days of your last day.',
    notMe: 'This wasn’t me',
    notMeText: {
      VOID: (provider: string) =>
        `Didn’t you ask ${provider}? Tell us, and we’ll make our answer to them void. An order of theirs with it is then refused.`,
      CASE: (provider: string) =>
        `Didn’t you ask ${provider}? Tell us, and we’ll ask them to cancel. They have ordered already, so only they can.`,
    } satisfies Record<NonNullable<LosingSwitch['objection']>, (provider: string) => string>,
    case: (number: string) => `Case ${number}`,
    caseOpen: (provider: string) =>
      `You told us that this wasn’t you, and we’ve asked ${provider} to cancel. Only they can, so ring them as well if you can, and name the case.`,
    caseWaits: (provider: string) =>
      `You told us that this wasn’t you. We’ll ask ${provider} to cancel as soon as we reach them. Only they can, so ring them as well if you can, and name the case.`,
    caseMoves: (day: string | null) => `Unless they cancel, your service moves ${onDay(day)}.`,
    caseClosed: 'The case is closed, as the switch has ended.',
    told: {
      voided: 'Thank you. We’ve stopped the request and emailed you to confirm it.',
      caseOpened: 'Thank you. We’ve opened a case and emailed you to confirm it.',
      overAlready: 'This switch has ended in the meantime, so there was nothing left to stop. This is how it stands.',
    } satisfies Record<SwitchNewsTold, string>,
    details,
    bills: 'See your bills',
    chat,
    dashboard,
  },
  SwitchReady: { title: switchDetailsCopy.title },
  ConfirmingObjection: {
    title: 'Wasn’t it you?',
    text: {
      VOID: (provider: string) =>
        `We’ll make our answer to ${provider} void. If you did ask them, they’ll have to ask us again before they can order.`,
      CASE: (provider: string) =>
        `We’ll open a case and ask ${provider} to cancel the order. It stands unless they do.`,
    } satisfies Record<NonNullable<LosingSwitch['objection']>, (provider: string) => string>,
    confirm: 'Yes, this wasn’t me',
    decline: 'No, go back',
  },
  ObjectionNotSent: {
    title: 'Not sent',
    heading: 'We couldn’t send that',
    body: 'The switch stands as it did. Try again in a moment, or chat with us.',
    retry,
    back: 'Back to your switch',
  },
} as const;
