import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { memberSimPlans, simCharges } from '../../db/schema/member-sim-plans.ts';

export type SimPlanRow = typeof memberSimPlans.$inferSelect;
export type ChargeRow = typeof simCharges.$inferSelect;

/** What a member has now: each at most once. */
export interface Standing {
  running: SimPlanRow | undefined;
  waiting: SimPlanRow | undefined;
  unpaid: SimPlanRow | undefined;
  renewing: SimPlanRow | undefined;
}

/** What runs, waits or is to be paid of a member. `lockMember` keeps it as it is. */
export async function standingOf(db: Executor, memberId: string): Promise<Standing> {
  const isOpen = inArray(memberSimPlans.state, ['RUNNING', 'WAITING', 'UNPAID']);
  const rows = await db
    .select()
    .from(memberSimPlans)
    .where(and(eq(memberSimPlans.memberId, memberId), isOpen));
  const unpaid = rows.filter(({ state }) => state === 'UNPAID');
  return {
    running: rows.find(({ state }) => state === 'RUNNING'),
    waiting: rows.find(({ state }) => state === 'WAITING'),
    unpaid: unpaid.find(({ isRenewal }) => !isRenewal),
    renewing: unpaid.find(({ isRenewal }) => isRenewal),
  };
}

export async function findSimPlan(
  db: Executor,
  by: { id: string } | { reference: string } | { memberId: string; requestId: string },
): Promise<SimPlanRow | undefined> {
  const isIt =
    'id' in by
      ? eq(memberSimPlans.id, by.id)
      : 'reference' in by
        ? eq(memberSimPlans.reference, by.reference)
        : and(eq(memberSimPlans.memberId, by.memberId), eq(memberSimPlans.requestId, by.requestId));
  const [row] = await db.select().from(memberSimPlans).where(isIt);
  return row;
}

/** All that a member has bought or was about to, newest first. */
export async function simPlansOf(db: Executor, memberId: string): Promise<SimPlanRow[]> {
  return db
    .select()
    .from(memberSimPlans)
    .where(eq(memberSimPlans.memberId, memberId))
    .orderBy(desc(memberSimPlans.askedAt), desc(memberSimPlans.id));
}

/** Plans that a member has cancelled, and of whose end the network has yet to hear. */
export async function untoldCancelled(db: Executor, memberId: string): Promise<SimPlanRow[]> {
  const isUntold = and(isNotNull(memberSimPlans.cancelledAt), eq(memberSimPlans.isTold, false));
  return db
    .select()
    .from(memberSimPlans)
    .where(and(eq(memberSimPlans.memberId, memberId), isUntold));
}

/** The network has heard of a plan that runs; one that was cancelled as it was being told has yet to be ended there. */
export async function noteTold(db: Executor, id: string): Promise<void> {
  const runs = and(eq(memberSimPlans.id, id), eq(memberSimPlans.state, 'RUNNING'));
  await db.update(memberSimPlans).set({ isTold: true }).where(runs);
}

/** Has the network hear once more of the plans that a member has cancelled since a moment. */
export async function forgetCancelledTold(tx: Executor, memberId: string, since: Date): Promise<void> {
  const isRecent = and(eq(memberSimPlans.memberId, memberId), gte(memberSimPlans.cancelledAt, since));
  await tx.update(memberSimPlans).set({ isTold: false }).where(isRecent);
}

export async function insertSimPlan(tx: Executor, plan: typeof memberSimPlans.$inferInsert): Promise<SimPlanRow> {
  const [row] = await tx.insert(memberSimPlans).values(plan).returning();
  if (!row) throw new Error('A SIM plan was not written');
  return row;
}

export async function changeSimPlan(tx: Executor, id: string, change: Partial<SimPlanRow>): Promise<SimPlanRow> {
  const [row] = await tx.update(memberSimPlans).set(change).where(eq(memberSimPlans.id, id)).returning();
  if (!row) throw new Error(`There is no SIM plan ${id}`);
  return row;
}

/** Whether a news of the network is the first of its kind. */
export async function insertCharge(tx: Executor, charge: ChargeRow): Promise<boolean> {
  const inserted = await tx.insert(simCharges).values(charge).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function noteBooked(tx: Executor, eventId: string, bookedInPence: number): Promise<void> {
  await tx.update(simCharges).set({ bookedInPence }).where(eq(simCharges.eventId, eventId));
}

/** Of a member, newest first. */
export async function chargesOf(db: Executor, memberId: string): Promise<ChargeRow[]> {
  return db
    .select()
    .from(simCharges)
    .where(eq(simCharges.memberId, memberId))
    .orderBy(desc(simCharges.happenedAt), desc(simCharges.eventId));
}
