import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open.ts';
import { referralCodes } from '../db/schema/referrals.ts';
import { sentinel } from '../scenarios/sentinels.ts';

const LONG_AGO = new Date('2026-01-05T09:30:00Z');

/** The codes of the list of sentinels, each a member's. Doing it again puts them back as they were. */
export async function seedReferralCodes(db: Executor, now: Date): Promise<void> {
  const codes = [
    { id: 'friend-code-works', memberId: '100001', shownAt: now },
    { id: 'friend-code-expired', memberId: '100003', shownAt: LONG_AGO },
  ] as const;
  for (const { id, memberId, shownAt } of codes) {
    await db.delete(referralCodes).where(eq(referralCodes.memberId, memberId));
    await db.insert(referralCodes).values({ code: sentinel(id).value, memberId, shownAt });
  }
}
