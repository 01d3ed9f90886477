import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { switches } from '../../db/schema/switching.ts';

export type SwitchRow = typeof switches.$inferSelect;
export type NewSwitch = typeof switches.$inferInsert;

/** States of a switch that is over for good; there may be another one for the home. */
const over = ['cancelled', 'triggered'] as const;

/** The switch when it is the member's own. */
export async function findOwnSwitch(db: Executor, memberId: string, switchId: string): Promise<SwitchRow | undefined> {
  const [row] = await db
    .select()
    .from(switches)
    .where(and(eq(switches.id, switchId), eq(switches.memberId, memberId)));
  return row;
}

/** The member's switches to us, newest first. */
export async function listOwnSwitches(db: Executor, memberId: string): Promise<SwitchRow[]> {
  return db.select().from(switches).where(eq(switches.memberId, memberId)).orderBy(desc(switches.createdAt));
}

/** Whoever owns it; nobody else changes it until the transaction ends. */
export async function lockSwitch(tx: Executor, switchId: string): Promise<SwitchRow | undefined> {
  const [row] = await tx.select().from(switches).where(eq(switches.id, switchId)).for('update');
  return row;
}

/** The switch that waits for the answer to a message; nobody else changes it until the transaction ends. */
export async function lockByCorrelation(tx: Executor, correlation: string): Promise<SwitchRow | undefined> {
  const [row] = await tx.select().from(switches).where(eq(switches.pendingCorrelation, correlation)).for('update');
  return row;
}

/** The member's switch for a home that is not over; nobody else changes it until the transaction ends. */
export async function lockLiveSwitch(
  tx: Executor,
  memberId: string,
  premiseId: string,
): Promise<SwitchRow | undefined> {
  const [row] = await tx
    .select()
    .from(switches)
    .where(
      and(eq(switches.memberId, memberId), eq(switches.premiseId, premiseId), notInArray(switches.state, [...over])),
    )
    .for('update');
  return row;
}

/** Undefined when the member has a live switch for the home already. */
export async function insertSwitch(tx: Executor, given: NewSwitch): Promise<SwitchRow | undefined> {
  const [row] = await tx
    .insert(switches)
    .values(given)
    .onConflictDoNothing({
      target: [switches.memberId, switches.premiseId],
      where: sql`${switches.state} not in ('cancelled', 'triggered')`,
    })
    .returning();
  return row;
}

export async function updateSwitch(tx: Executor, switchId: string, change: Partial<NewSwitch>): Promise<SwitchRow> {
  const [row] = await tx.update(switches).set(change).where(eq(switches.id, switchId)).returning();
  if (!row) throw new Error(`Switch ${switchId} has gone`);
  return row;
}

/** How often a member has asked for a match, as far as it is counted since a moment; over all switches. */
export async function matchesAskedSince(db: Executor, memberId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ asks: sql<number>`coalesce(sum(${switches.asks}), 0)::int` })
    .from(switches)
    .where(and(eq(switches.memberId, memberId), gt(switches.asksSince, since)));
  return row?.asks ?? 0;
}

/** The switches of plans, newest first. */
export async function switchesOfPlans(db: Executor, planIds: readonly string[]): Promise<SwitchRow[]> {
  return db
    .select()
    .from(switches)
    .where(inArray(switches.planId, [...planIds]))
    .orderBy(desc(switches.createdAt), desc(switches.id));
}

/** The switch of a plan, newest first, whatever became of it; locked. */
export async function lockSwitchOfPlan(tx: Executor, planId: string): Promise<SwitchRow | undefined> {
  const [row] = await tx
    .select()
    .from(switches)
    .where(eq(switches.planId, planId))
    .orderBy(desc(switches.createdAt), desc(switches.id))
    .limit(1)
    .for('update');
  return row;
}
