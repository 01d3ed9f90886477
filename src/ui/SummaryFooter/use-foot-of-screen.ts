import { useLayoutEffect, useRef } from 'react';

/** How much of the screen's height a bar at its foot may take. */
const mostOfScreen = 0.4;

/**
 * For a bar that sticks to the foot of the screen: with large text, or on a low screen, it is marked `data-in-page`, to
 * stand in the page and hide nothing of it. The question about cookies has the same rule (`ConsentBanner`).
 */
export function useFootOfScreen() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: element } = bar;
    if (!element) return undefined;
    const place = () => {
      // Not the window's height: a phone's changes with every scroll, as its bars come and go.
      const { clientHeight } = document.documentElement;
      element.toggleAttribute('data-in-page', element.offsetHeight > clientHeight * mostOfScreen);
    };
    const watch = new ResizeObserver(place);
    watch.observe(element);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
    };
  }, []);
  return bar;
}
