import { addDays, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountsOf } from '../bills/bill-accounts.ts';
import { priceOn } from '../bills/bill-lines.rules.ts';
import { endBills } from '../bills/bills.jobs.ts';
import { settleBeforeEnd } from '../plan-changes/settle-change.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { agreedEnd, contractOf, endingOf, feeFor, lastDayOf } from './ends.ts';
import { endService } from './leaving.jobs.ts';
import { tellEnd } from './leaving.network.ts';
import { leavingWay } from './leaving.rules.ts';
import { findCancellation, saveCancellation, takeBackCancellation } from './member-plans.store.ts';
import type { LastDay, LeavingWay } from './member-plans.types.ts';

/** The day before the service is another provider's. */
const lastDayBefore = (switchDay: LocalDate): LocalDate => addDays(switchDay, -1);

/**
 * The rule by which an end that another provider orders on a day is paid for: that of what its member has asked for before, or
 * the one that holds on the day. A month's notice and the end of a month that is paid for are no matter here. Null for a plan
 * that isn't live.
 */
export async function wayOfSwitch(db: Executor, plan: PlanRow, orderedOn: LocalDate): Promise<LeavingWay | null> {
  const contract = await contractOf(db, plan);
  if (!contract) return null;
  return (await findCancellation(db, plan.id))?.how ?? leavingWay(contract, orderedOn);
}

/** The last day that was agreed for a plan, with its member or by a switch; null where nobody has ended it. */
export async function agreedLastDay(db: Executor, planId: string): Promise<LocalDate | null> {
  return (await findCancellation(db, planId))?.lastDay ?? null;
}

/**
 * What it means and costs that the service of a live plan moves on a day; null for a plan that isn't live. The end that its member
 * has asked for stands where it comes first. A change of plan that comes before counts, as the bills have its price by then.
 */
export async function costOfSwitch(
  db: Executor,
  plan: PlanRow,
  { switchDay, how }: { switchDay: LocalDate; how: LeavingWay },
): Promise<LastDay | null> {
  const contract = await contractOf(db, plan);
  const [account] = contract ? await accountsOf(db, [plan]) : [];
  if (!contract || !account) return null;
  const lastDay = lastDayBefore(switchDay);
  const asked = await findCancellation(db, plan.id);
  if (asked && asked.lastDay <= lastDay) return agreedEnd(account, asked);
  const { prices } = account.account;
  const { planInPence, addOnInPence } = priceOn(prices, later(contract.goLive, lastDay));
  const then = { ...contract, monthlyPriceInPence: planInPence + addOnInPence };
  return lastDayOf(account, { how, lastDay, exitFee: feeFor(then, how, lastDay) });
}

/**
 * Ends a plan, whose row is locked, because its service has moved to another provider on a day that has come. One that has ended
 * by then, or ends before by its member's wish, stays as it is. Gives what the end costs where it has ended it.
 */
export async function endBySwitch(
  deps: Dependencies,
  tx: Executor,
  plan: PlanRow,
  { switchDay, how }: { switchDay: LocalDate; how: LeavingWay },
): Promise<LastDay | null> {
  const now = deps.clock.now();
  const asked = await findCancellation(tx, plan.id);
  if (asked && asked.lastDay <= lastDayBefore(switchDay)) return null;
  const settled = await settleBeforeEnd(deps, tx, plan, now, lastDayBefore(switchDay));
  const end = await costOfSwitch(tx, settled, { switchDay, how });
  if (!end) return null;
  const ending = endingOf(how, end.exitFee);
  const { feeMonths, feePerMonthInPence } = ending;
  if (asked) await takeBackCancellation(tx, asked.id, now);
  const { lastDay } = end;
  await saveCancellation(tx, { planId: plan.id, how, lastDay, feeMonths, feePerMonthInPence, askedAt: now });
  await endService(deps, tx, plan.id, lastDay, now);
  await endBills(deps, tx, { planId: plan.id, lastDay, ending });
  await tellEnd(deps, tx, plan.id, now);
  return end;
}
