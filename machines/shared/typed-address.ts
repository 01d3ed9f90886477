import { addressMessage, addressPattern, textMaxLength } from './typed-text.ts';

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

/** What is wrong with a postcode; null when nothing is. */
export function postcodeError(typed: string): string | null {
  if (typed.trim() === '') return 'Enter your postcode';
  return isPostcode(typed) ? null : 'Enter a full UK postcode, like LK1 1AA';
}

/** What is wrong with a house number or name; one that may be left out has '' for its words. */
export function streetNumberError(typed: string, required: string): string | null {
  const text = typed.trim();
  if (text === '') return required || null;
  if (text.length > textMaxLength) return `Max ${textMaxLength} characters`;
  return addressPattern.test(text) ? null : addressMessage;
}

/** What is wrong with a typed address; empty when nothing is. A number that may be left out has '' for its words. */
export function typedAddressErrors(
  typed: { postcode: string; streetNumber: string },
  numberRequired: string,
): { postcode?: string; streetNumber?: string } {
  const postcode = postcodeError(typed.postcode);
  const streetNumber = streetNumberError(typed.streetNumber, numberRequired);
  return { ...(postcode !== null && { postcode }), ...(streetNumber !== null && { streetNumber }) };
}
