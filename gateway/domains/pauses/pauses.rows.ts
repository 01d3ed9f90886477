import { and, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { planPauses } from '../../db/schema/pauses.ts';
import type { PauseRow } from './pauses.types.ts';

/** The pauses of these plans that are planned or run: one for a plan at most. */
export async function openPausesOf(db: Executor, planIds: readonly string[]): Promise<PauseRow[]> {
  if (planIds.length === 0) return [];
  return db
    .select()
    .from(planPauses)
    .where(and(inArray(planPauses.planId, [...planIds]), inArray(planPauses.state, ['PLANNED', 'RUNNING'])));
}

/** The pause of a plan that is planned or runs. */
export async function findOpenPause(db: Executor, planId: string): Promise<PauseRow | undefined> {
  const [row] = await openPausesOf(db, [planId]);
  return row;
}
