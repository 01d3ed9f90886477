import type { SnapshotFrom } from 'xstate';
import type { LocalDate } from '../shared/local-date.ts';
import { isPostcode, sentPostcode } from '../shared/typed-address.ts';
import type { addressCheckMachine } from './address-check.machine.ts';
import { prospectAddressOf } from './prospect-address.rules.ts';
import type { AddressCheckContext, Premise } from './address-check.types.ts';

export type AddressCheckModel = Pick<AddressCheckContext, 'text' | 'suggestions' | 'errors' | 'query'> & {
  /** What the open container holds homes of, or null at the top of the search. */
  container: string | null;
  /** The postcode that was typed, as it is sent; '' where something else was. */
  postcode: string;
  /** What is listed are all homes of the postcode. */
  areHomesListed: boolean;
  search: 'resting' | 'searching' | 'suggesting' | 'nothingFound' | 'failed' | 'retrieving' | 'checking';
  premises: { premiseId: string; line: string }[];
  /** The address the outcome is about, in one line; '' where nothing was found. */
  address: string;
  /** The first day that the home found can be live; null where nobody has said it. */
  earliestGoLiveDay: LocalDate | null;
};

/** What of a home is told in its line, as every answer about homes has it. */
type Home = Partial<Pick<Premise, 'propertyName' | 'streetNumber' | 'streetName' | 'locality' | 'city' | 'postcode'>>;

/** What neighbours call a home: "Flat 3, Tern House, 12 Saltmarsh Row"; '' where only its place is known. */
export function doorOf({ propertyName, streetNumber, streetName }: Home): string {
  return [propertyName, [streetNumber, streetName].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** A home in one line: "Flat 3, Tern House, 12 Saltmarsh Row, Larkhaven, LK1 1AA". */
export function premiseLine(premise: Home): string {
  return [doorOf(premise), premise.locality, premise.city, premise.postcode].filter(Boolean).join(', ');
}

function searchOf(snapshot: SnapshotFrom<typeof addressCheckMachine>): AddressCheckModel['search'] {
  if (snapshot.matches('checkingAddress')) return 'checking';
  if (snapshot.matches({ enteringAddress: 'searchingAddresses' })) return 'searching';
  if (snapshot.matches({ enteringAddress: 'retrievingAddress' })) return 'retrieving';
  if (snapshot.matches({ enteringAddress: 'choosingSuggestion' })) return 'suggesting';
  if (snapshot.matches({ enteringAddress: 'suggestionsMissing' })) return 'nothingFound';
  return snapshot.hasTag('failed') ? 'failed' : 'resting';
}

export function selectAddressCheck(snapshot: SnapshotFrom<typeof addressCheckMachine>): AddressCheckModel {
  const { text, suggestions, errors, query, containers, premise, premises } = snapshot.context;
  const prospect = prospectAddressOf(snapshot.context);
  const prospectLine = prospect ? [...prospect.lines, prospect.city, prospect.postcode].filter(Boolean).join(', ') : '';
  return {
    text,
    suggestions,
    errors,
    query,
    container: containers.at(-1)?.text ?? null,
    postcode: isPostcode(text) ? sentPostcode(text).toUpperCase() : '',
    areHomesListed:
      isPostcode(text) &&
      containers.length === 0 &&
      suggestions.length > 0 &&
      suggestions.every(({ type }) => type === 'Address'),
    search: searchOf(snapshot),
    premises: premises.map((one) => ({ premiseId: one.premiseId, line: premiseLine(one) })),
    address: premise ? premiseLine(premise) : prospectLine,
    earliestGoLiveDay: premise?.earliestActivationDate ?? null,
  };
}
