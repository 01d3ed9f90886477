import { addressMessage, addressPattern } from '../shared/typed-text.ts';
import type {
  AddressCheckFlags,
  AddressCheckResult,
  AddressLookup,
  AddressQuery,
  Premise,
  Suggestion,
  TypedAddress,
} from './address-check.types.ts';

/** BS 7666 with the P of N1P added; matches after normalising. */
const postcodePattern =
  /^(GIR 0AA|(?:[A-PR-UWYZ]\d\d?|[A-PR-UWYZ][A-HK-Y]\d\d?|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2})$/;

/** Upper case, one space before the last three characters; spaces, hyphens, brackets and full stops go. */
export function normalisePostcode(typed: string): string {
  const tight = typed.toUpperCase().replace(/[\s\-().]/g, '');
  return tight.length > 3 ? `${tight.slice(0, -3)} ${tight.slice(-3)}` : tight;
}

export function isPostcode(typed: string): boolean {
  return postcodePattern.test(normalisePostcode(typed));
}

/** The contract's limit for the parts of an address, and enough for any address that is searched for. */
const addressMaxLength = 100;

/** Messages for a typed address (AD-02: postcode and streetNumber are both needed); empty when it can be checked. */
export function addressErrors(typed: TypedAddress): Partial<Record<keyof TypedAddress, string>> {
  const errors: Partial<Record<keyof TypedAddress, string>> = {};
  if (typed.postcode.trim() === '') errors.postcode = 'Enter your postcode';
  else if (!isPostcode(typed.postcode)) errors.postcode = 'Enter a full UK postcode, like LK1 1AA';
  if (typed.streetNumber.trim() === '') errors.streetNumber = 'Enter your house number or name';
  else if (typed.streetNumber.trim().length > addressMaxLength)
    errors.streetNumber = `Max ${addressMaxLength} characters`;
  else if (!addressPattern.test(typed.streetNumber.trim())) errors.streetNumber = addressMessage;
  return errors;
}

/** Shorter texts match half a town and cost a call to the address service. */
export const searchableLength = 3;

export const isSearchable = (text: string): boolean =>
  text.trim().length >= searchableLength && text.trim().length <= addressMaxLength;

/** Why a text cannot be searched for. */
export const searchError = (text: string): string =>
  text.trim().length > addressMaxLength
    ? `Max ${addressMaxLength} characters`
    : 'Enter your postcode or the first line of your address';

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
