import { useEffect } from 'react';

/**
 * Keeps the page behind a dialog or a menu still while `locked`: the body is fixed where it was, and scrolled back
 * there afterwards (UI-01, SH-17). `nudge` moves the page by that many px while it is locked.
 */
export function useBodyLock(locked: boolean, nudge = 0): void {
  useEffect(() => {
    if (!locked) return;
    const { style } = document.body;
    const top = window.scrollY;
    const before = { position: style.position, top: style.top, width: style.width, overflowY: style.overflowY };
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    Object.assign(style, { position: 'fixed', top: `${-(top + nudge)}px`, width: '100%' });
    if (hasScrollbar) document.documentElement.style.overflowY = 'scroll';
    return () => {
      Object.assign(style, before);
      document.documentElement.style.overflowY = '';
      window.scrollTo({ top, behavior: 'instant' });
    };
  }, [locked, nudge]);
}
