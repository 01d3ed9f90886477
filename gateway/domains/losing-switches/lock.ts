import type { Executor } from '../../../platform/db/open.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import { lockLosingSwitch } from './losing-switches.store.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';

/** Locks a switch behind its plan, as everybody locks the two, and gives it as it is by then. */
export async function lockBehindPlan(
  tx: Executor,
  { id, planId }: Pick<LosingSwitchRow, 'id' | 'planId'>,
): Promise<LosingSwitchRow | undefined> {
  await lockPlan(tx, planId);
  return lockLosingSwitch(tx, id);
}
