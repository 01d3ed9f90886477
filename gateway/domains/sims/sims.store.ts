import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { simProofs, sims } from '../../db/schema/sims.ts';

export type SimRow = typeof sims.$inferSelect;
export type NewSim = typeof sims.$inferInsert;

/** The member's SIMs, newest first. */
export async function simsOf(db: Executor, memberId: string): Promise<SimRow[]> {
  return db.select().from(sims).where(eq(sims.memberId, memberId)).orderBy(desc(sims.orderedAt), desc(sims.id));
}

export async function findSim(db: Executor, by: { id: string } | { iccid: string }): Promise<SimRow | undefined> {
  const [row] = await db
    .select()
    .from(sims)
    .where('id' in by ? eq(sims.id, by.id) : eq(sims.iccid, by.iccid));
  return row;
}

/** Undefined where another row has its number, reference or piece already. */
export async function insertSim(tx: Executor, row: NewSim): Promise<SimRow | undefined> {
  const [inserted] = await tx.insert(sims).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function changeSim(tx: Executor, id: string, change: Partial<SimRow>): Promise<SimRow> {
  const [row] = await tx.update(sims).set(change).where(eq(sims.id, id)).returning();
  if (!row) throw new Error(`No SIM ${id}`);
  return row;
}

/** The code that a member was sent last takes the place of the one before. */
export async function putProof(tx: Executor, { memberId, ...set }: typeof simProofs.$inferInsert): Promise<void> {
  await tx
    .insert(simProofs)
    .values({ memberId, ...set })
    .onConflictDoUpdate({ target: simProofs.memberId, set });
}

/** Whether a code is the one that was sent; it is used up by that. */
export async function spendProof(tx: Executor, memberId: string, key: string, now: Date): Promise<boolean> {
  const isIt = and(eq(simProofs.memberId, memberId), eq(simProofs.key, key));
  const [row] = await tx.delete(simProofs).where(isIt).returning();
  return row !== undefined && row.expiresAt > now;
}

/** Forgets codes that are over. */
export async function sweepProofs(tx: Executor, now: Date): Promise<void> {
  await tx.delete(simProofs).where(lt(simProofs.expiresAt, now));
}
