import { addressPattern, textMaxLength } from './typed-text.ts';

/**
 * BS 7666 with the P of N1P added, for a postcode without its space. Letter O and figure 0, letters I and L and figure 1
 * pass for each other where only one of them can stand: the gateway reads what was meant.
 */
const postcodePattern =
  /^(G[I1]R[0O]AA|[A-PR-UWYZ01]([A-HK-Y0]?[\dOIL]{1,2}|[\dOIL][A-HJKPSTUW]|[A-HK-Y0][\dOIL][ABEHMNPRVWXY])[\dOIL][ABD-HJLNP-UW-Z]{2})$/;

/** However it is written: spaces, hyphens, brackets and full stops do not count. */
const signsOf = (typed: string): string => typed.replace(/[\s\-–().]/g, '');

export const isPostcode = (typed: string): boolean => postcodePattern.test(signsOf(typed).toUpperCase());

/** A postcode as it is sent: its letters and figures as they were typed, with its one space. */
export const sentPostcode = (typed: string): string => signsOf(typed).replace(/...$/, ' $&');

export type AddressRefusal =
  | 'postcodeMissing'
  | 'postcodeWrong'
  | 'streetNumberMissing'
  | 'streetNumberWrong'
  | 'textTooLong';

/** Why a typed postcode is refused; null where it is not. */
export function postcodeError(typed: string): 'postcodeMissing' | 'postcodeWrong' | null {
  if (typed.trim() === '') return 'postcodeMissing';
  return isPostcode(typed) ? null : 'postcodeWrong';
}

function streetNumberError(typed: string, isNeeded: boolean): AddressRefusal | null {
  const text = typed.trim();
  if (text === '') return isNeeded ? 'streetNumberMissing' : null;
  if (text.length > textMaxLength) return 'textTooLong';
  return addressPattern.test(text) ? null : 'streetNumberWrong';
}

/** Why a typed address is refused, by field; empty where it is not. */
export function typedAddressErrors(
  typed: { postcode: string; streetNumber: string },
  isNumberNeeded: boolean,
): { postcode?: AddressRefusal; streetNumber?: AddressRefusal } {
  const postcode = postcodeError(typed.postcode);
  const streetNumber = streetNumberError(typed.streetNumber, isNumberNeeded);
  return { ...(postcode !== null && { postcode }), ...(streetNumber !== null && { streetNumber }) };
}
