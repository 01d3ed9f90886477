import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { daysBetween, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { NetworkUsage } from '../../mobile-network/mobile-network-link.ts';
import { endOf, lastDayOf, soldPlan, usedUpOf } from './member-sim-plans.rules.ts';
import type { ChargeRow, SimPlanRow } from './member-sim-plans.store.ts';

type Schemas = components['schemas'];

const MB_IN_GB = 1_000;

const soldView = (row: SimPlanRow): Schemas['SoldSimPlan'] => ({
  purchaseId: row.id,
  plan: soldPlan(row.planId),
  priceInPence: row.priceInPence,
  paidBy: row.paidBy,
  boughtAt: (row.boughtAt ?? row.askedAt).toISOString(),
});

/** What may be used with a plan, as the network has it. */
export function allowanceOf({ reference, planId, startedAt, endsAt }: SimPlanRow) {
  const { dataInGb, minutes, texts } = soldPlan(planId);
  if (startedAt === null || endsAt === null) throw new Error(`The SIM plan ${reference} has not begun`);
  return {
    reference,
    dataInMb: dataInGb === null ? null : dataInGb * MB_IN_GB,
    minutes,
    texts,
    from: startedAt.toISOString(),
    until: endsAt.toISOString(),
  };
}

/** What is left of a plan; null where the network speaks of another one, as it has yet to be told of this. */
export function leftOf(row: SimPlanRow, usage: NetworkUsage | undefined): Schemas['SimPlanLeft'] | null {
  if (usage?.allowance?.reference !== row.reference) return null;
  const { dataInMb, minutes, texts } = allowanceOf(row);
  const less = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used));
  return {
    dataInMb: less(dataInMb, usage.used.dataInMb),
    minutes: less(minutes, usage.used.minutes),
    texts: less(texts, usage.used.texts),
    asOf: usage.asOf,
  };
}

/** `cancellation`: what comes back where it is cancelled. */
interface Said {
  today: LocalDate;
  usage: NetworkUsage | undefined;
  cancellation: Schemas['SimPlanCancellation'] | null;
}

/** A plan that runs; undefined of any other. */
export function runningView(
  row: SimPlanRow,
  { today, usage, cancellation }: Said,
): Schemas['RunningSimPlan'] | undefined {
  const { startedAt, endsAt } = row;
  if (startedAt === null || endsAt === null) return undefined;
  const endsOn = lastDayOf(endsAt);
  return {
    ...soldView(row),
    startedAt: startedAt.toISOString(),
    endsOn,
    daysLeft: daysBetween(today, endsOn) + 1,
    left: leftOf(row, usage),
    usedUp: usedUpOf(row),
    cancellation,
  };
}

/** When a plan that waits begins and ends; undefined where that hangs on a SIM. */
export function aheadOf(
  waiting: SimPlanRow,
  current: SimPlanRow | undefined,
): { startsAt: Date; endsAt: Date } | undefined {
  if (waiting.start === 'NOW' || !current?.endsAt) return undefined;
  return { startsAt: current.endsAt, endsAt: endOf(current.endsAt, soldPlan(waiting.planId).days) };
}

export function waitingView(waiting: SimPlanRow, current: SimPlanRow | undefined): Schemas['WaitingSimPlan'] {
  const ahead = aheadOf(waiting, current);
  return {
    ...soldView(waiting),
    waitsFor: ahead ? 'CURRENT' : 'SIM',
    startsOn: ahead ? ukDateOf(ahead.startsAt) : null,
  };
}

/** All that is held of a plan. */
export function simPlanData(row: SimPlanRow): Schemas['DataSimPlan'] {
  const { repeatPlanId, repeatPayBy } = row;
  const repeats = repeatPlanId !== null && repeatPayBy !== null;
  return {
    purchaseId: row.id,
    planId: row.planId,
    priceInPence: row.priceInPence,
    state: row.state,
    start: row.start,
    isRenewal: row.isRenewal,
    paidBy: row.paidBy,
    repeat: repeats ? { planId: repeatPlanId, payBy: repeatPayBy, cardId: row.repeatCardId } : null,
    askedAt: row.askedAt.toISOString(),
    boughtAt: row.boughtAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    returnedInPence: row.returnedInPence,
    usedUp: usedUpOf(row),
  };
}

/** What is held of something that was used beside a plan. */
export const chargeData = (charge: ChargeRow): Schemas['DataSimCharge'] => ({
  part: charge.part,
  units: charge.units,
  amountInPence: charge.amountInPence,
  bookedInPence: charge.bookedInPence,
  country: charge.country,
  happenedAt: charge.happenedAt.toISOString(),
});
