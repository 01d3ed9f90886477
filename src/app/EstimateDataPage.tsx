import { useEffect } from 'react';
import { paths } from '../../machines/shared/paths.ts';
import { quietClient } from '../gateway-client/client.ts';
import { createSimPlans } from '../gateway-client/sim-plans.ts';
import { createJourney } from '../journey-host/journey.ts';
import { loadShownViews } from '../journey-host/part-views.ts';
import { estimateDataPart } from '../journeys/estimate-data/estimate-data.part.ts';
import { ContentRoute, wordsOf } from '../pages/content-page/ContentRoute.tsx';
import { log } from '../runtime/log.ts';
import { pageDrawn, tellPageDrawn } from './page-drawn.ts';
import { keepUnderWay, PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

function startEstimating(site: Site) {
  const { calls, observe } = site;
  const part = estimateDataPart({
    simPlans: createSimPlans(quietClient(calls.gateway), calls.queries),
    drawn: pageDrawn(site),
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => undefined,
  });
  return { part, journey };
}

/** Begins the page that the visitor arrives at as it was built; it asks for the plans once it is drawn. */
export async function beginEstimating(site: Site): Promise<void> {
  const started = startEstimating(site);
  keepUnderWay(site, paths.dataNeed, startEstimating, started);
  await Promise.all([wordsOf(paths.dataNeed)?.load(), loadShownViews(started.journey)]);
}

/** How much data is needed: the estimate, and below it the words about it. */
export function EstimateDataPage({ site }: { site: Site }) {
  useEffect(() => tellPageDrawn(site), [site]);
  return <ContentRoute first={<PageJourney site={site} name={paths.dataNeed} start={startEstimating} />} />;
}
