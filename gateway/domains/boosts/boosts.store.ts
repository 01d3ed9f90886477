import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { planBoosts } from '../../db/schema/boosts.ts';
import type { BoostRow } from './boosts.types.ts';

/** The last boosts of a plan, newest first: more than a month can have. */
export async function lastBoosts(db: Executor, planId: string): Promise<BoostRow[]> {
  return db
    .select()
    .from(planBoosts)
    .where(eq(planBoosts.planId, planId))
    .orderBy(desc(planBoosts.startedAt))
    .limit(13);
}

export async function insertBoost(tx: Executor, boost: typeof planBoosts.$inferInsert): Promise<BoostRow> {
  const [row] = await tx.insert(planBoosts).values(boost).returning();
  if (!row) throw new Error('The boost was not written');
  return row;
}

export async function setUntil(tx: Executor, boostId: string, until: Date): Promise<void> {
  await tx.update(planBoosts).set({ until }).where(eq(planBoosts.id, boostId));
}

/** Gives the boost that there was; undefined where it was deleted before. */
export async function deleteBoost(tx: Executor, boostId: string): Promise<BoostRow | undefined> {
  const [row] = await tx.delete(planBoosts).where(eq(planBoosts.id, boostId)).returning();
  return row;
}
