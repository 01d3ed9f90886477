import { useLayoutEffect } from 'react';
import { brand } from '../../pages/content/brand.ts';

const isBuilding = typeof document === 'undefined';

/**
 * What the browser's tab and its history say: what the page is about, then whose it is. It stays until the next page
 * is known and says its own.
 */
export function PageTitle({ children }: { children: string }) {
  const title = `${children} – ${brand.name}`;
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return isBuilding && <title>{title}</title>;
}
