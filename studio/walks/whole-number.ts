/** The number that stands behind an option of a command. Throws with a sentence on what it takes. */
export function wholeNumber(name: string, given: string, least: number, most?: number): number {
  const number = Number(given);
  if (Number.isSafeInteger(number) && number >= least && number <= (most ?? 2 ** 31)) return number;
  const range = most === undefined ? `from ${least} on` : `from ${least} to ${most}`;
  throw new Error(`--${name} takes a whole number ${range}, not "${given}"`);
}
