import type { LeavePlanModel, OwnDay } from '../../../machines/leave-plan/leave-plan.selectors.ts';
import { labelledExitFee } from '../../ui/BillLines/end.copy.ts';
import { longDate } from '../../ui/format/date.ts';

type Ordered = NonNullable<LeavePlanModel['ordered']>;

const daysCount = (days: number): string => (days === 1 ? 'one day' : `${days} days`);

/** Every word of a switch that is ordered, beside the end that its member may choose. */
export const orderedCopy = {
  heading: (provider: string) => `Your switch to ${provider}`,
  coming: (provider: string, day: string) =>
    `${provider} will take over your broadband on ${longDate(day)}. You need do nothing here.`,
  overdue: (provider: string, day: string) =>
    `${provider} was to take over your broadband on ${longDate(day)}, and hasn’t. They still can.`,
  lastDay: 'Last day with us',
  lastDayIf: 'If it came tomorrow, last day with us',
  earlier:
    'You can still end your plan before that. From your last day until the switch you’d have no broadband from us, and you’d pay the exit fee of that day.',
  later:
    'If you choose a later day, the switch still comes first, at its own exit fee. Your day counts only if the switch is called off.',
  overdueMeans: 'If they do so before your last day is over, the switch ends your plan first, at its own exit fee.',
  see: 'See your switch',
  /** In a line behind what a day costs. */
  gap: (days: number) => `${daysCount(days)} without broadband from us before the switch`.replace(/^o/, 'O'),
  follows: 'The switch follows on the next day',
  isFirst: 'The switch comes first',
  /** Of one day, in sentences. */
  note: {
    gap: (provider: string, day: string, days: number) =>
      `${provider} takes over on ${longDate(day)}. Between your last day and the switch you’ll have no broadband from us for ${daysCount(days)}.`,
    follows: (provider: string, day: string) =>
      `${provider} takes over on ${longDate(day)}, the day after your last day.`,
    isFirst: (provider: string, day: string, lastDay: string, fee: string) =>
      `${provider} takes over on ${longDate(day)}, before this day. With the switch your last day is ${longDate(lastDay)}. ${fee}. The day you choose here counts only if the switch is called off.`,
    isOverdue: (provider: string, day: string) =>
      `${provider} was to take over on ${longDate(day)}, and still can. If they do so before your last day is over, the switch ends your plan first, at its own exit fee.`,
  },
  /** Of a plan that ends with the switch, before the day that was chosen. */
  endsFirst: (provider: string, day: string) =>
    `${provider} takes over your broadband on ${longDate(day)}. You need do nothing more.`,
  insteadOf: (chosen: string, fee: string) =>
    `You chose ${longDate(chosen)}. Your plan ends on that day only if the switch is called off. ${fee} for that day.`,
} as const;

/** How a switch that is ordered stands to a last day, in sentences; null without one. */
export function switchNote(ordered: Ordered | null, { beside }: Pick<OwnDay, 'beside'>): string | null {
  if (!ordered) return null;
  const { provider, day, end } = ordered;
  const { note } = orderedCopy;
  if (!beside) return note.isOverdue(provider, day);
  if (!beside.isBefore) return note.isFirst(provider, day, end.lastDay, labelledExitFee(end.exitFee));
  return beside.gapDays === 0 ? note.follows(provider, day) : note.gap(provider, day, beside.gapDays);
}

/** The same in a few words; nothing without a switch, or where nobody knows its day. */
export function switchHint({ beside }: Pick<OwnDay, 'beside'>): string[] {
  if (!beside) return [];
  if (!beside.isBefore) return [orderedCopy.isFirst];
  return [beside.gapDays === 0 ? orderedCopy.follows : orderedCopy.gap(beside.gapDays)];
}

type Planned = NonNullable<LeavePlanModel['pause']>;

/** A pause by its days, behind “planned”. */
const daysOf = ({ from, to }: Pick<Planned, 'from' | 'to'>): string =>
  from === to ? `for ${longDate(from)}` : `from ${longDate(from)} to ${longDate(to)}`;

const pausePlanned = (pause: Planned): string => `the pause that you planned ${daysOf(pause)}`;

/** What is planned for a plan and falls away with its end, before that is asked for. */
export function fallsAway({ pause, change, pausedUntil }: Pick<LeavePlanModel, 'pause' | 'change' | 'pausedUntil'>) {
  return [
    ...(pause
      ? [
          `If you leave, ${pausePlanned(pause)} falls away. If you then keep your plan before the pause begins, it stands again; after that it’s gone.`,
        ]
      : []),
    ...(change
      ? [
          `Your plan won’t become ${change.planName} on ${longDate(change.from)}. If you keep your plan after all, you’ll have to choose that again.`,
        ]
      : []),
    ...(pausedUntil === null
      ? []
      : [
          `Your broadband is paused until ${longDate(pausedUntil)}. If your last day comes first, the pause ends with it.`,
        ]),
  ];
}

/** What is with a planned pause while its plan is ending; null without one. */
export function pauseWhileEnding({ pause, asked }: Pick<LeavePlanModel, 'pause' | 'asked'>): string | null {
  if (!pause) return null;
  const off = `Your plan is ending, so ${pausePlanned(pause)} is off.`;
  if (!asked || asked.takeBackUntil === null) return off;
  return pause.keptUntil === null
    ? `${off} If you keep your plan, it stands again.`
    : `${off} It stands again if you keep your plan by ${longDate(pause.keptUntil)}. After that it’s gone, and you’d have to plan another.`;
}

/** What keeping the plan means, in sentences. */
export function keepingMeans({ ordered, pause }: Pick<LeavePlanModel, 'ordered' | 'pause'>): string[] {
  const again = pause ? [`The pause that you planned ${daysOf(pause)} stands again.`] : [];
  if (!ordered) return again;
  const { provider, day, isOverdue } = ordered;
  return [
    isOverdue
      ? `${provider} was to take over on ${longDate(day)}, and still can: keeping your plan doesn’t stop the switch.`
      : `${provider} still takes over your broadband on ${longDate(day)}: keeping your plan doesn’t stop the switch.`,
    ...again,
  ];
}
