import type { SnapshotFrom } from 'xstate';
import { paths } from '../shared/paths.ts';
import type { lookUpChargesMachine } from './look-up-charges.machine.ts';
import {
  addressOf,
  countriesFor,
  countryOf,
  MOST_SHOWN,
  oftenAskedFor,
  otherPath,
  zoneOf,
} from './look-up-charges.rules.ts';
import type { ChargesPath, Country, Refusal, Zone } from './look-up-charges.types.ts';

/** A country to choose, and the address at which it is shown. */
export type CountryToChoose = { code: string; name: string; to: string };

export type LookUpChargesModel = {
  path: ChargesPath;
  text: string;
  refusal: Refusal | null;
  /** The likeliest first. */
  matches: CountryToChoose[];
  /** How many more there are than are shown. */
  more: number;
  often: CountryToChoose[];
  /** The country in the address, with what roaming costs there; null where the address has none that is known. */
  country: (Country & { roaming: Zone; elsewhere: string }) | null;
  /** The address asks for a country that there is not. */
  isUnknown: boolean;
  capInPence: number;
  isLoading: boolean;
  isNotLoaded: boolean;
};

export function selectLookUpCharges({
  context: { path: on, charges, code, text, refusal, failure },
}: SnapshotFrom<typeof lookUpChargesMachine>): LookUpChargesModel {
  // The words of the page go by it, whatever a context holds that was not made here.
  const path = on === paths.roaming ? paths.roaming : paths.international;
  const toChoose = (country: Country): CountryToChoose => ({
    code: country.code,
    name: country.name,
    to: addressOf(path, country),
  });
  const found = charges ? countriesFor(charges, text) : [];
  const country = countryOf({ charges, code });
  const roaming = charges && country && zoneOf(charges, country);
  return {
    path,
    text,
    refusal,
    matches: found.slice(0, MOST_SHOWN).map(toChoose),
    more: Math.max(0, found.length - MOST_SHOWN),
    often: charges ? oftenAskedFor(charges, path).map(toChoose) : [],
    country: country && roaming ? { ...country, roaming, elsewhere: addressOf(otherPath(path), country) } : null,
    isUnknown: charges !== null && code !== null && country === undefined,
    capInPence: charges?.capInPence ?? 0,
    isLoading: charges === null && failure === null,
    isNotLoaded: failure !== null,
  };
}
