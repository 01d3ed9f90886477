import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { orders } from '../../db/schema/orders.ts';
import { plans } from '../../db/schema/plans.ts';
import type { PlanRow } from './plans.types.ts';

export type NewPlan = typeof plans.$inferInsert;

type PlanAtNetwork = PlanRow & { orderKey: string };

/** The plan, whoever owns it; for jobs and the network's events. */
export async function findPlan(db: Executor, planId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, planId));
  return row;
}

/** The plan while its service stands at the network, under the key of its order. One that has ended has ended there, too. */
export async function findPlanAtNetwork(db: Executor, planId: string): Promise<PlanAtNetwork | undefined> {
  const plan = await findPlan(db, planId);
  if (!plan || plan.orderKey === null || plan.state === 'ENDED') return undefined;
  return { ...plan, orderKey: plan.orderKey };
}

/** The plans with these ids, whoever owns them. */
export async function findPlans(db: Executor, planIds: readonly string[]): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(inArray(plans.id, [...planIds]));
}

/** The plan when it is the member's own. */
export async function findOwnPlan(db: Executor, memberId: string, planId: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.memberId, memberId)));
  return row;
}

/** As `findOwnPlan`, and nobody else changes it until the transaction ends. */
export async function lockOwnPlan(tx: Executor, memberId: string, planId: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), eq(plans.memberId, memberId)))
    .for('update');
  return row;
}

/** As `findPlan`, and nobody else changes it until the transaction ends. */
export async function lockPlan(tx: Executor, planId: string): Promise<PlanRow | undefined> {
  const [row] = await tx.select().from(plans).where(eq(plans.id, planId)).for('update');
  return row;
}

/** The draft that the member touched last. */
export async function findNewestDraft(db: Executor, memberId: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.memberId, memberId), eq(plans.state, 'DRAFT')))
    .orderBy(desc(plans.updatedAt), desc(plans.id))
    .limit(1);
  return row;
}

/** The member's draft for a home; nobody else changes it until the transaction ends. */
export async function lockDraftFor(tx: Executor, memberId: string, premiseId: string): Promise<PlanRow | undefined> {
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.memberId, memberId), eq(plans.premiseId, premiseId), eq(plans.state, 'DRAFT')))
    .for('update');
  return row;
}

/** As the index `plans_one_ordered` has them. */
const orderedStates = ['ORDERED', 'ACTIVE', 'CHANGING', 'PAUSED', 'CEASING'] as const;

/** The member's plan for a home that was ordered and has not ended; there is one at most. */
export async function findOrderedPlan(db: Executor, memberId: string, premiseId: string): Promise<PlanRow | undefined> {
  const [row] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.memberId, memberId), eq(plans.premiseId, premiseId), inArray(plans.state, [...orderedStates])));
  return row;
}

/** What one member orders for one home happens one after the other, until the transaction ends. Comes before the locks of rows. */
export async function lockHomeOf(tx: Executor, memberId: string, premiseId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${memberId} ${premiseId}`}, 0))`);
}

/** The member's plans that are live or were, newest first. */
export async function findServedPlans(db: Executor, memberId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(and(eq(plans.memberId, memberId), isNotNull(plans.serviceStart)))
    .orderBy(desc(plans.serviceStart));
}

/** The contracts of the member's drafts count no longer; gives the drafts that had one. */
export async function forgetDraftContracts(tx: Executor, memberId: string): Promise<PlanRow[]> {
  return tx
    .update(plans)
    .set({ contractSummaryDocId: null, contractInformationDocId: null })
    .where(and(eq(plans.memberId, memberId), eq(plans.state, 'DRAFT'), isNotNull(plans.contractInformationDocId)))
    .returning();
}

export async function updatePlan(tx: Executor, planId: string, change: Partial<NewPlan>): Promise<PlanRow> {
  const [row] = await tx.update(plans).set(change).where(eq(plans.id, planId)).returning();
  if (!row) throw new Error(`Plan ${planId} has gone`);
  return row;
}

/** The ids of the orders of these plans, by plan. */
export async function orderIdsOf(db: Executor, planIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .select({ planId: orders.planId, id: orders.id })
    .from(orders)
    .where(inArray(orders.planId, [...planIds]));
  return new Map(rows.map(({ planId, id }) => [planId, id]));
}
