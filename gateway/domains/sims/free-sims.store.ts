import { and, asc, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { freeSims } from '../../db/schema/sims.ts';

export type FreeSimRow = typeof freeSims.$inferSelect;

/** What a household was sent since a moment, the first first, without what got lost or came back; it is the caller's until the transaction ends. */
export async function sentSince(tx: Executor, household: string, since: Date): Promise<FreeSimRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`free-sims ${household}`}, 0))`);
  return tx
    .select()
    .from(freeSims)
    .where(
      and(
        eq(freeSims.household, household),
        gt(freeSims.orderedAt, since),
        notInArray(freeSims.state, ['LOST', 'BACK']),
      ),
    )
    .orderBy(asc(freeSims.orderedAt));
}

export async function findFreeSim(db: Executor, id: string): Promise<FreeSimRow | undefined> {
  const [row] = await db.select().from(freeSims).where(eq(freeSims.id, id));
  return row;
}

export async function lockFreeSim(tx: Executor, reference: string): Promise<FreeSimRow | undefined> {
  const [row] = await tx.select().from(freeSims).where(eq(freeSims.reference, reference)).for('update');
  return row;
}

/** Undefined where it is there already. */
export async function insertFreeSim(tx: Executor, row: typeof freeSims.$inferInsert) {
  const [inserted] = await tx.insert(freeSims).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function changeFreeSim(tx: Executor, id: string, change: Partial<FreeSimRow>): Promise<void> {
  await tx.update(freeSims).set(change).where(eq(freeSims.id, id));
}

/** Those that a member has ordered, newest first. */
export async function freeSimsOf(db: Executor, memberId: string): Promise<FreeSimRow[]> {
  return db.select().from(freeSims).where(eq(freeSims.memberId, memberId)).orderBy(desc(freeSims.orderedAt));
}

/** Forgets who was sent SIMs before a moment. */
export async function sweepFreeSims(tx: Executor, before: Date): Promise<void> {
  await tx.delete(freeSims).where(lt(freeSims.orderedAt, before));
}
