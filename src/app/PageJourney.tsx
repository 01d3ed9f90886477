import { useEffect, useLayoutEffect, useState } from 'react';
import type { Journey } from '../journey-host/journey.ts';
import type { JourneyPart } from '../journey-host/journey-part.ts';
import { JourneyScreen, type JourneyScreenProps } from '../journey-host/JourneyScreen.tsx';
import { PageLoader } from '../ui/LazyLoader/PageLoader.tsx';
import { logInPath } from '../session/redirect.ts';
import type { Site } from './site.ts';

export type StartedJourney = {
  part: JourneyPart;
  journey: Journey;
  /** Told whenever its page is shown or left: the journey itself goes on, as an answer may be on its way. */
  onShown?: (isShown: boolean) => void;
};

/**
 * What is under way before its page is drawn: what a server error has taken the customer away from, with what they
 * typed (ER-08), and what they arrive at.
 */
const underWay = new WeakMap<Site, { name: string; start: unknown; started: StartedJourney }>();

export const keepUnderWay = (site: Site, name: string, start: unknown, started: StartedJourney): void =>
  void underWay.set(site, { name, start, started });

/** Pages about one thing have one name, its id: which of them it was, its `start` says. */
const underWayAt = (site: Site, name: string, start: unknown): StartedJourney | null => {
  const begun = underWay.get(site);
  return begun?.name === name && begun.start === start ? begun.started : null;
};

type PageJourneyProps<Name extends string> = {
  site: Site;
  /** Of the page; what stands in its address and decides what it is about is a part of it. */
  name: Name;
  /** The same function at every drawing. */
  start: (site: Site, name: Name) => StartedJourney;
  /** What the journey hears before the page is painted, and whenever it changes. */
  news?: { type: string };
  /** Whether somebody is logged in: of a page that visitors may open, too. */
  isMember?: boolean;
} & Pick<JourneyScreenProps, 'base'>;

/** A page that is a journey of its own: it begins when the page is opened and is kept nowhere. */
export function PageJourney<Name extends string>({
  site,
  name,
  start,
  base,
  news,
  isMember = true,
}: PageJourneyProps<Name>) {
  const [started, setStarted] = useState(() => underWayAt(site, name, start));
  // Started in an effect, as logging out begins at once and must begin only once the page is there.
  useEffect(() => {
    const { current } = site.serverErrors;
    const begun = underWayAt(site, name, start) ?? start(site, name);
    underWay.delete(site);
    // oxlint-disable-next-line react/set-state-in-effect
    setStarted(begun);
    begun.onShown?.(true);
    return () => {
      begun.onShown?.(false);
      if (current()) keepUnderWay(site, name, start, begun);
    };
  }, [site, name, start]);
  useLayoutEffect(() => {
    if (news) started?.journey.send(news);
  }, [started, news]);
  if (!started) return <PageLoader />;
  return (
    <JourneyScreen
      journey={started.journey}
      part={started.part}
      fallback={<PageLoader />}
      isMember={isMember}
      isVisitor={site.isVisitor}
      logInPath={logInPath}
      {...(base !== undefined && { base })}
    />
  );
}
