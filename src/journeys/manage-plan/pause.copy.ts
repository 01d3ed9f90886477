import type { PauseCard } from '../../../machines/manage-plan/manage-plan.selectors.ts';
import type { PauseChange, PauseNews, PauseRefusal, Pauses } from '../../../machines/manage-plan/manage-plan.types.ts';
import { dayAfter } from '../../../machines/manage-plan/manage-plan.rules.ts';
import type { SwitchAhead } from '../../../machines/shared/switch-ahead.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { longDate } from '../../ui/format/date.ts';
import { price } from '../../ui/format/price.ts';
import { takesOver } from '../../ui/format/switch-ahead.copy.ts';

const retry = 'Try again';

/** What is known of a plan for which no pause can be planned. `ahead`: the switch that is ordered. */
type BlockKnown = { expected: string | null; ahead: SwitchAhead | null; latestStart: string };

const daysOf = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Every word of the card of the pauses. */
export const pauseCardCopy = {
  heading: 'Pause',
  loading: 'Fetching your pauses',
  notLoaded: 'We couldn’t fetch your pauses.',
  means:
    'Going away? Your broadband rests for as many days as you choose, and you don’t pay for them. You can resume any day.',
  left: (days: number) => `You can pause for up to ${daysOf(days)}.`,
  leftFrom: (days: number, from: string) => `For a start from ${longDate(from)}: up to ${daysOf(days)}.`,
  plan: 'Plan a pause',
  planned: ({ from, to, days }: NonNullable<Pauses['pause']>) =>
    `Your pause is planned: ${daysOf(days)}, from ${longDate(from)} at 6am until the end of ${longDate(to)}.`,
  running: ({ to }: NonNullable<Pauses['pause']>) =>
    `Your broadband is paused. It’s back on ${longDate(dayAfter(to))} at 6am.`,
  /** A plan that is ending begins none, and ends one that runs. */
  off: ({ from, to }: NonNullable<Pauses['pause']>) =>
    `Your broadband is ending, so the pause that you planned from ${longDate(from)} to ${longDate(to)} is off. It stands again if you keep your plan before it begins.`,
  toTheEnd: (lastDay: string) => `Your broadband is paused until it ends, on ${longDate(lastDay)}.`,
  takeBack: 'Take the pause back',
  resume: 'Resume today',
  news: {
    planned: { kind: 'success', text: 'Your pause is planned. We’ve sent you an email about it.' },
    takenBack: { kind: 'success', text: 'We’ve taken your pause back. Your broadband carries on.' },
    ended: { kind: 'success', text: 'Your pause is over. Your broadband will be back in a few minutes.' },
    refused: { kind: 'warning', text: 'This pause can’t be planned any more. You can read why below.' },
  } satisfies Record<PauseNews, { kind: 'success' | 'warning'; text: string }>,
  /** Why none can be planned; the one that is planned or runs speaks for itself. */
  blocked: {
    NOT_LIVE: ({ expected }) =>
      expected === null
        ? 'You can pause your plan once it’s live.'
        : `You can pause your plan once it’s live. Your Go Live date is expected to be ${longDate(expected)}.`,
    ENDING: () => 'Your broadband is ending, so it can’t be paused.',
    ENDED: () => 'Your broadband has ended, so there’s nothing to pause.',
    PLANNED: () => '',
    RUNNING: () => '',
    NO_DAYS_LEFT: ({ latestStart }) =>
      `You’ve used all 28 days of the last 12 months, and none are back by ${longDate(latestStart)}, the last day on which a pause can begin.`,
    SWITCHING: ({ ahead }) => (ahead ? `${takesOver(ahead)}, so no pause can begin before that.` : ''),
  } satisfies Record<Wire<'PauseBlock'>, (known: BlockKnown) => string>,
  /** What a switch means for a pause. */
  besideSwitch: {
    cutShort: 'your pause ends the day before, with your plan',
    waits: 'your broadband isn’t paused that day. If they haven’t done so by then, your pause begins the day after',
    never: 'your broadband isn’t paused that day, and your pause is off',
    tooLate: 'this pause begins only if they haven’t done so by then',
    open: 'your pause ends with your plan',
  },
  /** The same before one is planned. */
  anyBesideSwitch: {
    cutShort: 'a pause begins before that, and ends with your plan at the latest',
    open: 'a pause ends with your plan',
  },
  otherBlock: 'No pause can be planned at the moment.',
  earlier: 'Earlier pauses',
  to: 'to',
} as const;

