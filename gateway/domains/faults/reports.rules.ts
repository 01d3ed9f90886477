import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem, outsideWindow } from '../../../platform/http/problem.ts';
import { longDate } from '../../words/date-words.ts';
import { isUkPhone, normaliseUkPhone, UK_PHONE_MESSAGE } from '../members/phone.rules.ts';
import type { PlanState } from '../plans/plans.types.ts';
import type { FaultBlock, FaultReport } from './faults.types.ts';

const beginsAtHour = { NIGHT: 0, MORNING: 6, AFTERNOON: 12, EVENING: 18 } as const satisfies Record<
  FaultReport['sinceTime'],
  number
>;

const blocksByState = {
  DRAFT: 'NOT_LIVE',
  ORDERED: 'NOT_LIVE',
  ACTIVE: null,
  CHANGING: null,
  // The pause that runs says so.
  PAUSED: null,
  CEASING: null,
  ENDED: 'ENDED',
} as const satisfies Record<PlanState, FaultBlock | null>;

/** Why no fault of a plan can be reported now; null where one can. */
export function blockOf(state: PlanState, { isPaused, hasOpen }: { isPaused: boolean; hasOpen: boolean }) {
  const block = blocksByState[state];
  if (block !== null) return block;
  if (hasOpen) return 'OPEN';
  return isPaused ? 'PAUSED' : null;
}

const refusals = {
  NOT_LIVE: 'Your broadband isn’t live yet, so there’s nothing to repair.',
  PAUSED: 'Your broadband is paused, so it’s meant to be off. End the pause to use it again.',
  ENDED: 'Your broadband has ended, so there’s nothing to repair.',
} as const satisfies Record<Exclude<FaultBlock, 'OPEN'>, string>;

export function blocked(block: keyof typeof refusals): HttpProblem {
  return new HttpProblem(409, 'fault.blocked', { message: refusals[block] });
}

/** What the member says in their own words; null where it is nothing. */
export const detailsOf = ({ details }: FaultReport): string | null => details?.trim() || null;

/** Whom an engineer calls, as it is shown; null where the member has left it out. */
export const phoneOf = ({ contactPhone }: FaultReport): string | null =>
  contactPhone === null ? null : (normaliseUkPhone(contactPhone) ?? contactPhone);

/** Throws 400 `invalid.request` for a time that is still to come, or before Go Live, something else that is not said, and what is no UK number. */
export function assertReport(report: FaultReport, goLive: LocalDate, now: Date): void {
  const { problem, sinceDate, sinceTime } = report;
  if (new Date(ukTime(sinceDate, beginsAtHour[sinceTime])) > now)
    throw outsideWindow('Choose a time that has been: a fault can’t be reported before it begins.', 'sinceDate');
  if (sinceDate < goLive)
    throw outsideWindow(
      `Choose a date from ${longDate(goLive)} on: that’s when your broadband went live.`,
      'sinceDate',
    );
  if (problem === 'OTHER' && detailsOf(report) === null)
    throw outsideWindow('Tell us in a few words what’s wrong.', 'details');
  if (report.contactPhone !== null && !isUkPhone(report.contactPhone))
    throw outsideWindow(UK_PHONE_MESSAGE, 'contactPhone');
}
