/** How the account numbers of a provider look: digits alone, or two letters of its own in front of them. */
export type AccountFormat = { prefix: string };

const DIGITS = /^\d{6,14}$/;

/** As it is compared: capital letters, without the spaces, hyphens, full stops and slashes that bills group it with. */
export function normaliseAccountNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.\-–/]/g, '');
}

/** Whether a normalised number can be one of the provider's. */
export function hasAccountFormat(number: string, { prefix }: AccountFormat): boolean {
  return number.startsWith(prefix) && DIGITS.test(number.slice(prefix.length));
}
