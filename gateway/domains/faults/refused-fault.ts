import type { Executor } from '../../../platform/db/open.ts';
import type { FollowUp, Refused } from '../../network/commands.ts';
import { settlesTrouble, tellOfTrouble } from '../banners/tell-of-trouble.ts';
import { findMember } from '../members/members.rows.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import { noVisit } from './fault-news.rules.ts';
import type { SaidFault } from './faults.network.ts';
import { followNews, type FollowDeps } from './follow-fault.ts';

/** The promise of a repair stands, late days included; the network is asked again, and the fault says so among its news. */
export async function followRefusedReport(
  deps: FollowDeps,
  tx: Executor,
  { planId, fault }: SaidFault,
  { isNew }: Refused,
): Promise<FollowUp> {
  const plan = await lockPlan(tx, planId);
  const happenedAt = fault.reportedAt;
  if (plan && isNew)
    await followNews(deps, tx, fault, { code: 'NOT_TAKEN', happenedAt, ...noVisit, expectedRepair: null });
  return 'ask again';
}

const topicOf = (planId: string) => `fault-closure:${planId}`;

/** The fault is over all the same. Its member must know that somebody may come, until the network has closed it, too. */
export async function followRefusedClosure(
  deps: FollowDeps,
  tx: Executor,
  { planId, fault: { memberId } }: SaidFault,
  { isNew }: Refused,
): Promise<FollowUp> {
  const member = isNew ? await findMember(tx, memberId) : undefined;
  if (member) {
    const trouble = {
      topic: topicOf(planId),
      title: 'An engineer may still come',
      content:
        'Your fault is closed, and the network hasn’t called its repair off yet. We’ll ask it every six hours until it has. You don’t have to let anybody in.',
    };
    await tellOfTrouble(deps, tx, { member, planId, trouble });
  }
  return 'ask again';
}

/** The network has called its repair off. */
export const settleClosure = settlesTrouble(topicOf);
