import { createSims } from '../gateway-client/sims.ts';
import { createJourney } from '../journey-host/journey.ts';
import { orderFreeSimPart } from '../journeys/order-free-sim/order-free-sim.part.ts';
import { log } from '../runtime/log.ts';
import { newRequestId } from './new-request-id.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** Free SIM cards, ordered anew whenever the page is opened. */
function startOrdering({ calls: { gateway, addresses }, observe }: Site) {
  const part = orderFreeSimPart({ sims: createSims(gateway), addresses });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ requestId: newRequestId() }),
  });
  return { part, journey };
}

/** /free-sim-cards/order */
export const OrderFreeSimPage = ({ site }: { site: Site }) => (
  <PageJourney site={site} name="orderFreeSim" start={startOrdering} />
);
