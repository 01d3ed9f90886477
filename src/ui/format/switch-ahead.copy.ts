import { longDate } from './date.ts';

/** The switch of a plan that another provider has ordered, for a day as YYYY-MM-DD. */
type SwitchAhead = { provider: string; day: string; isOverdue: boolean };

/** How what is planned for the plan stands to it: over before it, cut short by it, never to begin, or open. */
type BesideSwitch = 'before' | 'cutShort' | 'tooLate' | 'open';

/** When a switch comes, or was to come; more follows. */
export const takesOver = ({ provider, day, isOverdue }: SwitchAhead): string =>
  isOverdue
    ? `${provider} was to take over your broadband on ${longDate(day)}, and still can`
    : `${provider} takes over your broadband on ${longDate(day)}`;

/** The words behind “so”, or “If they do,”. */
type Means = Readonly<Record<Exclude<BesideSwitch, 'before'>, string>>;

/** What a switch that is ordered means for a change, before and after it is asked for. `mayCostFee`: it comes within the minimum term. */
export const changeBesideSwitch = (mayCostFee: boolean): Means => ({
  cutShort: `you have your new plan until the day before${mayCostFee ? '. An exit fee for the switch goes by its price' : ''}`,
  tooLate: 'this change takes effect only if they haven’t done so by then',
  open: 'a change that hasn’t taken effect by then falls away',
});

const noteOf = (ahead: SwitchAhead, beside: string, words: string): string =>
  beside === 'open' ? `${takesOver(ahead)}. If they do, ${words}.` : `${takesOver(ahead)}, so ${words}.`;

/** What a switch means for what is planned, as one sentence or two; null where it means nothing. */
export function switchNote<Beside extends string>(
  ahead: SwitchAhead | null,
  beside: Beside | 'before' | null,
  means: Readonly<Record<Beside, string>>,
): string | null {
  if (ahead === null || beside === null || beside === 'before') return null;
  return noteOf(ahead, beside, means[beside]);
}

/** The same while nothing is planned: what can be had begins before the switch, if that has a day. */
export function noteAhead(ahead: SwitchAhead | null, means: Pick<Means, 'cutShort' | 'open'>): string | null {
  if (ahead === null) return null;
  const beside = ahead.isOverdue ? 'open' : 'cutShort';
  return noteOf(ahead, beside, means[beside]);
}
