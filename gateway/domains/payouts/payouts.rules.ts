import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { payouts } from '../../db/schema/payouts.ts';
import type { CreditRow } from '../bills/bills.rows.ts';
import { finalCompensationOf } from '../promises/compensation.rules.ts';
import type { PromiseRow } from '../promises/ledger.rules.ts';

type Payout = components['schemas']['OrderPayout'];
export type PayoutRow = typeof payouts.$inferSelect;

/** All that follows from the broken promises of an order that never went live. */
export interface Owing {
  promises: readonly PromiseRow[];
  /** What came off bills for them: lines with less than nothing. */
  credits: readonly CreditRow[];
  /** Oldest first. */
  payouts: readonly PayoutRow[];
  /** The plan whose next bill it comes off; null where it comes off none. */
  creditPlanId: string | null;
}

/** The job that hands a payout over to the provider. */
export const SEND = 'payouts.send';

const isUnderWay = ({ state }: PayoutRow): boolean => state === 'ASKED' || state === 'SENT';

/** The one that is on its way. */
export const payoutUnderWay = (payouts: readonly PayoutRow[]): PayoutRow | undefined => payouts.find(isUnderWay);

/**
 * Whether some of it was paid to an account, or is on its way there. A bill takes all of an order's promises off, so that what becomes known later of
 * such an order is paid to an account, too.
 */
export const isPaidOut = (payouts: readonly PayoutRow[]): boolean => payouts.some(({ state }) => state !== 'FAILED');

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is neither on a bill, nor paid, nor on its way. */
export function owedInPence({ promises, credits, payouts }: Owing): number {
  const worth = sumOf([...finalCompensationOf(promises).values()].map(({ amountInPence }) => amountInPence));
  const paid = payouts.filter(({ state }) => state !== 'FAILED').map(({ amountInPence }) => amountInPence);
  const credited = credits.map(({ amountInPence }) => amountInPence);
  return Math.max(0, worth + sumOf(credited) - sumOf(paid));
}

const named = ({ endingIn, askedAt, endedAt }: PayoutRow) => ({ endingIn, on: ukDateOf(endedAt ?? askedAt) });

/** What the member is shown of it; null where there is nothing to say. */
export function payoutOf(owing: Owing): Payout | null {
  const { payouts, creditPlanId } = owing;
  const underWay = payoutUnderWay(payouts);
  if (underWay) return { state: 'ON_ITS_WAY', amountInPence: underWay.amountInPence, ...named(underWay) };
  const amountInPence = owedInPence(owing);
  const last = payouts.at(-1);
  if (amountInPence > 0) {
    if (creditPlanId !== null) return { state: 'NEXT_BILL', amountInPence, endingIn: null, on: null };
    if (last?.state === 'FAILED') return { state: 'FAILED', amountInPence, ...named(last) };
    return { state: 'OWED', amountInPence, endingIn: null, on: null };
  }
  const paid = payouts.findLast(({ state }) => state === 'PAID');
  return paid ? { state: 'PAID', amountInPence: paid.amountInPence, ...named(paid) } : null;
}
