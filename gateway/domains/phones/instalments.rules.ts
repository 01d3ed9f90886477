import type { components } from '../../../openapi/generated/gateway.d.ts';

export type Instalments = components['schemas']['PhoneInstalments'];

/** Months over which a phone can be paid (PH-04). */
const DURATIONS = [6, 12, 18, 24] as const;

/** What costs less is paid at once. */
export const LEAST_PRICE_IN_PENCE = 9_900;

/** Up to so many months cost no interest. */
const INTEREST_FREE_MONTHS = 12;

/** What longer credit costs: the representative annual percentage rate. */
export const REPRESENTATIVE_APR = 0.099;

/** Of the price, paid at once, before anything is lent. */
const DEPOSIT = 0.05;

/**
 * The ways to pay for a phone by instalments, the shortest first; none for one below £99. Pence. `upfrontPrice` is at least a twentieth
 * of the price in whole pounds, and takes up what does not divide by the months: all instalments are the same. With interest the
 * instalment is the annuity at the monthly rate that makes up the APR, as the rules on consumer credit count it (FCA CONC App 1.2),
 * rounded down to a penny, so that the rate advertised is never exceeded.
 */
export function instalmentsOf(priceInPence: number): Instalments[] {
  if (priceInPence < LEAST_PRICE_IN_PENCE) return [];
  return DURATIONS.map((duration) => {
    const deposit = Math.ceil((priceInPence * DEPOSIT) / 100) * 100;
    const lent = Math.floor((priceInPence - deposit) / duration) * duration;
    const upfrontPrice = priceInPence - lent;
    const isFree = duration <= INTEREST_FREE_MONTHS;
    const monthlyPrice = isFree ? lent / duration : Math.floor(annuity(lent, duration));
    return {
      instalmentType: isFree ? 'INTEREST_FREE' : 'WITH_INTEREST',
      duration,
      upfrontPrice,
      monthlyPrice,
      price: upfrontPrice + monthlyPrice * duration,
      aprInPercent: isFree ? 0 : REPRESENTATIVE_APR * 100,
    };
  });
}

/** The way to pay for a phone over so many months; undefined where it has none. */
export const instalmentsOver = (priceInPence: number, months: number | null): Instalments | undefined =>
  instalmentsOf(priceInPence).find(({ duration }) => duration === months);

function annuity(lent: number, months: number): number {
  const rate = (1 + REPRESENTATIVE_APR) ** (1 / 12) - 1;
  return (lent * rate) / (1 - (1 + rate) ** -months);
}
