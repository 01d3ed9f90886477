/** How the account numbers of a provider look: letters of its own in front, where it has any, and as a rule digits. */
export interface AccountFormat {
  prefix: string;
  /** What comes after the prefix, once normalised. */
  rest?: RegExp;
}

const DIGITS = /^\d{6,14}$/;

/** As it is compared: capital letters, without the spaces, hyphens, full stops and slashes that bills group it with. */
export function normaliseAccountNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.\-–/]/g, '');
}

/** Whether a normalised number can be one of the provider's. */
export function hasAccountFormat(number: string, { prefix, rest = DIGITS }: AccountFormat): boolean {
  return number.startsWith(prefix) && rest.test(number.slice(prefix.length));
}
