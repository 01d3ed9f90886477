import { retrying } from '../../../platform/db/errors.ts';
import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { accountsOf } from './bill-accounts.ts';
import { billMessage } from './bills.messages.ts';
import { billAfter, missingBills } from './bills.rules.ts';
import { noteNextBill, takeOverdue } from './next-bills.store.ts';
import { insertBill, saveEnding } from './bills.store.ts';
import type { Ending, MadeBill } from './bills.types.ts';
import type { ChargePort } from './charge-port.ts';
import { notePrice } from './plan-prices.ts';

const MAKE = 'bills.make';

/** In the UK: hours after the clocks may have changed, and before most members are up. */
const BILLING_HOUR = 6;

/** How long after that hour a bill is overdue: its job has given up by then. */
const OVERDUE_AFTER_HOURS = 2;

/** Begins the bills of a plan that has gone live. Belongs into the transaction in which it does. */
export async function beginBills(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  plan: PlanRow,
  goLive: LocalDate,
): Promise<void> {
  await notePrice(tx, plan, goLive);
  const runAt = goLive <= clock.today() ? clock.now() : atBillingHour(goLive);
  await enqueueMaking(jobs, tx, { planId: plan.id, date: goLive, runAt });
}

/**
 * Has the final bill of a plan made after its last day; `ending` says what the end adds to it. Belongs into the
 * transaction in which the plan's `serviceEnd` is set.
 */
export async function endBills(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  { planId, lastDay, ending }: { planId: string; lastDay: LocalDate; ending: Ending | null },
): Promise<void> {
  await saveEnding(tx, planId, ending);
  const date = addDays(lastDay, 1);
  const runAt = date <= clock.today() ? clock.now() : atBillingHour(date);
  await noteNextBill(tx, planId, date, { orEarlier: true });
  await jobs.enqueue(tx, MAKE, { planId }, runAt, `${MAKE}:${planId}:end:${lastDay}`);
}

/**
 * Pays back what is owed to a member after the end of their plan. Belongs into the transaction in which something of it is
 * settled; where nothing is owed it does nothing.
 */
export async function creditAfterEnd(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  { id: planId, state, serviceEnd }: Pick<PlanRow, 'id' | 'state' | 'serviceEnd'>,
): Promise<void> {
  if (state === 'ENDED' && serviceEnd !== null) await jobs.enqueue(tx, MAKE, { planId }, clock.now());
}

/** Goes on with the bills of a plan whose end is taken back: after a month that was the last one, none was waited for. */
export async function keepBills({ jobs }: Pick<Dependencies, 'jobs'>, tx: Executor, kept: PlanRow): Promise<void> {
  await saveEnding(tx, kept.id, null);
  for (const { account, made } of await accountsOf(tx, [kept]))
    await askForNext(jobs, tx, kept.id, billAfter(account, made));
}

function atBillingHour(date: LocalDate): Date {
  return new Date(ukTime(date, BILLING_HOUR));
}

async function enqueueMaking(
  jobs: Dependencies['jobs'],
  tx: Executor,
  { planId, date, runAt }: { planId: string; date: LocalDate; runAt: Date },
): Promise<void> {
  await noteNextBill(tx, planId, date);
  await jobs.enqueue(tx, MAKE, { planId }, runAt, `${MAKE}:${planId}:${date}`);
}

/**
 * Asks again for bills that should be there and are not, as a job gives up after an hour and a half. Part of what a
 * gateway does once an hour.
 */
export async function askForOverdueBills({ jobs }: Pick<Dependencies, 'jobs'>, tx: Executor, now: Date): Promise<void> {
  const by = ukDateOf(new Date(now.getTime() - (BILLING_HOUR + OVERDUE_AFTER_HOURS) * HOUR_MS));
  for (const planId of await takeOverdue(tx, by, now))
    await jobs.enqueue(tx, MAKE, { planId }, now, `${MAKE}:${planId}:again:${now.getTime()}`);
}

/** Names the job that makes bills; once for each gateway. */
export function handleBillJobs(deps: Dependencies & ChargePort): void {
  // Patient, as each bill asks for the next one: a database that is away for an hour must not end a member's bills.
  deps.jobs.handleOutside(
    MAKE,
    ({ planId }, { now }) =>
      retrying(() => deps.db.transaction((tx) => makeMissing(deps, tx, String(planId), ukDateOf(now)))),
    { isPatient: true },
  );
}

/** Makes every bill of a plan that is missing on a day, tells the member of each, and asks for the next one. */
async function makeMissing(
  deps: Dependencies & ChargePort,
  tx: Executor,
  planId: string,
  today: LocalDate,
): Promise<void> {
  // Locked, so that two jobs, or one and the end of the service, follow each other.
  const plan = await lockPlan(tx, planId);
  const [found] = plan ? await accountsOf(tx, [plan]) : [];
  if (!found || found.plan.orderKey === null) return;
  const {
    account,
    made,
    plan: { orderKey, memberId },
  } = found;
  const missing = missingBills(account, made, today);
  const member = await findMember(tx, memberId);
  for (const [at, { lines, ...bill }] of missing.entries()) {
    const number = `${orderKey}-${String(made.length + at + 1).padStart(3, '0')}`;
    const createdAt = deps.clock.now();
    const row = await insertBill(tx, { ...bill, number, planId, memberId, state: 'DUE', createdAt }, lines);
    const planned = row.totalInPence > 0 ? await deps.planCharge(tx, row) : undefined;
    if (member) await deps.outbox.post(tx, billMessage(member, { ...row, lines }, planned, deps.env));
  }
  await askForNext(deps.jobs, tx, planId, billAfter(account, [...made, ...missing]));
}

/** Asks for the bill of a plan that is made next; undefined where none is to come. */
async function askForNext(
  jobs: Dependencies['jobs'],
  tx: Executor,
  planId: string,
  next: MadeBill | undefined,
): Promise<void> {
  if (!next) await noteNextBill(tx, planId, null);
  else await enqueueMaking(jobs, tx, { planId, date: next.from, runAt: atBillingHour(next.from) });
}
