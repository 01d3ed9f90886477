import { chargesAbroad } from '../charges-abroad/charges-abroad.rules.ts';

/** The cap of who has said nothing, as it is advertised; pence. */
export const USUAL_CAP = chargesAbroad.capInPence;

/** The highest cap, pence: who wants to spend more than that in a month has to choose that they want none. */
export const HIGHEST_CAP = 200_00;

/** How much of a cap is spent, as it is told. */
export type PercentSpent = 0 | 80 | 100;

/** A cap of nothing is spent from the start; where there is none, never. Pence. */
export function percentSpent(capInPence: number | null, spentInPence: number): PercentSpent {
  if (capInPence === null) return 0;
  if (spentInPence >= capInPence) return 100;
  return spentInPence * 100 >= capInPence * 80 ? 80 : 0;
}

/** So much can still be spent; pence. */
export const leftOf = (capInPence: number | null, spentInPence: number): number =>
  capInPence === null ? Infinity : Math.max(0, capInPence - spentInPence);

/** The country of a code, with its prices; undefined where we know none. */
export function countryOf(code: string) {
  const country = chargesAbroad.countries.find((known) => known.code === code);
  const zone = chargesAbroad.zones.find((known) => known.zone === country?.zone);
  return country && zone ? { name: country.name, zone } : undefined;
}
