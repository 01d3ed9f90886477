import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { planPauses } from '../../db/schema/pauses.ts';
import type { PauseRow } from './pauses.types.ts';

/** The pause of a plan that is planned or runs. */
export async function findOpenPause(db: Executor, planId: string): Promise<PauseRow | undefined> {
  const [row] = await db
    .select()
    .from(planPauses)
    .where(and(eq(planPauses.planId, planId), inArray(planPauses.state, ['PLANNED', 'RUNNING'])));
  return row;
}
