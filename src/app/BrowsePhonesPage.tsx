import { useEffect } from 'react';
import { listedPhones } from 'virtual:phone-range';
import type { RangePath } from '../../machines/browse-phones/browse-phones.types.ts';
import { quietClient } from '../gateway-client/client.ts';
import { createPhones } from '../gateway-client/phones.ts';
import { createJourney } from '../journey-host/journey.ts';
import { loadShownViews } from '../journey-host/part-views.ts';
import { browsePhonesPart } from '../journeys/browse-phones/browse-phones.part.ts';
import { log } from '../runtime/log.ts';
import { hearAddress } from './address-heard.ts';
import { askedIn } from './asked-in.ts';
import { pageDrawn, tellPageDrawn } from './page-drawn.ts';
import { keepUnderWay, PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

function startAt(site: Site, path: RangePath, search: string) {
  const { calls, observe } = site;
  const part = browsePhonesPart({
    phones: createPhones(quietClient(calls.gateway), calls.queries),
    drawn: pageDrawn(site),
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ path, phones: listedPhones, asked: askedIn(search) }),
  });
  const read = (search: string) => journey.send({ type: 'address.read', asked: askedIn(search) });
  let deafen: (() => void) | undefined;
  return {
    part,
    journey,
    // Not by the router: the list is drawn before all else that hangs on the address.
    onShown: (isShown: boolean) => {
      deafen?.();
      if (!isShown) return;
      deafen = hearAddress(path, read);
      read(site.address().search);
    },
  };
}

const startBrowsing = (site: Site, path: RangePath) => startAt(site, path, site.address().search);

/** Begins the page that the customer arrives at as it was built; it hears of its address and of prices once it is drawn. */
export async function beginBrowsing(site: Site, path: RangePath): Promise<void> {
  const started = startAt(site, path, '');
  keepUnderWay(site, path, startBrowsing, started);
  await loadShownViews(started.journey);
}

/** A page of the range. What is looked for stands in its address. */
export function BrowsePhonesPage({ site, path }: { site: Site; path: RangePath }) {
  useEffect(() => {
    tellPageDrawn(site);
    // The document's script has hidden what it could not know yet (scripts/build/narrow-range.ts). The journey has heard of the address.
    delete document.documentElement.dataset['narrowed'];
  }, [site]);
  return <PageJourney site={site} name={path} start={startBrowsing} />;
}
