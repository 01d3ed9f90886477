import { hasCheckDigit } from '../shared/check-digit.ts';
import { isExpired } from '../shared/kept-card.ts';
import type { TopUpContext, TopUpRefusal, TypedAmount, TypedCap, WantedCap } from './top-up.types.ts';

type Known = Pick<TopUpContext, 'known' | 'today'>;

/** Whole pounds as people write them: `25`, `£25`, `25.00`. */
const pounds = /^£?\s*(\d{1,6})(?:\.00?)?$/;

/** By how much is topped up, in pence, or why not (PH-12): an amount that is offered, or whole pounds between the smallest and the largest. */
export function amountOf(
  { known }: Pick<Known, 'known'>,
  { amount, other }: TypedAmount,
): { amountInPence: number } | { field: 'amount' | 'other'; refusal: TopUpRefusal } {
  if (!known || amount === '') return { field: 'amount', refusal: 'amountNotChosen' };
  const { leastInPence, mostInPence, amountsInPence } = known.credit;
  if (amount !== 'other') {
    const amountInPence = Number(amount);
    if (!amountsInPence.includes(amountInPence)) return { field: 'amount', refusal: 'amountNotChosen' };
    return amountInPence > mostInPence ? { field: 'amount', refusal: 'amountOverDay' } : { amountInPence };
  }
  const typed = pounds.exec(other.trim())?.[1];
  const amountInPence = 100 * Number(typed ?? '0');
  if (amountInPence < leastInPence || amountInPence > largest) return { field: 'other', refusal: 'amountNotWhole' };
  return amountInPence > mostInPence ? { field: 'other', refusal: 'amountOverDay' } : { amountInPence };
}

/** The most that is to be spent abroad in a month, or why what was typed is none (MK-04): whole pounds up to the highest cap. */
export function capOf(
  { known }: Pick<Known, 'known'>,
  { limit, cap }: TypedCap,
): WantedCap | { field: 'limit' | 'cap'; refusal: TopUpRefusal } {
  if (limit === 'none') return { capInPence: null };
  if (limit === 'nothing') return { capInPence: 0 };
  if (!known || limit !== 'other') return { field: 'limit', refusal: 'capNotChosen' };
  const capInPence = 100 * Number(pounds.exec(cap.trim())?.[1] ?? '0');
  return capInPence > 0 && capInPence <= known.abroad.mostInPence
    ? { capInPence }
    : { field: 'cap', refusal: 'capNotWhole' };
}

/** The largest top-up of all, in pence; less where a day is nearly used up. */
const largest = 10_000;

/** What was typed of a voucher, without what only helps the eye. */
const digitsOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Why what was typed is no number of a voucher; null where it can be one: sixteen digits, the last of which checks the others (Luhn). */
export function voucherRefusal(typed: string): TopUpRefusal | null {
  const digits = digitsOf(typed);
  if (digits === '') return 'numberMissing';
  if (!/^\d{16}$/.test(digits)) return 'numberShort';
  return hasCheckDigit(digits) ? null : 'numberWrong';
}

/** Why a card can't be charged by itself; null where it can. */
export function cardRefusal({ known, today }: Known, cardId: string): TopUpRefusal | null {
  const card = known?.cards.find(({ id }) => id === cardId);
  if (!card) return 'cardNotChosen';
  return isExpired(card, today) ? 'cardExpired' : null;
}
