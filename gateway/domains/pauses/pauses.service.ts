import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { retrying } from '../../../platform/db/errors.ts';
import { HttpProblem, notFound, outsideWindow } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { DATE_NOT_YET_OPEN, longDate } from '../../words/date-words.ts';
import { findMember } from '../members/members.rows.ts';
import { updatePlan } from '../plans/plans.rows.ts';
import { lockedOwnPlan, ownPlan, productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { comesTooLate, lastDayBefore, movesOn, type SwitchAhead, type SwitchAheadPort } from '../plans/switch-ahead.ts';
import { closePause } from './close-pause.ts';
import { enqueueBegin } from './pauses.jobs.ts';
import { pauseMessage } from './pauses.messages.ts';
import {
  blockOf,
  closedAfter,
  daysUsed,
  lastDayWhenEnded,
  lengthOf,
  mostDays,
  movedLastDay,
  startWindow,
} from './pauses.rules.ts';
import { findPause, insertPause, listPauses } from './pauses.store.ts';
import type { PauseBlock, PauseRequest, PauseRow, Pauses } from './pauses.types.ts';

/** Throws 404 `plan.not-found`, also for someone else's. */
export async function getPauses(
  deps: Pick<Dependencies, 'db' | 'clock'> & SwitchAheadPort,
  memberId: string,
  planId: string,
): Promise<Pauses> {
  const plan = await ownPlan(deps.db, memberId, planId);
  const [pauses, ahead] = [await listPauses(deps.db, plan.id), await deps.switchAheadOf(deps.db, plan)];
  return pausesOf(plan, { pauses, ahead }, deps.clock.today());
}

/**
 * Plans a pause; the contract's end moves at once. The same one sent again changes nothing.
 * Throws 404 `plan.not-found`, 400 `invalid.request` for a start outside the window or after a switch, 409 `pause.blocked`, `pause.too-long`, `pause.last-day`.
 */
export async function planPause(
  deps: Dependencies & SwitchAheadPort,
  memberId: string,
  planId: string,
  wanted: PauseRequest,
): Promise<Pauses> {
  const today = deps.clock.today();
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const pauses = await listPauses(tx, plan.id);
      const ahead = await deps.switchAheadOf(tx, plan);
      const open = openOf(pauses);
      if (open?.from === wanted.from && lengthOf(open) === wanted.days) return pausesOf(plan, { pauses, ahead }, today);
      const agreedLastDay = assertPossible(plan, { pauses, ahead }, wanted, today);
      const now = deps.clock.now();
      const { from, days } = wanted;
      const to = addDays(from, days - 1);
      const pause = await insertPause(tx, { planId, from, to, state: 'PLANNED', agreedLastDay, createdAt: now });
      const changed = await updatePlan(tx, plan.id, { end: agreedLastDay ?? plan.end, updatedAt: now });
      await enqueueBegin(deps, tx, pause);
      const member = await findMember(tx, plan.memberId);
      const told = { pause, lastDay: agreedLastDay, planId, ahead };
      if (member) await deps.outbox.post(tx, pauseMessage(member, 'planned', told, deps.env));
      return pausesOf(changed, { pauses: await listPauses(tx, plan.id), ahead }, today);
    }),
  );
}

/**
 * Takes a planned pause back, or ends a running one at once. One that is over stays as it is.
 * Throws 404 `plan.not-found`, `pause.not-found`.
 */
export async function endPause(
  deps: Dependencies & SwitchAheadPort,
  memberId: string,
  planId: string,
  pauseId: string,
): Promise<Pauses> {
  const today = deps.clock.today();
  await retrying(() =>
    deps.db.transaction(async (tx) => {
      const plan = await lockedOwnPlan(tx, memberId, planId);
      const pause = await findPause(tx, plan.id, pauseId);
      if (!pause) throw notFound('pause');
      const lastDay = lastDayWhenEnded(pause, today);
      if (isOpen(pause)) await closePause(deps, tx, { plan, pause, lastDay, now: deps.clock.now() });
    }),
  );
  return getPauses(deps, memberId, planId);
}

