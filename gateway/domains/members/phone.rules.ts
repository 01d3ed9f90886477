import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Prefixes under which people can be reached: geographic (01, 02), UK-wide (03), corporate and internet (055, 056),
 * mobile (07, without personal numbers 070 and pagers 076, but with the Isle of Man's 07624). Some 01 numbers have
 * nine digits after the 0.
 */
const reachable = /^(?:1\d{8,9}|[23]\d{9}|5[56]\d{8}|7(?:[1-57-9]\d{2}|624)\d{6})$/;

export const UK_PHONE_MESSAGE = 'Enter a UK phone number, like 07700 900123';

function readUkPhone(typed: string) {
  // "UK, +44 or 0": a number without either may be anything.
  if (!/^(?:\+44|0)/.test(typed.trim().replace('(', ''))) return undefined;
  const phone = parsePhoneNumberFromString(typed.trim(), { defaultCountry: 'GB', extract: false });
  if (!phone || phone.countryCallingCode !== '44' || phone.ext !== undefined || !phone.isPossible()) return undefined;
  return reachable.test(phone.nationalNumber) ? phone : undefined;
}

/**
 * Whether a number is a UK number by length and prefix (RS-03). Allocation is not looked at: the ranges reserved for
 * drama, 07700 900000–900999 and 01632 960000–960999, must pass.
 */
export function isUkPhone(typed: string): boolean {
  return readUkPhone(typed) !== undefined;
}

/** `+44 (0)7700-900101` → `07700 900101`, the form that is stored and shown; undefined when it is no UK number. */
export function normaliseUkPhone(typed: string): string | undefined {
  return readUkPhone(typed)?.formatNational();
}
