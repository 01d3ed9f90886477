import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember, findSamePerson } from '../members/members.rows.ts';
import { joinedMessage, notRewardedMessage, sentMessage } from './referrals.messages.ts';
import { bareCode, goodUntil, isSameMailbox, rewardsLeft, yearBefore } from './referrals.rules.ts';
import { countRewarded, findCode, insertReferral, type CodeRow } from './referrals.store.ts';

type Deps = Pick<Dependencies, 'clock' | 'env' | 'outbox'>;
type Reason = components['schemas']['JoinedReason'];

/**
 * Ties a member to the link with which they have just joined, and tells them what is to come of it. Belongs into the transaction that makes
 * the member: no log-in later and no other tab changes it. It refuses nobody; where there is no reward, that is noted with its reason.
 */
export async function noteJoined(deps: Deps, tx: Executor, friendId: string, given: string): Promise<void> {
  const { clock, env, outbox } = deps;
  const friend = await findMember(tx, friendId);
  if (!friend) return;
  const code = await findCode(tx, bareCode(given));
  const reason = code ? await whyNot(deps, tx, friendId, code) : 'UNKNOWN';
  const now = clock.now();
  const settled = reason === null ? ({ state: 'WAITING' } as const) : ({ state: 'REFUSED', settledAt: now } as const);
  await insertReferral(tx, { friendId, referrerId: code?.memberId ?? null, ...settled, reason, joinedAt: now });
  if (reason !== null) return outbox.post(tx, notRewardedMessage(friend, reason, env));
  await outbox.post(tx, sentMessage(friend, env));
  const referrer = code && (await findMember(tx, code.memberId));
  if (referrer) await outbox.post(tx, joinedMessage(referrer, env));
}

/** Why a link brings no reward that somebody has joined with; null where it does, once they have paid. */
async function whyNot(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  friendId: string,
  { memberId: referrerId, shownAt }: CodeRow,
): Promise<Reason | null> {
  if (goodUntil(shownAt) < clock.today()) return 'EXPIRED';
  const friend = await findMember(tx, friendId);
  const referrer = await findMember(tx, referrerId);
  const same = friend ? await findSamePerson(tx, friend) : [];
  const isReferrer = same.includes(referrerId);
  if (isReferrer || (friend && referrer && isSameMailbox(friend.email, referrer.email))) return 'ONESELF';
  if (same.length > 0) return 'MEMBER_BEFORE';
  const left = rewardsLeft(await countRewarded(tx, referrerId, yearBefore(clock.now())));
  return left === 0 ? 'TOO_MANY' : null;
}
