import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings the place that the address names into view and gives it the focus, also on the way from another page and at a
 * second click (SH-07). For pages that have such places.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // The page that was loaded is scrolled by the browser, which knows where the customer was before a reload.
    const place = key === 'default' ? null : document.getElementById(hash.slice(1));
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView();
  }, [hash, key]);
}
