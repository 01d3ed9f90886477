import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Journey } from './journey.ts';
import type { Screen } from './screen.ts';

/** The history entry's place in the tab's history, as the router counts it. */
const historyIndex = (): number => {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
};

/** The document was opened by a link or by typing, neither reloaded nor gone back to. */
const isNewVisit = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
};

/**
 * Keeps the address bar and the journey together, the journey leading:
 * it moves, the bar follows; Back, Forward, links and deep links are asked of it first.
 * Refused Back or Forward: the history goes back to where it was. Refused link or deep link: the journey may look for
 * what it takes; otherwise the furthest legal page takes the entry. After the journey is over a link starts it anew,
 * and every Back shows its end, so nobody is trapped.
 */
export function useAddressBar(journey: Journey, screen: Screen) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  /** Null until the first page: a page drawn ahead, in Node, has no history. */
  const shownIndex = useRef<number | null>(null);
  /** The page in the address bar, while the journey looks whether it can be shown. */
  const sought = useRef<string | null>(null);
  /** A refused Back or Forward is being taken back; the browser tells when it is done. */
  const isReturning = useRef(false);
  /** The journey's page that the address bar has heard of. */
  const followed = useRef(screen.path);

  const show = (path: string, replace: boolean) => void navigate(path, { replace, state: { byJourney: true } });
  const settle = () => void (shownIndex.current = historyIndex());

  const refuse = (wanted: string) => {
    const instead = journey.refuse(wanted);
    if (instead !== null && instead !== journey.screen().path && journey.canEnter(instead)) journey.enter(instead);
    const { path } = journey.screen();
    if (path !== null) show(path, true);
  };

  const followJourney = useEffectEvent(() => {
    const { path, replace, busy } = journey.screen();
    if (isReturning.current || path === null) return;
    if (sought.current !== null) {
      if (busy) return;
      const wanted = sought.current;
      sought.current = null;
      followed.current = path;
      if (path === wanted) return;
      if (journey.canEnter(wanted)) journey.enter(wanted);
      else refuse(wanted);
      return;
    }
    if (path === followed.current) return;
    followed.current = path;
    if (path !== window.location.pathname && journey.owns(window.location.pathname)) show(path, replace);
  });

  const answerAddressBar = useEffectEvent(() => {
    const wanted = location.pathname;
    const { path, over } = journey.screen();
    if (isReturning.current) {
      isReturning.current = false;
      followJourney();
      return;
    }
    sought.current = null;
    const distance = historyIndex() - (shownIndex.current ?? historyIndex());
    const isBackOrForward = navigationType === NavigationType.Pop && distance !== 0;
    const isOurs =
      navigationType !== NavigationType.Pop && (location.state as { byJourney?: true } | null)?.byJourney === true;
    const isBackFromLogIn = journey.isBackFromLogIn(wanted);
    if (isOurs || path === wanted || !journey.owns(wanted)) return settle();
    if (isBackFromLogIn && path !== null) {
      // Meanwhile the journey has gone on from the page that it waited at.
      show(path, true);
      return settle();
    }
    const isLink = navigationType === NavigationType.Push || (!isBackOrForward && isNewVisit());
    if (over && isLink && journey.restartAt(wanted)) return settle();
    if (journey.canEnter(wanted)) {
      journey.enter(wanted);
      return settle();
    }
    if (isBackOrForward && !over) {
      isReturning.current = true;
      return void navigate(-distance);
    }
    if (journey.seek(wanted)) sought.current = wanted;
    else refuse(wanted);
    settle();
  });

  // In this order: what the customer asks for comes before what the journey shows.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each history entry
  useEffect(() => answerAddressBar(), [location.key]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once for each change of the journey
  useEffect(() => followJourney(), [screen]);
}
