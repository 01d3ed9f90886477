import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Size } from '../chart-view/viewport.ts';

/** How much room there is within an element; null until it is known. */
export function usePaneSize(pane: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  // Before anything is painted: what is fitted must not be seen in another size first.
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);
  return size;
}
