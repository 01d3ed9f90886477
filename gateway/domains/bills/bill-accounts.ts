import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { compensationOf, finalCompensationOf, type Compensation } from '../promises/compensation.rules.ts';
import type { PromiseRow } from '../promises/ledger.rules.ts';
import { promisesOfPlans, type PlanPromises } from '../promises/promises.rows.ts';
import { repairCompensationOf, type RepairRow } from '../promises/repair.rules.ts';
import { billsOf, boostsOf, endingsOf, pausesOf, pricesOf, type PlanBill } from './bills.store.ts';
import type { Account, Owed } from './bills.types.ts';

/** A plan that is or was live, all that its bills follow from, and those that were made, oldest first. */
export interface PlanAccount {
  plan: PlanRow;
  account: Account;
  made: readonly PlanBill[];
}

const reasons = {
  GO_LIVE: 'LATE_GO_LIVE',
  OUTSIDE_VISIT: 'MISSED_OUTSIDE_VISIT',
  HOME_VISIT: 'MISSED_HOME_VISIT',
  REPAIR: 'LATE_REPAIR',
  REPAIR_VISIT: 'MISSED_REPAIR_VISIT',
} as const satisfies Record<(PromiseRow | RepairRow)['kind'], Owed['reason']>;

const nothingPromised: PlanPromises = { ofOrder: [], ofFaults: [], ofOrdersThatNeverWentLive: [] };

function owed(
  { id: promiseId, kind, endedOn }: PromiseRow | RepairRow,
  compensation: Compensation | undefined,
  date: LocalDate,
  reason: Owed['reason'] = reasons[kind],
): Owed[] {
  if (!compensation || compensation.amountInPence === 0 || endedOn === null) return [];
  return [{ promiseId, reason, date, ...compensation, settledOn: endedOn }];
}

/** What is owed for the broken promises of a plan that is live since `goLive`: nothing is added to it by waiting. */
export function owedFor(
  { ofOrder, ofFaults, ofOrdersThatNeverWentLive: others }: PlanPromises,
  goLive: LocalDate,
): Owed[] {
  const compensations = compensationOf(ofOrder, goLive);
  return [
    ...ofOrder.flatMap((promise) => owed(promise, compensations.get(promise.id), promise.date)),
    // An open one is added to as days go by, and owed once it has ended.
    ...ofFaults.flatMap((promise) => {
      const firstDay = promise.kind === 'REPAIR' ? addDays(promise.date, 1) : promise.date;
      return owed(promise, repairCompensationOf(promise, firstDay), firstDay);
    }),
    ...others.flatMap((ofOne) => {
      const worth = finalCompensationOf(ofOne);
      return ofOne.flatMap((promise) => {
        const reason = promise.kind === 'GO_LIVE' ? 'NEVER_LIVE' : reasons[promise.kind];
        return owed(promise, worth.get(promise.id), promise.date, reason);
      });
    }),
  ];
}

/** The accounts of those plans that have gone live. How many queries that takes does not depend on how many they are. */
export async function accountsOf(db: Executor, plans: readonly PlanRow[]): Promise<PlanAccount[]> {
  const planIds = plans.map(({ id }) => id);
  if (planIds.length === 0) return [];
  // One after the other: in a transaction there is one connection.
  const prices = await pricesOf(db, planIds);
  const pauses = await pausesOf(db, planIds);
  const boosts = await boostsOf(db, planIds);
  const endings = await endingsOf(db, planIds);
  const promises = await promisesOfPlans(db, planIds);
  const made = await billsOf(db, planIds);
  return plans.flatMap((plan) => {
    const { serviceStart: goLive, serviceEnd: lastDay } = plan;
    const ofPlan = ({ planId }: { planId: string }) => planId === plan.id;
    const own = prices.filter(ofPlan);
    if (goLive === null || own.length === 0) return [];
    const account: Account = {
      goLive,
      lastDay,
      prices: own,
      setUpInPence: plan.upfrontPriceInPence,
      owed: owedFor(promises.get(plan.id) ?? nothingPromised, goLive),
      // A plan that is ending begins no pause.
      pauses: pauses.filter((pause) => ofPlan(pause) && !(plan.state === 'CEASING' && pause.state === 'PLANNED')),
      boosts: boosts.filter(ofPlan),
      ending: endings.find(ofPlan) ?? null,
    };
    return [{ plan, account, made: made.filter(ofPlan) }];
  });
}
