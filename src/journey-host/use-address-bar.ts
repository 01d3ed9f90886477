import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { createAddressBar, type HistoryEntry } from './address-bar.ts';
import type { Journey } from './journey.ts';
import { onWalk } from './walks.ts';

const isNewVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
};

/** As the router names and counts it; a jump within the page has neither name nor place. Another's page has no path. */
const entryNow = (base: string): HistoryEntry => {
  const { idx = 0, key = '' } = (window.history.state ?? {}) as { idx?: number; key?: string };
  const { pathname } = window.location;
  return { index: idx, key, path: pathname.startsWith(base) ? pathname.slice(base.length) : '' };
};

/**
 * Puts the journey into the address bar for as long as it is on the page. `isLeft`: whether the site leads away from a
 * page, whatever the journey shows. `base`: what all its addresses begin with. Tells whether the page in the address bar has been answered: what the journey shows
 * before may be another one, which nobody has asked for.
 */
export function useAddressBar(journey: Journey, isLeft: (path: string) => boolean, base: string): boolean {
  const { key, pathname } = useLocation();
  // What is no page of the journey's own it is not asked for.
  const [isAnswered, setIsAnswered] = useState(
    () => !journey.owns(pathname.slice(base.length)) || base + String(journey.screen().path) === pathname,
  );
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const bar = useRef<ReturnType<typeof createAddressBar>>(null);
  const show = useEffectEvent((path: string, replace: boolean) => void navigate(base + path, { replace }));
  const leaves = useEffectEvent(isLeft);
  const open = useEffectEvent(() =>
    bar.current?.opened(navigationType === NavigationType.Push, navigationType === NavigationType.Replace),
  );
  // Before anything is painted.
  useLayoutEffect(() => {
    const { walked, journeyMoved, stop } = (bar.current = createAddressBar(journey, {
      entry: () => entryNow(base),
      show: (path, replace) => show(path, replace),
      go: (distance) => window.history.go(distance),
      isLeft: (path) => leaves(path),
      isNewVisit,
    }));
    open();
    // oxlint-disable-next-line react/set-state-in-effect
    setIsAnswered(true);
    const deafen = onWalk(walked);
    const leave = journey.subscribe(journeyMoved);
    return () => {
      deafen();
      leave();
      stop();
    };
  }, [journey, base]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each history entry
  useEffect(() => bar.current?.linked(), [key]);
  return isAnswered;
}
