import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { contractNotices, planCancellations } from '../../db/schema/member-plans.ts';
import { orders } from '../../db/schema/orders.ts';
import { plans } from '../../db/schema/plans.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { CancellationRow } from './member-plans.types.ts';
import { NOTICE_DAYS, type Notice } from './notices.rules.ts';

/** At a time, so that a sweep stays short. What is left is the next one's. */
const AT_A_TIME = 200;

export interface OrderedPlan {
  plan: PlanRow;
  order: { id: string; orderDate: Date };
}

/** What the member has ordered, newest first. */
export async function listOrderedPlans(db: Executor, memberId: string): Promise<OrderedPlan[]> {
  const rows = await db
    .select({ plan: plans, order: { id: orders.id, orderDate: orders.orderDate } })
    .from(orders)
    .innerJoin(plans, eq(plans.id, orders.planId))
    .where(eq(orders.memberId, memberId));
  return rows.toSorted((a, b) => b.order.orderDate.getTime() - a.order.orderDate.getTime());
}

export async function orderDateOf(db: Executor, planId: string): Promise<Date | undefined> {
  const [row] = await db.select({ orderDate: orders.orderDate }).from(orders).where(eq(orders.planId, planId));
  return row?.orderDate;
}

/** That the plan is to end; undefined where nobody asked, or it was taken back. */
export async function findCancellation(db: Executor, planId: string): Promise<CancellationRow | undefined> {
  const [row] = await db
    .select()
    .from(planCancellations)
    .where(and(eq(planCancellations.planId, planId), isNull(planCancellations.takenBackAt)));
  return row;
}

export async function saveCancellation(
  tx: Executor,
  cancellation: typeof planCancellations.$inferInsert,
): Promise<void> {
  await tx.insert(planCancellations).values(cancellation);
}

export async function takeBackCancellation(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.update(planCancellations).set({ takenBackAt: at }).where(eq(planCancellations.id, id));
}

/** Notes when the network has disconnected a service that it was asked to end; told again it stays as it is. */
export async function noteDisconnection(tx: Executor, id: string, at: Date): Promise<void> {
  const { disconnectedAt } = planCancellations;
  await tx
    .update(planCancellations)
    .set({ disconnectedAt: at })
    .where(and(eq(planCancellations.id, id), isNull(disconnectedAt)));
}

/** What was written about the contracts of these plans. */
export async function sentNotices(db: Executor, planIds: readonly string[]) {
  if (planIds.length === 0) return [];
  return db
    .select()
    .from(contractNotices)
    .where(inArray(contractNotices.planId, [...planIds]));
}

/** False where it was written before. */
export async function noteNotice(tx: Executor, planId: string, { kind, about }: Notice, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(contractNotices)
    .values({ planId, kind, about, sentAt: at })
    .onConflictDoNothing()
    .returning({ planId: contractNotices.planId });
  return rows.length > 0;
}

/** What the years of a plan are counted from: see `Counted`. */
const countedFrom = (rollingIds: readonly string[]) => {
  const rolls = inArray(plans.productId, [...rollingIds]);
  return { rolls, from: sql`case when ${rolls} then ${plans.serviceStart} else ${plans.end} end` };
};

/**
 * What a notice would be about today, as `dueNotice` has it: the end of the term that comes, or the last anniversary; null where there
 * was none yet. Whole years are added to the day itself, as `addMonths` does: a difference of days would be a day late after 28 February.
 */
function aboutToday(today: LocalDate, rollingIds: readonly string[]) {
  const { rolls, from } = countedFrom(rollingIds);
  const years = sql`extract(year from ${today}::date)::int - extract(year from ${from})::int`;
  const thisYear = sql`(${from} + make_interval(years => ${years}))::date`;
  const passed = sql`${years} - case when ${thisYear} > ${today}::date then 1 else 0 end`;
  return sql`case
    when not ${rolls} and ${plans.end} >= ${today}::date then ${plans.end}
    when ${passed} > 0 then (${from} + make_interval(years => ${passed}))::date
  end`;
}

/**
 * Live plans of which a notice is due that was not written: the term ends soon, or the last anniversary of its end, or of Go Live for
 * those that roll, was not told. Those that were told and have a while to go are not among them: they would leave no room for others.
 */
export async function plansToNotify(
  tx: Executor,
  { today, rollingIds }: { today: LocalDate; rollingIds: readonly string[] },
): Promise<PlanRow[]> {
  const about = aboutToday(today, rollingIds);
  const written = tx
    .select({ planId: contractNotices.planId })
    .from(contractNotices)
    .where(and(eq(contractNotices.planId, plans.id), gte(contractNotices.about, about)));
  return tx
    .select()
    .from(plans)
    .where(
      and(
        inArray(plans.state, ['ACTIVE', 'CHANGING', 'PAUSED']),
        isNotNull(plans.end),
        // The first month of a plan that rolls has ended long before its first anniversary.
        lte(plans.end, addDays(today, NOTICE_DAYS)),
        isNotNull(about),
        notExists(written),
      ),
    )
    .orderBy(asc(plans.end))
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true });
}
