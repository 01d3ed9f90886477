/**
 * How a losing provider shows where it has written to, so that nobody learns an address or a number from a match
 * (industry's rules, also checked by the hub).
 */
const SHORT = 4;
const LONG = 6;

/** How many letters of the part before the @ may be seen. */
function lettersShown(length: number): number {
  if (length < SHORT) return 0;
  return length < LONG ? 1 : 2;
}

/** `al****@example.com`. A text without an @ is masked altogether. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = Array.from(at === -1 ? email : email.slice(0, at));
  const shown = at === -1 ? 0 : lettersShown(local.length);
  const masked = local.map((letter, index) => (index < shown ? letter : '*')).join('');
  return at === -1 ? masked : masked + email.slice(at);
}

const HEAD = 3;
const TAIL = 3;

/** `077*****123`; a number with the country's code shows that and the last three: `+44*******123`. */
export function maskPhone(phone: string): string {
  const number = phone.replaceAll(/[^\d+]/g, '');
  if (number.length <= HEAD + TAIL) return '*'.repeat(number.length);
  return number.slice(0, HEAD) + '*'.repeat(number.length - HEAD - TAIL) + number.slice(-TAIL);
}
