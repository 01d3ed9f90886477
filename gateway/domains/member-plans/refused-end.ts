import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { FollowUp, Refused } from '../../network/commands.ts';
import { longDate } from '../../words/date-words.ts';
import { settlesTrouble, tellOfTrouble } from '../banners/tell-of-trouble.ts';
import { findMember } from '../members/members.rows.ts';
import { findPlan } from '../plans/plans.rows.ts';
import type { SaidEnd } from './leaving.network.ts';

const topicOf = (planId: string) => `end:${planId}`;

const help = { text: 'Chat with us', action: 'chat' } as const;

function wordsOf(lastDay: LocalDate | null): { title: string; content: string } {
  if (lastDay === null)
    return {
      title: 'Your broadband may still stop',
      content:
        'You’re keeping your plan, and the network hasn’t taken that yet. We’ll ask it every six hours until it has. Chat with us if your broadband stops.',
    };
  const day = longDate(lastDay);
  return {
    title: 'Your broadband may be on for longer',
    content: `Your plan ends on ${day}, and you pay for no day after it. The network hasn’t taken yet that it ends your broadband then. We’ll ask it every six hours until it has, and you don’t have to do anything.`,
  };
}

/**
 * What a member was told of an end stands: plan and bills end by themselves. The network is asked again, as a line that stays up is in the
 * way of whoever comes next, and one that goes down takes the broadband of a member who stays. Of an end that has come nobody has to hear.
 */
export async function followRefusedEnd(
  deps: Pick<Dependencies, 'outbox' | 'env' | 'clock'>,
  tx: Executor,
  { planId, lastDay }: SaidEnd,
  { isNew }: Refused,
): Promise<FollowUp> {
  const plan = await findPlan(tx, planId);
  const member = isNew && plan && plan.state !== 'ENDED' ? await findMember(tx, plan.memberId) : undefined;
  if (member) {
    const trouble = { topic: topicOf(planId), ...wordsOf(lastDay), button: help };
    await tellOfTrouble(deps, tx, { member, planId, trouble });
  }
  return 'ask again';
}

/** The network has taken when the service ends, or that it goes on. */
export const settleEnd = settlesTrouble(topicOf);
