import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The place of the shown entry in the tab's history, as the router counts. */
const entryNow = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Brings the place that the address names into view and gives it the focus, also on the way from another page and at a
 * second click (SH-07). A link to the page itself leads to its top: one that was followed from this very page, as of two
 * quick presses the first may never be drawn. For pages that have such places.
 */
export function useAnchor(): void {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = pathname + search;
  const shown = useRef({ page: '', key: '', entry: 0 });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, key, entry: entryNow() };
    // Drawn twice, nothing is new.
    if (before.key === key) return;
    if (hash !== '') {
      // The page that was loaded is scrolled by the browser, which knows where the customer was before a reload.
      const place = key === 'default' ? null : document.getElementById(hash.slice(1));
      if (!place) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView();
    } else if (before.page === page && !isBack && entryNow() <= before.entry + 1) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [page, hash, key, isBack]);
}
