import { VALID_DAYS } from '../../../openapi/partners/switching-hub/messages.ts';
import {
  hasExpired,
  isRunning,
  type OrderFacts,
  type OrderStatus,
} from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { takeBackUntil } from '../member-plans/leaving.rules.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { LosingState, LosingSwitchRow, Objection, OwnEnd } from './losing-switches.types.ts';

type Standing = Pick<LosingSwitchRow, 'status' | 'matchedOn' | 'plannedDate'>;

/** What other providers know of a reference; one that its member has voided was never given out. */
function orderOf({ status, matchedOn, plannedDate }: Standing): OrderFacts['order'] {
  if (status === 'voided') return undefined;
  // One that has run out stands as it stood, and its dates say the rest.
  const known: OrderStatus = status === 'expired' ? 'updated' : status;
  return { status: known, matchedOn, plannedDate };
}

/** Whether a switch has run out by now, also when the job has not come yet. */
export function hasRunOut({ status, matchedOn, plannedDate }: Standing, today: LocalDate): boolean {
  const isOpen = status === 'new' || isRunning({ status });
  return status === 'expired' || (isOpen && hasExpired({ matchedOn, plannedDate }, today));
}

/** The last day on which a reference is good for anything. */
export function lastValidDay({ matchedOn, plannedDate }: Omit<Standing, 'status'>): LocalDate {
  return addDays(plannedDate ?? matchedOn, VALID_DAYS);
}

/** The plan has an end of its own that cannot be taken back any more. */
const endsByItself = ({ state, serviceEnd }: Pick<PlanRow, 'state' | 'serviceEnd'>, today: LocalDate): boolean =>
  state === 'CEASING' && serviceEnd !== null && today >= serviceEnd;

const hasEnded = ({ state, serviceEnd }: Pick<PlanRow, 'state' | 'serviceEnd'>, today: LocalDate): boolean =>
  state === 'ENDED' || (serviceEnd !== null && today > serviceEnd);

/** What decides the answer to a step; `running`: the switches of the plan that were ordered. Nobody's reference, and another provider's, look alike. */
export function factsOf(
  row: LosingSwitchRow | undefined,
  plan: Pick<PlanRow, 'state' | 'serviceEnd'> | undefined,
  { running, today }: { running: readonly Pick<LosingSwitchRow, 'id'>[]; today: LocalDate },
): OrderFacts {
  return {
    order: row && orderOf(row),
    isOtherTaken: false,
    isSwitching: running.some(({ id }) => id !== row?.id),
    isCeased: plan !== undefined && hasEnded(plan, today),
    openOrder: plan && endsByItself(plan, today) ? 'cease' : undefined,
    ...(row && { notBefore: row.matchedOn }),
  };
}

const wireStates = {
  new: 'matched',
  confirmed: 'ordered',
  updated: 'updated',
  triggered: 'triggered',
  cancelled: 'cancelled',
  expired: 'expired',
  voided: 'voided',
} as const satisfies Record<LosingSwitchRow['status'], LosingState>;

/** The state as it is sent. */
export function stateOf(row: Standing, today: LocalDate): LosingState {
  return hasRunOut(row, today) ? 'expired' : wireStates[row.status];
}

/** What “This wasn’t me” does; null where it was said before, or there is nothing left to be stopped. */
export function objectionOf(row: Standing & Pick<LosingSwitchRow, 'objectedAt'>, today: LocalDate): Objection | null {
  if (row.objectedAt !== null || hasRunOut(row, today)) return null;
  if (row.status === 'new') return 'VOID';
  return isRunning(row) ? 'CASE' : null;
}

/** Ordered for a day that is over, and not carried out. */
export function isOverdue(
  { status, plannedDate }: Pick<LosingSwitchRow, 'status' | 'plannedDate'>,
  today: LocalDate,
): boolean {
  return isRunning({ status }) && plannedDate !== null && plannedDate < today;
}

/** The day from which the service is the other provider's: the one that has come, the planned one, or at the earliest tomorrow. */
export function switchDayOf(
  { status, activationDate, plannedDate }: Pick<LosingSwitchRow, 'status' | 'activationDate' | 'plannedDate'>,
  today: LocalDate,
): LocalDate {
  const planned = isOverdue({ status, plannedDate }, today) ? null : plannedDate;
  return activationDate ?? planned ?? addDays(today, 1);
}

type Carried = Pick<LosingSwitchRow, 'activationDate'>;

/** Whether a day is the last one by a switch that was carried out. */
const isLastBefore = ({ activationDate }: Carried, day: LocalDate): boolean =>
  activationDate !== null && day === addDays(activationDate, -1);

/** Why a plan has a day as its last one: another switch, or its member has agreed to it; else the network has ended the service. */
export function whyOf(
  lastDay: LocalDate,
  { agreed, switches }: { agreed: LocalDate | null; switches: readonly Carried[] },
): OwnEnd['why'] {
  if (switches.some((row) => isLastBefore(row, lastDay))) return 'SWITCH';
  return agreed === lastDay ? 'ASKED' : 'NETWORK';
}

/** The last day that a plan has whatever becomes of a switch; null where it would go on, or has ended by that switch. */
export function ownEndOf(
  plan: Pick<PlanRow, 'state' | 'serviceEnd'>,
  row: Pick<LosingSwitchRow, 'status' | 'plannedDate' | 'activationDate'>,
  { today, why }: { today: LocalDate; why: OwnEnd['why'] },
): OwnEnd | null {
  const { serviceEnd: lastDay } = plan;
  if (lastDay === null || isLastBefore(row, lastDay)) return null;
  const { status, plannedDate } = row;
  const isOver = hasEnded(plan, today);
  return {
    lastDay,
    why,
    isOver,
    takeBackUntil: isOver ? null : takeBackUntil(lastDay, today),
    hasGap: isRunning({ status }) && plannedDate !== null && lastDay < addDays(plannedDate, -1),
  };
}

/** Whether it is known of an end that no switch comes before it: the plan is gone, or it goes before the day that is planned. */
export const comesFirst = (ownEnd: OwnEnd | null): ownEnd is OwnEnd =>
  ownEnd !== null && (ownEnd.isOver || ownEnd.hasGap);
