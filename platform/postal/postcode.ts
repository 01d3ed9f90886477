/** The official pattern (BS 7666, with P allowed in third place so that N1P passes), for a postcode without its space. */
const complete =
  /^(?:GIR0AA|(?:[A-PR-UWYZ][0-9][0-9]?|[A-PR-UWYZ][A-HK-Y][0-9][0-9]?|[A-PR-UWYZ][0-9][A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y][0-9][ABEHMNPRVWXY])[0-9][ABD-HJLNP-UW-Z]{2})$/;

/** Postcode without its space, typed with or without spaces, hyphens, brackets or full stops: `lk1-2ab` → `LK12AB`. */
export function squashPostcode(typed: string): string {
  return typed.toUpperCase().replace(/[\s\-–().]/g, '');
}

/** Whether a postcode without its space has the official form. */
export function isPostcode(squashed: string): boolean {
  return complete.test(squashed);
}

/** `LK12AB` → `LK1 2AB`. */
export function spacedPostcode(squashed: string): string {
  return `${squashed.slice(0, -3)} ${squashed.slice(-3)}`;
}

/** `LK12AB` → `LK1`, the half before the space. */
export function outwardOf(squashed: string): string {
  return squashed.slice(0, -3);
}

const asDigit = (character: string | undefined) =>
  character === 'O' ? '0' : character === 'I' || character === 'L' ? '1' : (character ?? '');

const asLetter = (character: string | undefined) =>
  character === '0' ? 'O' : character === '1' ? 'I' : (character ?? '');

/**
 * The complete postcodes that somebody may have meant, best first: what was typed, then with letter O and figure 0,
 * letters I and L and figure 1 changed where only the other can stand. They are the most frequent slips in postcodes.
 */
export function readPostcode(typed: string): string[] {
  const squashed = squashPostcode(typed);
  if (!/^[A-Z0-9]{5,7}$/.test(squashed)) return [];
  const inward = asDigit(squashed.at(-3)) + asLetter(squashed.at(-2)) + asLetter(squashed.at(-1));
  const outward = squashed.slice(0, -3);
  const [first, second] = [asLetter(outward[0]), outward.slice(1)];
  const oneLetterArea = first + asDigit(second[0]) + second.slice(1);
  const twoLetterArea = first + asLetter(second[0]) + asDigit(second[1]);
  const readings = [
    squashed,
    outward + inward,
    twoLetterArea + second.slice(2) + inward,
    twoLetterArea + asDigit(second[2]) + inward,
    oneLetterArea + inward,
    first + asDigit(second[0]) + asDigit(second[1]) + second.slice(2) + inward,
  ];
  return [...new Set(readings)].filter(isPostcode);
}

/** The postcode that is meant, with its space, or `undefined` when it cannot be one. */
export function normalisePostcode(typed: string): string | undefined {
  const [best] = readPostcode(typed);
  return best === undefined ? undefined : spacedPostcode(best);
}

/** The beginning of a postcode, at least area and district (`LK1`, `lk1 2a`), without its space; `undefined` for anything else. */
export function readPostcodeStart(typed: string): string | undefined {
  const squashed = squashPostcode(typed);
  return /^[A-Z]{1,2}[0-9][0-9A-Z]?(?:[0-9][A-Z]{0,2})?$/.test(squashed) ? squashed : undefined;
}
