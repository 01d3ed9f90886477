import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { quietClient } from '../gateway-client/client.ts';
import { createPhones } from '../gateway-client/phones.ts';
import { createJourney } from '../journey-host/journey.ts';
import { loadShownViews } from '../journey-host/part-views.ts';
import { viewPhonePart } from '../journeys/view-phone/view-phone.part.ts';
import { log } from '../runtime/log.ts';
import { drawnPhone } from './drawn-phone.ts';
import { askedIn } from './asked-in.ts';
import { pageDrawn, tellPageDrawn } from './page-drawn.ts';
import { keepUnderWay, PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

function startAt(site: Site, slug: string, search: string) {
  const { calls, observe } = site;
  const part = viewPhonePart({
    phones: createPhones(quietClient(calls.gateway), calls.queries),
    baskets: () => import('./basket.ts').then(({ basketOf }) => basketOf(site).calls),
    drawn: pageDrawn(site),
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ slug, phone: drawnPhone(slug), asked: askedIn(search) }),
  });
  return { part, journey };
}

const startViewing = (site: Site, slug: string) => startAt(site, slug, site.address().search);

/** Begins the page that the customer arrives at as it was built; it hears of its address and of prices once it is drawn. */
export async function beginViewing(site: Site, slug: string): Promise<void> {
  const started = startAt(site, slug, '');
  keepUnderWay(site, slug, startViewing, started);
  await loadShownViews(started.journey);
}

/** The page of one phone. What is chosen of it stands in its address. */
export function ViewPhonePage({ site, slug }: { site: Site; slug: string }) {
  const { search } = useLocation();
  const news = useMemo(() => ({ type: 'address.read', asked: askedIn(search) }), [search]);
  useEffect(() => tellPageDrawn(site), [site]);
  return <PageJourney site={site} name={slug} start={startViewing} news={news} />;
}
