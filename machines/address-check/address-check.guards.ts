import { typedAddressErrors } from '../shared/typed-address.ts';
import { textMaxLength } from '../shared/typed-text.ts';
import type {
  AddressCheckFlags,
  AddressCheckResult,
  AddressLookup,
  AddressQuery,
  Premise,
  Suggestion,
  TypedAddress,
} from './address-check.types.ts';

/** Messages for a typed address (AD-02: postcode and streetNumber are both needed); empty when it can be checked. */
export const addressErrors = (typed: TypedAddress): Partial<Record<keyof TypedAddress, string>> =>
  typedAddressErrors(typed, 'Enter your house number or name');

/** Shorter texts match half a town and cost a call to the address service. */
const searchableLength = 3;

/** Messages for a text to search for; empty when it can be searched for. */
export function searchErrors(text: string): { text?: string } {
  const { length } = text.trim();
  if (length > textMaxLength) return { text: `Max ${textMaxLength} characters` };
  return length < searchableLength ? { text: 'Enter your postcode or the first line of your address' } : {};
}

/** A container holds further homes and is opened; an Address is one home (AD-08). */
export const isContainer = (suggestion: Suggestion): boolean => suggestion.type !== 'Address';

export const lookupOf = ({ addressLookupSpike }: AddressCheckFlags): AddressLookup =>
  addressLookupSpike ? 'addressApi' : 'capture';

/** Eight letters and digits without the ones that look alike. */
export const isSavedCode = (typed: string): boolean => /^[2-9A-HJKMNP-Z]{8}$/.test(typed.trim().toUpperCase());

/** What names this one home: its UPRN, or name and number together where it has none. */
export const queryOf = ({ postcode, propertyName, streetNumber, streetName, uprn }: Premise): AddressQuery => ({
  postcode,
  streetNumber: [propertyName, streetNumber].filter(Boolean).join(', ') || streetName,
  ...(uprn === null ? {} : { uprn }),
});

export const onlyPremise = (result: AddressCheckResult): Premise | null =>
  result.premises.length === 1 ? (result.premises[0] ?? null) : null;
