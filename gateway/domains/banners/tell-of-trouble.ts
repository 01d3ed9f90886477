import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { plans } from '../../db/schema/plans.ts';
import type { Dependencies } from '../../dependencies.ts';
import { planLink, toMember, type Addressee } from '../../words/mail-words.ts';
import { showBanner, withdrawBanner, type BannerContent } from './show-banner.ts';

/** What does not go as a member was told. */
export type Trouble = Pick<BannerContent, 'title' | 'content' | 'button' | 'endsAt'> & {
  /** With which it is taken away again, once it is settled. */
  topic: string;
};

/** Tells a member of trouble with a plan in the same words twice: by e-mail, and on top of the pages until it is settled. */
export async function tellOfTrouble(
  { outbox, env, clock }: Pick<Dependencies, 'outbox' | 'env' | 'clock'>,
  tx: Executor,
  { member, planId, trouble }: { member: Addressee; planId: string; trouble: Trouble },
): Promise<void> {
  await showBanner(tx, String(member.id), { ...trouble, variant: 'warning' }, clock.now());
  const { title, content } = trouble;
  const lines = [content, `See your plan: ${planLink(env.hostUrl, planId)}`, env.brandName];
  await outbox.post(tx, toMember(member, title, lines));
}

/** Takes away what was told of trouble with a plan, by the topic that the plan has: it is settled. */
export const settlesTrouble =
  (topicOf: (planId: string) => string) =>
  async (tx: Executor, planId: string): Promise<void> => {
    const [plan] = await tx.select({ memberId: plans.memberId }).from(plans).where(eq(plans.id, planId));
    if (plan) await withdrawBanner(tx, plan.memberId, topicOf(planId));
  };
