import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type Named = { slug: string; isShown: boolean };

/** Only who uses the keyboard is taken to what has the focus now, where it is out of sight: a page jumps for nobody who only had touched it. */
export function takeFocus(by: HTMLElement | null | undefined): void {
  by?.focus({ preventScroll: document.activeElement?.matches(':focus-visible') !== true });
}

/**
 * For a list whose pieces belong to their places, so that another order says another piece where the focus is: the focus follows the
 * piece that had it. One that is on its way, as the end of the list is drawn later, is waited for; where it is no longer shown,
 * `onGone` gives the focus to something else.
 */
export function useFollowedFocus(
  list: RefObject<HTMLElement | null>,
  pieces: readonly Named[],
  onGone: () => void,
): void {
  const before = useRef(pieces);
  const missed = useRef<{ place: number; slug: string } | null>(null);
  const leave = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const places = [...(list.current?.children ?? [])];
    const place = places.findIndex((piece) => piece.contains(document.activeElement));
    const slug = missed.current?.place === place ? missed.current.slug : before.current[place]?.slug;
    before.current = pieces;
    missed.current = null;
    if (slug === undefined) return;
    const now = pieces.findIndex((piece) => piece.slug === slug);
    if (now < 0) missed.current = { place, slug };
    else if (pieces[now]?.isShown !== true) leave();
    else if (now !== place) takeFocus(places[now]?.querySelector('a'));
  }, [list, pieces]);
}
