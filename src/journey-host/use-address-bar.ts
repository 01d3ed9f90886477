import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { createAddressBar, type HistoryEntry } from './address-bar.ts';
import type { Journey } from './journey.ts';
import { onWalk } from './walks.ts';

const isNewVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
};

/** As the router names and counts it; a jump within the page has neither name nor place. */
const entryNow = (pageAt: PageAddresses['pageAt']): HistoryEntry => {
  const { idx = 0, key = '' } = (window.history.state ?? {}) as { idx?: number; key?: string };
  return { index: idx, key, path: pageAt(window.location.pathname) };
};

/** How the pages of a journey, as its states name them, stand in the address bar. */
export type PageAddresses = { ofPage: (page: string) => string; pageAt: (address: string) => string };

const same = (path: string) => path;
const asNamed: PageAddresses = { ofPage: same, pageAt: same };

/**
 * Puts the journey into the address bar for as long as it is on the page. `isLeft`: whether the site leads away from a
 * page, whatever the journey shows.
 */
export function useAddressBar(journey: Journey, isLeft: (path: string) => boolean, addresses = asNamed) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const bar = useRef<ReturnType<typeof createAddressBar>>(null);
  const show = useEffectEvent((page: string, replace: boolean) => void navigate(addresses.ofPage(page), { replace }));
  const entry = useEffectEvent(() => entryNow(addresses.pageAt));
  const leaves = useEffectEvent(isLeft);
  const open = useEffectEvent(() => bar.current?.opened(navigationType === NavigationType.Push));
  useEffect(() => {
    const { walked, journeyMoved, stop } = (bar.current = createAddressBar(journey, {
      entry: () => entry(),
      show: (path, replace) => show(path, replace),
      go: (distance) => window.history.go(distance),
      isLeft: (path) => leaves(path),
      isNewVisit,
    }));
    open();
    const deafen = onWalk(walked);
    const leave = journey.subscribe(journeyMoved);
    return () => {
      deafen();
      leave();
      stop();
    };
  }, [journey]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each history entry
  useEffect(() => bar.current?.linked(), [key]);
}
