import { codeOf, type Failure } from '../shared/failure.ts';
import { addDays, isLocalDate, type LocalDate } from '../shared/local-date.ts';
import { needed } from '../shared/needed.ts';
import { besideSwitch, type BesideSwitch, type SwitchAhead } from '../shared/switch-ahead.ts';
import type {
  Boosts,
  EndPauseInput,
  ManagePlanContext,
  OfPlan,
  PauseChange,
  PauseErrors,
  PauseNews,
  Pauses,
  PlanPauseInput,
  TypedPause,
  WantedPause,
} from './manage-plan.types.ts';

/** Whose plan it is, and which. */
export const ofPlan = ({ memberId, planId }: ManagePlanContext): OfPlan => ({ memberId, planId });

/** Whether a boost can begin now; the gateway says so. */
export const canBoost = (boosts: Boosts | null): boolean => boosts !== null && boosts.blocked === null;

/** Whether a pause can be planned now; the gateway says so. */
export const canPause = (pauses: Pauses | null): boolean => pauses !== null && pauses.blocked === null;

/** Whether there is one that is planned or runs. */
export const hasPause = (pauses: Pauses | null): boolean => (pauses?.pause ?? null) !== null;

/** The most days of a pause that begins on a day; 0 where none are left then. */
export const mostDaysFrom = ({ allowances }: Pick<Pauses, 'allowances'>, from: LocalDate): number =>
  allowances.findLast((allowance) => allowance.from <= from)?.days ?? 0;

function fromRefused({ earliestStart, latestStart }: Pauses, from: string): PauseErrors['from'] {
  if (!isLocalDate(from)) return 'fromMissing';
  if (from < earliestStart) return 'fromTooEarly';
  return from > latestStart ? 'fromTooLate' : undefined;
}

/** Why the fields of a pause are refused, in their order; empty where it can be had. */
export function pauseErrors(pauses: Pauses | null, typed: TypedPause | null): PauseErrors {
  if (pauses === null || typed === null) return { from: 'fromMissing' };
  const from = fromRefused(pauses, typed.from);
  const isCount = /^\s*0*[1-9]\d{0,2}\s*$/.test(typed.days);
  const isTooMany = isCount && from === undefined && Number(typed.days) > mostDaysFrom(pauses, typed.from);
  const days = isCount ? (isTooMany ? 'daysTooMany' : undefined) : 'daysMissing';
  return { ...(from && { from }), ...(days && { days }) };
}

export const isPausePossible = (pauses: Pauses | null, typed: TypedPause | null): boolean =>
  Object.keys(pauseErrors(pauses, typed)).length === 0;

/** What was typed, once it can be had; null before that. */
export const wantedPause = ({ pauses, typed }: Pick<ManagePlanContext, 'pauses' | 'typed'>): WantedPause | null =>
  typed !== null && isPausePossible(pauses, typed) ? { from: typed.from, days: Number(typed.days) } : null;

/** As `BesideSwitch`; on the very day of a switch no pause begins: it waits for the next day, or never begins where it has no other. */
export type PauseBesideSwitch = BesideSwitch | 'waits' | 'never';

/** How a pause stands to a switch that is ordered; null without one. One that runs can't begin too late. */
export function pauseBesideSwitch(
  { from, to, state }: Pick<NonNullable<Pauses['pause']>, 'from' | 'to' | 'state'>,
  ahead: SwitchAhead | null,
): PauseBesideSwitch | null {
  const beside = besideSwitch({ from, to }, ahead);
  if (beside !== 'tooLate') return beside;
  if (state === 'RUNNING') return 'cutShort';
  if (from !== ahead?.day) return 'tooLate';
  return from === to ? 'never' : 'waits';
}

/** The contract's last day with a pause; null where it moves nothing: the contract rolls, or its term is over by then. */
export const movedLastDay = ({ contract }: Pick<Pauses, 'contract'>, { from, days }: WantedPause): LocalDate | null =>
  contract === null || !isLocalDate(contract.lastDay) || from > contract.lastDay
    ? null
    : addDays(contract.lastDay, days * contract.movedBy);

/** The day on which a plan is back; what is no day stays as it is, and is shown as none. */
export const dayAfter = (date: LocalDate): LocalDate => (isLocalDate(date) ? addDays(date, 1) : date);

/** What the gateway found otherwise, by its code: the days that are left, the contract's last day, or today. */
const changes: Readonly<Record<string, PauseChange>> = {
  'pause.too-long': 'tooLong',
  'pause.last-day': 'lastDay',
  'invalid.request': 'start',
};

export function changeOf(failure: Failure): PauseChange | null {
  const code = codeOf(failure);
  return Object.hasOwn(changes, code) ? (changes[code] ?? null) : null;
}

export function planPauseInput(context: ManagePlanContext): PlanPauseInput {
  const wanted = needed(wantedPause(context), 'a pause that can be had');
  return { ...ofPlan(context), ...wanted, lastDayAccepted: movedLastDay(needed(context.pauses, 'the pauses'), wanted) };
}

export const endPauseInput = (context: ManagePlanContext): EndPauseInput => ({
  ...ofPlan(context),
  pauseId: needed(context.pauses?.pause, 'a pause to end').id,
});

/** What its end is called: one that had not begun never was. */
export const newsOfEnd = (pauses: Pauses | null): PauseNews =>
  pauses?.pause?.state === 'PLANNED' ? 'takenBack' : 'ended';
