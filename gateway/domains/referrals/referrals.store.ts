import { and, count, desc, eq, gt, sum } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { referralCodes, referralRewards, referrals } from '../../db/schema/referrals.ts';

export type CodeRow = typeof referralCodes.$inferSelect;
export type ReferralRow = typeof referrals.$inferSelect;
export type RewardRow = typeof referralRewards.$inferSelect;

/** Gives the code of a member, noted as shown now; the one that is given where there is none. */
export async function showCode(tx: Executor, code: CodeRow): Promise<CodeRow> {
  const { memberId, shownAt } = code;
  const [row] = await tx
    .insert(referralCodes)
    .values(code)
    .onConflictDoUpdate({ target: referralCodes.memberId, set: { shownAt } })
    .returning();
  if (!row) throw new Error(`No code was kept for member ${memberId}`);
  return row;
}

export async function findCode(db: Executor, code: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.code, code));
  return row;
}

export async function findOwnCode(db: Executor, memberId: string): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(referralCodes).where(eq(referralCodes.memberId, memberId));
  return row;
}

/** Has the rewards of a member for friends follow each other, so that they are counted right. It comes after the lock of a referral. */
export async function lockCodeOf(tx: Executor, memberId: string): Promise<void> {
  await tx.select().from(referralCodes).where(eq(referralCodes.memberId, memberId)).for('update');
}

/** Ties who has joined, once. */
export async function insertReferral(tx: Executor, referral: typeof referrals.$inferInsert): Promise<void> {
  await tx.insert(referrals).values(referral).onConflictDoNothing({ target: referrals.friendId });
}

/** How a member has joined. */
export async function findJoined(db: Executor, friendId: string): Promise<ReferralRow | undefined> {
  const [row] = await db.select().from(referrals).where(eq(referrals.friendId, friendId));
  return row;
}

export async function lockReferral(tx: Executor, id: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for('update');
  return row;
}

export async function settleReferral(
  tx: Executor,
  id: string,
  settled: Pick<ReferralRow, 'state' | 'reason'> & { settledAt: Date },
): Promise<void> {
  await tx.update(referrals).set(settled).where(eq(referrals.id, id));
}

/** Who has joined with the link of a member, newest first. */
export async function friendsOf(db: Executor, referrerId: string, limit?: number): Promise<ReferralRow[]> {
  const all = db
    .select()
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId))
    .orderBy(desc(referrals.joinedAt), desc(referrals.id));
  return limit === undefined ? all : all.limit(limit);
}

export async function insertReward(tx: Executor, reward: RewardRow): Promise<void> {
  await tx.insert(referralRewards).values(reward);
}

/** How many friends of a member were rewarded since. */
export async function countRewarded(db: Executor, memberId: string, since: Date): Promise<number> {
  const isIts = and(eq(referralRewards.memberId, memberId), gt(referralRewards.rewardedAt, since));
  const [row] = await db
    .select({ all: count() })
    .from(referralRewards)
    .where(and(isIts, eq(referralRewards.side, 'REFERRER')));
  return row?.all ?? 0;
}

/** All that a member was ever rewarded, in pence. */
export async function sumRewarded(db: Executor, memberId: string): Promise<number> {
  const [row] = await db
    .select({ all: sum(referralRewards.amountInPence).mapWith(Number) })
    .from(referralRewards)
    .where(eq(referralRewards.memberId, memberId));
  return row?.all ?? 0;
}

/** Of a member, newest first. */
export async function rewardsOf(db: Executor, memberId: string): Promise<RewardRow[]> {
  return db
    .select()
    .from(referralRewards)
    .where(eq(referralRewards.memberId, memberId))
    .orderBy(desc(referralRewards.rewardedAt));
}
