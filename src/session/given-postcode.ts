/** What was typed on the home page, and no page has taken yet. */
let typed: string | undefined;

/** Somebody goes on to the address check with what they have typed for a postcode, and it is in no address (AD-08). */
export function givePostcode(postcode: string): void {
  typed = postcode;
}

/**
 * The postcode with which somebody has come to the address check, once; undefined where they have come without. A form
 * without the app has it in the address, where the first script of the page (`scripts/build/first-script.ts`) takes it
 * out. It is kept in the page alone: the journey has it from there on.
 */
export function takeGivenPostcode(): string | undefined {
  const given = typed ?? window.early?.postcode;
  typed = undefined;
  delete window.early?.postcode;
  return given;
}
