import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { nextBills } from '../../db/schema/bills.ts';

/** At a time, so that a sweep stays short. What is left is the next one's. */
const AT_A_TIME = 1_000;

/**
 * Notes when a bill of a plan is to be made next; null: none is to come. `orEarlier`: one that is to be made before stays
 * the next.
 */
export async function noteNextBill(
  tx: Executor,
  planId: string,
  date: LocalDate | null,
  { orEarlier = false } = {},
): Promise<void> {
  if (date === null) {
    await tx.delete(nextBills).where(eq(nextBills.planId, planId));
    return;
  }
  const set = orEarlier ? sql`least(${nextBills.date}, ${date}::date)` : date;
  await tx
    .insert(nextBills)
    .values({ planId, date })
    .onConflictDoUpdate({ target: nextBills.planId, set: { date: set, askedAgainAt: null } });
}

/**
 * Plans with a bill that was to be made by a day, those first for which nobody has asked again, so that some that cannot be
 * made hold up no others.
 */
export async function takeOverdue(tx: Executor, by: LocalDate, now: Date): Promise<string[]> {
  const overdue = await tx
    .select({ planId: nextBills.planId })
    .from(nextBills)
    .where(lte(nextBills.date, by))
    .orderBy(sql`${nextBills.askedAgainAt} nulls first`, asc(nextBills.date))
    .limit(AT_A_TIME);
  const planIds = overdue.map(({ planId }) => planId);
  if (planIds.length > 0)
    await tx.update(nextBills).set({ askedAgainAt: now }).where(inArray(nextBills.planId, planIds));
  return planIds;
}
