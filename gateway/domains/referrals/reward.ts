import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { book } from '../airtime/ledger.service.ts';
import { writeTo } from '../airtime/write-to.ts';
import { findPremises } from '../coverage/coverage.rows.ts';
import { findMember } from '../members/members.rows.ts';
import { listKeptCards } from '../payments/kept-cards.service.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { findServedPlans } from '../plans/plans.rows.ts';
import { friendNotRewardedMessage, notRewardedMessage, rewardedMessage } from './referrals.messages.ts';
import {
  householdOfTyped,
  householdsOfKnown,
  reasonForReferrer,
  REFERRAL_RULES,
  rewardsLeft,
  shareCard,
  yearBefore,
} from './referrals.rules.ts';
import {
  countRewarded,
  findJoined,
  insertReward,
  lockCodeOf,
  lockReferral,
  settleReferral,
  type ReferralRow,
  type RewardRow,
} from './referrals.store.ts';

const REWARD = 'referrals.reward';

/** The provider tells of a card that was kept with a payment a moment after the payment. */
const CARDS_KNOWN_AFTER_MS = 60_000;

type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;
type Tied = ReferralRow & { referrerId: string };

/**
 * Notes that a member has paid for a top-up by card or a broadband bill, or that a SIM plan begins for which they have paid, in the transaction
 * in which that is noted. Where they have joined with a friend’s link, and it is the first, both are rewarded a minute later by a job of its own,
 * so that no payment waits for that.
 */
export async function notePaid(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Executor,
  memberId: string,
): Promise<void> {
  const joined = await findJoined(tx, memberId);
  if (joined?.state !== 'WAITING') return;
  const at = new Date(clock.now().getTime() + CARDS_KNOWN_AFTER_MS);
  await jobs.enqueue(tx, REWARD, { referralId: joined.id }, at, `${REWARD} ${joined.id}`);
}

/** A purpose of payments whose first payment is rewarded. */
export function rewarding(deps: Pick<Deps, 'jobs' | 'clock'>, purpose: PaymentPurpose): PaymentPurpose {
  return {
    ...purpose,
    async pay(tx, subject, amountInPence) {
      const isPaid = await purpose.pay(tx, subject, amountInPence);
      if (isPaid) await notePaid(deps, tx, subject.memberId);
      return isPaid;
    },
  };
}

/** Names the job that books rewards; once for each gateway. */
export function handleRewards(deps: Deps): void {
  deps.jobs.handle(REWARD, (tx, { referralId }) => settle(deps, tx, String(referralId)), { isEndless: true });
}

/** Books the rewards of a referral, or refuses it; nothing where that is done. */
export async function settle(deps: Deps, tx: Executor, referralId: string): Promise<void> {
  const referral = await lockReferral(tx, referralId);
  if (referral?.state !== 'WAITING' || referral.referrerId === null) return;
  const tied = { ...referral, referrerId: referral.referrerId };
  // The thirteenth waits here for the twelfth.
  await lockCodeOf(tx, tied.referrerId);
  const reason = await whyNot(deps, tx, tied);
  const settledAt = deps.clock.now();
  const state = reason === null ? ('REWARDED' as const) : ('REFUSED' as const);
  await settleReferral(tx, tied.id, { state, reason, settledAt });
  if (reason === null) return rewardBoth(deps, tx, tied);
  await writeTo(deps, tx, tied.friendId, (friend) => notRewardedMessage(friend, reason, deps.env));
  const forReferrer = reasonForReferrer(reason);
  if (forReferrer)
    await writeTo(deps, tx, tied.referrerId, (to) => friendNotRewardedMessage(to, forReferrer, deps.env));
}

async function whyNot(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  { friendId, referrerId }: Tied,
): Promise<components['schemas']['JoinedReason'] | null> {
  const homes = await householdsOf(tx, referrerId);
  if ([...(await householdsOf(tx, friendId))].some((home) => homes.has(home))) return 'SAME_HOME';
  if (shareCard(await listKeptCards(tx, friendId), await listKeptCards(tx, referrerId))) return 'SAME_CARD';
  return rewardsLeft(await countRewarded(tx, referrerId, yearBefore(clock.now()))) === 0 ? 'TOO_MANY' : null;
}

/** Every home that we know of a member: of their profile, and of their plans. */
async function householdsOf(tx: Executor, memberId: string): Promise<ReadonlySet<string>> {
  const member = await findMember(tx, memberId);
  const plans = await findServedPlans(tx, memberId);
  const homes = await findPremises(
    tx,
    plans.map(({ premiseId }) => premiseId),
  );
  return new Set([...(member?.addresses ?? []).map(householdOfTyped), ...homes.flatMap(householdsOfKnown)]);
}

async function rewardBoth(deps: Deps, tx: Executor, { id, friendId, referrerId }: Tied): Promise<void> {
  const sides: readonly Pick<RewardRow, 'side' | 'memberId'>[] = [
    { side: 'FRIEND', memberId: friendId },
    { side: 'REFERRER', memberId: referrerId },
  ];
  const amountInPence = REFERRAL_RULES.rewardInPence;
  for (const { side, memberId } of sides) {
    await insertReward(tx, { referralId: id, side, memberId, amountInPence, rewardedAt: deps.clock.now() });
    await book(deps, tx, { memberId, kind: 'REWARD', amountInPence, reference: `${id}:${side}`, about: abouts[side] });
    await writeTo(deps, tx, memberId, (to) => rewardedMessage(to, side, deps.env));
  }
}

/** What a reward is for, in the credit’s history. */
const abouts: Readonly<Record<RewardRow['side'], string>> = {
  FRIEND: 'you joined with a friend’s link',
  REFERRER: 'a friend of yours has joined',
};
