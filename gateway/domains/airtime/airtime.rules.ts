import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { hasLuhnDigit } from '../../../platform/numbers/luhn.ts';
import { pounds } from '../contracts/contracts.rules.ts';

export type EntryKind = components['schemas']['AirtimeEntryKind'];

/** The amounts that are offered; any whole pound between the smallest and the largest top-up is fine, too. Pence. */
export const OFFERED = [1_000, 1_500, 2_000, 3_000, 5_000] as const;
export const LEAST = 500;
export const MOST = 10_000;

/** So much can be paid in on a UK day, what is under way with it. Pence. */
export const MOST_A_DAY = 20_000;

/** Below this a balance is topped up by itself, by that much. Pence. */
export const AUTOMATIC_BELOW = 300;
export const AUTOMATIC_BY = 1_000;

/** After so many charges in a row that brought nothing, it is tried no more. */
export const MOST_FAILURES = 3;

/** A card that was not charged is tried again so much later. */
export const AGAIN_AFTER_MS = DAY_MS;

/** Numbers that are no vouchers, in a day: as many as cards that were refused. */
export const VOUCHER_TRIES = { perAccount: 9, windowMs: DAY_MS };

/** What counts of a top-up towards what a day allows. */
export interface Counting {
  amountInPence: number;
  paidAt: Date | null;
  isUnderWay: boolean;
}

/** What can still be paid in today, in pence. A bank's taking back of what was paid today gives nothing back of it. */
export function leftToday(topUps: readonly Counting[], now: Date): number {
  const today = ukDateOf(now);
  const counting = topUps.filter(({ paidAt, isUnderWay }) => (paidAt ? ukDateOf(paidAt) === today : isUnderWay));
  return Math.max(
    0,
    counting.reduce((left, { amountInPence }) => left - amountInPence, MOST_A_DAY),
  );
}

/** The largest top-up that fits into what is left of a day: whole pounds. */
export const mostOf = (left: number): number => Math.min(MOST, left - (left % 100));

/** Whether sixteen digits are what a voucher can have: the last one checks the others (Luhn, ISO/IEC 7812-1). */
export const isVoucherNumber = (digits: string): boolean => /^\d{16}$/.test(digits) && hasLuhnDigit(digits);

/** What was typed of a voucher, without what only helps the eye. */
export const bareNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Throws 400 `validation.failed`, with what is wrong with the number of a voucher. */
export function assertVoucherNumber(number: string): void {
  if (isVoucherNumber(number)) return;
  const message = /^\d{16}$/.test(number)
    ? 'Check the number: one of its digits isn’t right'
    : 'Enter the 16 digits of your voucher, like 9826 0000 0000 1001';
  throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.number', message }] });
}

export const debtFirst = (debtInPence: number) =>
  new HttpProblem(409, 'airtime.debt', {
    message: `Your bank has taken back a payment of which ${pounds(debtInPence)} was spent already. Please pay that first. Nothing was taken.`,
  });

export function overDailyLimit(left: number): HttpProblem {
  const most = mostOf(left);
  const rest = most < LEAST ? 'You can top up again tomorrow.' : `You can still top up by ${pounds(most)} today.`;
  return new HttpProblem(409, 'top-up.daily-limit', {
    message: `You can top up by ${pounds(MOST_A_DAY)} a day. ${rest} Nothing was taken.`,
  });
}

export const beingPaid = () =>
  new HttpProblem(409, 'top-up.being-paid', {
    message: 'Another top-up is waiting for your bank. Please wait for its answer before you begin a new one.',
  });
