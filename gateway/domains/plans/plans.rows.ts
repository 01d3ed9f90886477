import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { plans } from '../../db/schema/plans.ts';
import type { PlanRow } from './plans.types.ts';

export type NewPlan = typeof plans.$inferInsert;

/** The plan, whoever owns it; for jobs and the network's events. */
export async function findPlan(db: Executor, planId: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, planId));
  return row;
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

/** The member's plans for a home that were ordered and have not ended, newest first. */
export async function findOrderedPlans(db: Executor, memberId: string, premiseId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.memberId, memberId),
        eq(plans.premiseId, premiseId),
        ne(plans.state, 'DRAFT'),
        ne(plans.state, 'ENDED'),
      ),
    )
    .orderBy(desc(plans.updatedAt));
}

/** The member's plans that are live or were, newest first. */
export async function findServedPlans(db: Executor, memberId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(plans)
    .where(and(eq(plans.memberId, memberId), isNotNull(plans.serviceStart)))
    .orderBy(desc(plans.serviceStart));
}

export async function updatePlan(tx: Executor, planId: string, change: Partial<NewPlan>): Promise<PlanRow> {
  const [row] = await tx.update(plans).set(change).where(eq(plans.id, planId)).returning();
  if (!row) throw new Error(`Plan ${planId} has gone`);
  return row;
}
