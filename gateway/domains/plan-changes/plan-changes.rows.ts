import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { planChanges } from '../../db/schema/plan-changes.ts';
import type { ChangeRow } from './plan-changes.types.ts';

/** The change of a plan that is asked for and has not taken effect. */
export async function findAsked(db: Executor, planId: string): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.planId, planId), eq(planChanges.state, 'ASKED')));
  return row;
}