/** Every word of a pause's dialogs and of what came of them, by view. */
export const pauseViewsCopy = {
  ChoosingPause: {
    title: 'Plan a pause',
    intro: 'Your broadband rests from 6am on the first day until 6am on the day after the last one.',
    from: 'First day',
    fromHint: (first: string, last: string) => `From ${longDate(first)} to ${longDate(last)}`,
    days: 'Number of days',
    atMost: (days: number) => `Up to ${daysOf(days)}`,
    atMostFrom: (from: string, days: number) => `for a start from ${longDate(from)} up to ${daysOf(days)}`,
    submit: 'Continue',
    cancel: 'Cancel',
    changed: {
      tooLong: 'Fewer days are left than you were shown. We’ve brought the page up to date.',
      lastDay: 'The last day of your contract has changed since you were shown it. We’ve brought the page up to date.',
      start: 'Your pause can’t begin on that day any more. We’ve brought the page up to date.',
    } satisfies Record<PauseChange, string>,
    refusals: {
      fromMissing: () => 'Choose the first day of your pause',
      fromTooEarly: ({ earliestStart }) => `Choose ${longDate(earliestStart)} or a later day`,
      fromTooLate: ({ latestStart }) => `Choose ${longDate(latestStart)} or an earlier day`,
      daysMissing: () => 'Enter the number of days, 1 or more',
      daysTooMany: ({ mostDays }) => `Enter ${daysOf(mostDays)} or fewer`,
      agreementMissing: () => 'Tick the box to agree to the new last day of your contract',
    } satisfies Record<PauseRefusal, (pause: Pick<PauseCard, 'earliestStart' | 'latestStart' | 'mostDays'>) => string>,
  },
  AgreeingToPause: {
    title: 'Your pause',
    firstDay: 'First day, from 6am',
    lastDay: 'Last day',
    days: 'Days',
    credit: 'Off your next bill',
    about: (pence: number) => `About ${price(pence)}`,
    creditRule: 'Each paused day is credited on your next bill: your monthly price, divided by the days of that month.',
    contract: 'Your contract',
    moves: ({ lastDay, movedTo }: { lastDay: string; movedTo: string }) =>
      `A pause makes your minimum term longer by its days. Its last day is ${longDate(lastDay)} now. With this pause it’s ${longDate(movedTo)}.`,
    movesNothing: 'This pause doesn’t move the last day of your contract.',
    noBoost: 'You can’t boost your plan while it’s paused. A boost that runs ends when the pause begins.',
    agree: (movedTo: string) => `I agree that the last day of my minimum term is ${longDate(movedTo)}`,
    confirm: 'Plan this pause',
    otherDays: 'Choose other days',
    cancel: 'Cancel',
  },
  ConfirmingEnd: {
    PLANNED: {
      title: 'Take the pause back?',
      means: ['Your broadband carries on as if there had been no pause.', 'Its days are yours to plan again.'],
      confirm: 'Yes, take it back',
    },
    RUNNING: {
      title: 'Resume your broadband?',
      means: [
        'Your broadband will be back in a few minutes.',
        'Today still counts as a paused day: you don’t pay for it.',
        'The days you haven’t paused are yours to plan again.',
      ],
      confirm: 'Yes, resume today',
    },
    lastDay: (date: string) => `The last day of your minimum term will be ${longDate(date)}.`,
    keep: 'Keep the pause',
  },
  PauseNotPlanned: {
    title: 'Pause not planned',
    heading: 'We couldn’t plan your pause',
    body: 'The days you chose are still here. Try again in a moment: nothing is planned twice.',
    retry,
    resume: 'Look at the days',
    back: 'Back to your plan',
  },
  PauseNotEnded: {
    title: 'Pause not ended',
    heading: 'We couldn’t end your pause',
    body: 'Our service isn’t responding. Try again in a moment.',
    retry,
    back: 'Back to your plan',
  },
} as const;

const { refusals } = pauseViewsCopy.ChoosingPause;

/** What is said at a field that was refused, by the machine's reason; what is no reason of its own stays as it is. */
export const refusalsOf = (pause: Pick<PauseCard, 'errors' | 'earliestStart' | 'latestStart' | 'mostDays'>) =>
  Object.fromEntries(
    Object.entries(pause.errors).map(([field, reason]) => [
      field,
      Object.hasOwn(refusals, reason) ? refusals[reason](pause) : reason,
    ]),
  );
