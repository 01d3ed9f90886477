import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChargesPath } from '../../machines/look-up-charges/look-up-charges.types.ts';
import { createChargesAbroad } from '../gateway-client/charges-abroad.ts';
import { quietClient } from '../gateway-client/client.ts';
import { createJourney } from '../journey-host/journey.ts';
import { loadShownViews } from '../journey-host/part-views.ts';
import { lookUpChargesPart } from '../journeys/look-up-charges/look-up-charges.part.ts';
import { ContentRoute, wordsOf } from '../pages/content-page/ContentRoute.tsx';
import { log } from '../runtime/log.ts';
import { askedIn } from './asked-in.ts';
import { pageDrawn, tellPageDrawn } from './page-drawn.ts';
import { keepUnderWay, PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

function startAt(site: Site, path: ChargesPath, search: string) {
  const { calls, observe, address, navigation } = site;
  const part = lookUpChargesPart({
    charges: createChargesAbroad(quietClient(calls.gateway), calls.queries),
    drawn: pageDrawn(site),
    goTo: (to) => {
      if (address().pathname === path) navigation.go(to);
    },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ path, asked: askedIn(search) }),
  });
  return { part, journey };
}

const startLookingUp = (site: Site, path: ChargesPath) => startAt(site, path, site.address().search);

/** Begins the page that the visitor arrives at as it was built; it hears of its address and of the charges once it is drawn. */
export async function beginLookingUp(site: Site, path: ChargesPath): Promise<void> {
  const started = startAt(site, path, '');
  keepUnderWay(site, path, startLookingUp, started);
  await Promise.all([wordsOf(path)?.load(), loadShownViews(started.journey)]);
}

/** A page of words about charges, with the look-up of a country above them. Which one is shown stands in its address. */
export function ChargesPage({ site, path }: { site: Site; path: ChargesPath }) {
  const { search } = useLocation();
  const news = useMemo(() => ({ type: 'address.read', asked: askedIn(search) }), [search]);
  useEffect(() => tellPageDrawn(site), [site]);
  return <ContentRoute first={<PageJourney site={site} name={path} start={startLookingUp} news={news} />} />;
}
