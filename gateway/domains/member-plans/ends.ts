import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { PlanAccount } from '../bills/bill-accounts.ts';
import type { Ending } from '../bills/bills.types.ts';
import { finalBillFor } from '../bills/final-bill.ts';
import { findOpenPause } from '../pauses/pauses.rows.ts';
import { findAsked as findAskedChange } from '../plan-changes/plan-changes.rows.ts';
import { changedName } from '../plan-changes/plan-changes.messages.ts';
import { sendBackBy } from '../plans/kit.rules.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { exitFeeAfter, type LiveContract } from './leaving.rules.ts';
import { liveContractOf } from './member-plans.service.ts';
import { orderDateOf } from './member-plans.store.ts';
import type { CancellationRow, ExitFee, FallsAway, LastDay, LeavingWay } from './member-plans.types.ts';

/** The contract of a plan that is live; null before Go Live and after its end. */
export async function contractOf(db: Executor, plan: PlanRow): Promise<LiveContract | null> {
  const orderDate = await orderDateOf(db, plan.id);
  if (!orderDate) return null;
  return liveContractOf(plan, { orderDate, openPause: await findOpenPause(db, plan.id) });
}

/** Only who leaves within the term, and not in the first 14 days, pays for it. */
export function feeFor(contract: LiveContract, how: LeavingWay, lastDay: LocalDate): ExitFee | null {
  return how === 'EXIT_FEE' ? exitFeeAfter(contract, lastDay) : null;
}

/** What an end adds to the final bill. */
export function endingOf(how: LeavingWay, exitFee: ExitFee | null): Ending {
  return {
    feeMonths: exitFee?.months ?? 0,
    feePerMonthInPence: exitFee?.perMonthInPence ?? 0,
    setUpReturned: how === 'WITHDRAW',
  };
}

/** What is planned for a plan that goes on and lies after a day; all of it where none is given. */
export async function plannedAfter(db: Executor, planId: string, lastDay: LocalDate = ''): Promise<FallsAway> {
  const pause = await findOpenPause(db, planId);
  const change = await findAskedChange(db, planId);
  const isPauseAfter = pause?.state === 'PLANNED' && pause.from > lastDay;
  return {
    pause: isPauseAfter ? { from: pause.from, to: pause.to } : null,
    change: change && change.from > lastDay ? { planName: changedName(change), from: change.from } : null,
  };
}

/** How a plan ends. */
interface End {
  how: LeavingWay;
  lastDay: LocalDate;
  exitFee: ExitFee | null;
}

/** What it means and costs that a day is the last one. */
export function lastDayOf({ account, made }: PlanAccount, { how, lastDay, exitFee }: End): LastDay {
  const finalBill = finalBillFor({ ...account, lastDay, ending: endingOf(how, exitFee) }, made);
  return { lastDay, exitFee, finalBill, sendBackBy: sendBackBy(lastDay) };
}

function agreedFee({ feeMonths: months, feePerMonthInPence: perMonthInPence }: CancellationRow): ExitFee | null {
  return months === 0 ? null : { months, perMonthInPence, totalInPence: months * perMonthInPence };
}

/** The end that was asked for, at the fee that was agreed. */
export function agreedEnd(account: PlanAccount, asked: CancellationRow): LastDay {
  const { how, lastDay } = asked;
  return lastDayOf(account, { how, lastDay, exitFee: agreedFee(asked) });
}