/** The pauses of a plan, and the switch that ends it. */
interface Standing {
  pauses: readonly PauseRow[];
  ahead: SwitchAhead | null;
}

function isOpen({ state }: PauseRow): boolean {
  return state === 'PLANNED' || state === 'RUNNING';
}

const openOf = (pauses: readonly PauseRow[]): PauseRow | undefined => pauses.find(isOpen);

const termOf = (plan: PlanRow) => ({ end: plan.end, months: productOf(plan).contractDurationInMonths });

const refusals = {
  NOT_LIVE: 'Your broadband isn’t live yet, so there’s nothing to pause.',
  ENDING: 'Your broadband is ending, so it can’t be paused.',
  ENDED: 'Your broadband has ended, so there’s nothing to pause.',
  PLANNED: 'You’ve planned a pause already. Take it back to plan another one.',
  RUNNING: 'Your broadband is paused already.',
  NO_DAYS_LEFT: 'You’ve used all paused days of the last 12 months.',
  SWITCHING: 'Your broadband moves to another provider, so it can’t be paused before that.',
} as const satisfies Record<PauseBlock, string>;

/** Gives the contract's new last day, or null where the pause moves nothing. */
function assertPossible(
  plan: PlanRow,
  { pauses, ahead }: Standing,
  { from, days, lastDayAccepted }: PauseRequest,
  today: LocalDate,
): LocalDate | null {
  const possible = startWindow(pauses, today, lastDayBefore(ahead));
  const blocked = blockOf(plan.state, openOf(pauses), possible);
  if (blocked !== null) throw new HttpProblem(409, 'pause.blocked', { message: refusals[blocked] });
  if (from <= today) throw outsideWindow('A pause begins tomorrow at the earliest.', 'from');
  if (ahead && comesTooLate(from, ahead))
    throw outsideWindow(`${movesOn(ahead)}, so a pause begins before that or not at all.`, 'from');
  if (from > possible.latestStart) throw outsideWindow(DATE_NOT_YET_OPEN, 'from');
  const most = mostDays(pauses, from);
  if (days > most) throw tooLong(most, from);
  const moved = movedLastDay(termOf(plan), { from, days });
  if (moved === lastDayAccepted) return moved;
  const message =
    moved === null
      ? 'This pause doesn’t move the last day of your contract.'
      : `With this pause the last day of your contract is ${longDate(moved)}.`;
  throw new HttpProblem(409, 'pause.last-day', { message });
}

function tooLong(most: number, from: LocalDate): HttpProblem {
  const [day, days] = [longDate(from), most === 1 ? '1 day' : `${most} days`];
  const message =
    most === 0
      ? `You’ve used all paused days of the 12 months before ${day}.`
      : `A pause from ${day} can have ${days} at most.`;
  return new HttpProblem(409, 'pause.too-long', { message });
}

function pausesOf(plan: PlanRow, { pauses, ahead }: Standing, today: LocalDate): Pauses {
  const open = openOf(pauses);
  const possible = startWindow(pauses, today, lastDayBefore(ahead));
  const { end, months } = termOf(plan);
  const isMoved = end !== null && movedLastDay({ end, months }, { from: possible.earliestStart, days: 1 }) !== null;
  return {
    daysUsed: daysUsed(pauses, today),
    ...possible,
    switchAhead: ahead,
    pause: open ? shown(open) : null,
    earlier: pauses.filter((pause) => !isOpen(pause)).map(shown),
    contract: isMoved ? { lastDay: end, movedBy: 1 } : null,
    lastDayIfEnded: open && end !== null ? lastDayIfEnded(open, end, today) : null,
    blocked: blockOf(plan.state, open, possible),
  };
}

function lastDayIfEnded(open: PauseRow, end: LocalDate, today: LocalDate): LocalDate | null {
  if (open.agreedLastDay === null) return null;
  return addDays(end, -closedAfter(open, lastDayWhenEnded(open, today)).unusedDays);
}

function shown(pause: PauseRow): Pauses['earlier'][number] {
  const { id, from, to } = pause;
  const state = pause.state === 'PLANNED' || pause.state === 'RUNNING' ? pause.state : 'ENDED';
  return { id, state, from, to, days: lengthOf(pause) };
}
