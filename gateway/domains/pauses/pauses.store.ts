import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { planPauses } from '../../db/schema/pauses.ts';
import type { PauseRow } from './pauses.types.ts';

/** The pauses of a plan, newest first; none that was taken back. */
export async function listPauses(db: Executor, planId: string): Promise<PauseRow[]> {
  return db
    .select()
    .from(planPauses)
    .where(and(eq(planPauses.planId, planId), ne(planPauses.state, 'TAKEN_BACK')))
    .orderBy(desc(planPauses.from));
}

/** The pause with this id, if it is one of the plan. */
export async function findPause(db: Executor, planId: string, pauseId: string): Promise<PauseRow | undefined> {
  const [row] = await db
    .select()
    .from(planPauses)
    .where(and(eq(planPauses.id, pauseId), eq(planPauses.planId, planId)));
  return row;
}

export async function insertPause(tx: Executor, pause: typeof planPauses.$inferInsert): Promise<PauseRow> {
  const [row] = await tx.insert(planPauses).values(pause).returning();
  if (!row) throw new Error('The pause was not written');
  return row;
}

export async function updatePause(
  tx: Executor,
  pauseId: string,
  change: Partial<Pick<PauseRow, 'state' | 'from' | 'to'>>,
): Promise<void> {
  await tx.update(planPauses).set(change).where(eq(planPauses.id, pauseId));
}
