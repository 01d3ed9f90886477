import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { goodUntil, linkOf, newCode, REFERRAL_RULES, rewardsLeft, yearBefore } from './referrals.rules.ts';
import {
  countRewarded,
  findJoined,
  findOwnCode,
  friendsOf,
  rewardsOf,
  showCode,
  sumRewarded,
} from './referrals.store.ts';
import { friendView, joinedView, rewardData } from './referrals.views.ts';

type Schemas = components['schemas'];

/** So many friends are shown. */
const SHOWN = 100;

/** A member’s own link, which is made the first time, and lasts anew from now. */
export async function showLink(
  { db, clock, env }: Pick<Dependencies, 'db' | 'clock' | 'env'>,
  memberId: string,
): Promise<Schemas['ReferralLink']> {
  const { code, shownAt } = await showCode(db, { code: newCode(), memberId, shownAt: clock.now() });
  return { code, url: linkOf(env.hostUrl, code), goodUntil: goodUntil(shownAt) };
}

/** Who has joined with a member’s link, what came of it, and by which rules. */
export async function referralsOf(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
): Promise<Schemas['Referrals']> {
  const rows = await friendsOf(db, memberId, SHOWN + 1);
  const own = await findJoined(db, memberId);
  return {
    rules: REFERRAL_RULES,
    rewardedInPence: await sumRewarded(db, memberId),
    rewardsLeft: rewardsLeft(await countRewarded(db, memberId, yearBefore(clock.now()))),
    friends: rows.slice(0, SHOWN).map(friendView),
    hasOlder: rows.length > SHOWN,
    joined: own ? joinedView(own) : null,
  };
}

/** All that is held of a member’s link, of who has joined with it, and of how they have joined themselves. */
export async function referralData(db: Executor, memberId: string): Promise<Schemas['DataReferrals']> {
  const code = await findOwnCode(db, memberId);
  const own = await findJoined(db, memberId);
  return {
    code: code?.code ?? null,
    shownAt: code?.shownAt.toISOString() ?? null,
    friends: (await friendsOf(db, memberId)).map(friendView),
    joined: own ? joinedView(own) : null,
    rewards: (await rewardsOf(db, memberId)).map(rewardData),
  };
}
