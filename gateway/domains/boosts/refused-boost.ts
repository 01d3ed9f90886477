import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FollowUp, Refused } from '../../network/commands.ts';
import { findMember } from '../members/members.rows.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import { refusedBoostMessage } from './boosts.messages.ts';
import type { SaidBoost } from './boosts.network.ts';
import { leftThisMonth } from './boosts.rules.ts';
import { deleteBoost, lastBoosts } from './boosts.store.ts';

/**
 * Gives a boost back that the network has refused: there was none, and it counts for no month. Where it has refused to end one
 * before its time, its member has more than was promised, until then.
 */
export async function followRefusedBoost(
  { outbox, env }: Pick<Dependencies, 'outbox' | 'env'>,
  tx: Executor,
  { planId, boostId, begins }: SaidBoost,
  { now }: Refused,
): Promise<FollowUp> {
  const plan = await lockPlan(tx, planId);
  const boost = begins ? await deleteBoost(tx, boostId) : undefined;
  const member = plan && boost && (await findMember(tx, plan.memberId));
  if (member) {
    const left = leftThisMonth(await lastBoosts(tx, planId), now);
    await outbox.post(tx, refusedBoostMessage(member, boost, left, env));
  }
  return 'undone';
}
