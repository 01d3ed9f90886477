import { useLayoutEffect, useRef, type RefObject } from 'react';

type Named = { slug: string };

/**
 * For a list whose pieces belong to their places, so that another order says another piece where the focus is: the focus follows the
 * piece that had it. One that is on its way, as the end of the list is drawn later, is waited for. Only who uses the keyboard is taken
 * to it, where it is out of sight: a page jumps for nobody who only had touched it.
 */
export function useFollowedFocus<List extends HTMLElement>(pieces: readonly Named[]): RefObject<List | null> {
  const list = useRef<List>(null);
  const before = useRef(pieces);
  const missed = useRef<{ place: number; slug: string } | null>(null);
  useLayoutEffect(() => {
    const places = [...(list.current?.children ?? [])];
    const place = places.findIndex((piece) => piece.contains(document.activeElement));
    const slug = missed.current?.place === place ? missed.current.slug : before.current[place]?.slug;
    before.current = pieces;
    missed.current = null;
    if (slug === undefined) return;
    const now = pieces.findIndex((piece) => piece.slug === slug);
    if (now < 0) missed.current = { place, slug };
    else if (now !== place) {
      const preventScroll = document.activeElement?.matches(':focus-visible') !== true;
      places[now]?.querySelector('a')?.focus({ preventScroll });
    }
  }, [pieces]);
  return list;
}
