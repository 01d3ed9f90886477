import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Brings the place that the address names into view and gives it the focus, also on the way from another page and at a
 * second click (SH-07). A link to the page itself leads to its top. For pages that have such places.
 */
export function useAnchor(): void {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const page = pathname + search;
  const shown = useRef({ page: '', key: '' });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, key };
    // Drawn twice, nothing is new.
    if (before.key === key) return;
    if (hash !== '') {
      // The page that was loaded is scrolled by the browser, which knows where the customer was before a reload.
      const place = key === 'default' ? null : document.getElementById(hash.slice(1));
      if (!place) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      place.scrollIntoView();
    } else if (before.page === page && !isBack) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
  }, [page, hash, key, isBack]);
}
