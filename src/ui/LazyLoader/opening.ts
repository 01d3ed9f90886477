import { isFirstWait } from './page-wait.ts';

// No chart: nothing is decided here. It is what the document came with, which several signs of waiting show in turn.
let opening: { words: Element | null; pathname: string } | undefined;

/**
 * The heading and the lead that the document came with (scripts/build/waiting.ts), for as long as the customer waits
 * for the page that they arrived at: they stay as they are until that draws its own.
 */
export function openingWords(): Element | null {
  if (!isFirstWait()) return null;
  opening ??= { words: document.querySelector('main > [data-opening]'), pathname: location.pathname };
  return opening.pathname === location.pathname ? opening.words : null;
}
