import { useLayoutEffect } from 'react';
import { brand } from '../../pages/content/brand.ts';

const isBuilding = typeof document === 'undefined';

/** The address that the title was said of; null while it is the one that came with the document. */
let titled: string | null = null;

const titleOf = (words: string): string => `${words} – ${brand.name}`;

/**
 * What the browser's tab and its history say: what the page is about, then whose it is. It stays until the next page
 * is known and says its own, or the customer has to wait for it.
 */
export function PageTitle({ children }: { children: string }) {
  const title = titleOf(children);
  useLayoutEffect(() => {
    document.title = title;
    titled = location.pathname;
  }, [title]);
  return isBuilding && <title>{title}</title>;
}

/** The page of this address is on its way: the tab does not bear the title of the page before. */
export function leaveTitle(): void {
  if (titled !== null && titled !== location.pathname) document.title = titleOf('One moment');
}
