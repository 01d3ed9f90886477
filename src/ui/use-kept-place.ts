import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

type Place = {
  /** How far the page was scrolled, px. */
  top: number;
  /** The address of the link by which it was left, where it was one. */
  followed: string | null;
};

/** By the key of an entry in the tab's history. In memory: after a reload the browser knows where it was. */
const leftAt = new Map<string, Place>();

const linkTo = (address: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((link) => link.getAttribute('href') === address);

/**
 * Whoever goes back to the page comes to where they left it, with the focus on the link that they had followed. For long pages that
 * are there at once; every other one comes up at its heading. Used after that heading is drawn.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    const place = isBack ? leftAt.get(key) : undefined;
    if (!place) return;
    window.scrollTo({ top: place.top, behavior: 'instant' });
    if (place.followed !== null) linkTo(place.followed)?.focus();
    // Only as it comes up: what is filtered later moves nobody.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, []);
  useLayoutEffect(
    () => () => {
      const { activeElement, scrollingElement } = document;
      leftAt.set(key, { top: scrollingElement?.scrollTop ?? 0, followed: activeElement?.getAttribute('href') ?? null });
    },
    [key],
  );
}
