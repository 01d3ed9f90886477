import type { components } from '../../../openapi/generated/gateway.d.ts';
import { reasonForReferrer } from './referrals.rules.ts';
import type { ReferralRow, RewardRow } from './referrals.store.ts';

type Schemas = components['schemas'];

const momentsOf = ({ joinedAt, settledAt }: ReferralRow) => ({
  joinedAt: joinedAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

/** A friend, for whose link it was. */
export function friendView(row: ReferralRow): Schemas['ReferralFriend'] {
  return { referralId: row.id, state: row.state, reason: reasonForReferrer(row.reason), ...momentsOf(row) };
}

/** How somebody has joined, for themselves. */
export function joinedView(row: ReferralRow): Schemas['ReferralJoined'] {
  return { state: row.state, reason: row.reason, ...momentsOf(row) };
}

export function rewardData({
  side,
  amountInPence,
  rewardedAt,
}: RewardRow): Schemas['DataReferrals']['rewards'][number] {
  return { side, amountInPence, rewardedAt: rewardedAt.toISOString() };
}
