import type { AddressRead, Asked } from '../shared/asked.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { paths } from '../shared/paths.ts';
import type { Wire } from '../shared/wire.ts';

export type Charges = Wire<'ChargesAbroad'>;
export type Country = Wire<'CountryCharges'>;
export type Zone = Wire<'RoamingZone'>;

/** The two pages on which a country is looked up: what it costs there, and what calls to it cost from here. */
export type ChargesPath = (typeof paths)['roaming' | 'international'];

/** Why no country was found for what was typed: there is none of that name, it is this one, or nothing was typed. */
export type Refusal = 'country.unknown' | 'country.home' | 'country.missing';

/** `asked` is nothing for a page that is drawn before anybody asks. */
export type LookUpChargesInput = { path: ChargesPath; asked: Asked };

export type LookUpChargesContext = {
  path: ChargesPath;
  /** Null until they have come. */
  charges: Charges | null;
  /** Of the country in the address, in capitals: anything may stand there. Null where none does. */
  code: string | null;
  /** What is typed to find a country. */
  text: string;
  refusal: Refusal | null;
  failure: Failure | null;
};

type Typed = { text: string };

export type LookUpChargesEvent =
  | AddressRead
  | RetryRequested
  | ({ type: 'country.typed' } & Typed)
  | ({ type: 'search.submitted' } & Typed);

export type LookUpChargesView = 'LookingUpCharges';
