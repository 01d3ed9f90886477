import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open.ts';
import { airtimeVouchers } from '../db/schema/airtime.ts';
import { bareNumber } from '../domains/airtime/airtime.rules.ts';
import { sentinel } from '../scenarios/sentinels.ts';

const FAR = '2099-12-31';
const WORTH = 1_000;

/** Whom a used voucher was used by: a member that nobody is. */
const SOMEBODY = '0';

/** The vouchers of the list of sentinels. Doing it again puts them back as they were: what was booked of them before stays booked. */
export async function seedVouchers(db: Executor, now: Date): Promise<void> {
  const vouchers = [
    { id: 'voucher-works', goodUntil: FAR },
    { id: 'voucher-used', goodUntil: FAR, usedBy: SOMEBODY, usedAt: now },
    { id: 'voucher-expired', goodUntil: '2025-12-31' },
  ] as const;
  for (const { id, ...state } of vouchers) {
    const number = bareNumber(sentinel(id).value);
    await db.delete(airtimeVouchers).where(eq(airtimeVouchers.number, number));
    await db.insert(airtimeVouchers).values({ number, amountInPence: WORTH, ...state });
  }
}
