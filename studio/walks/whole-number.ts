/** The number that stands behind an option of a command. Throws with a sentence on what it takes. */
export function wholeNumber(name: string, given: string, least: number): number {
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < least || number > 2 ** 31)
    throw new Error(`--${name} takes a whole number from ${least} on, not "${given}"`);
  return number;
}
