import { createSims } from '../gateway-client/sims.ts';
import { createJourney } from '../journey-host/journey.ts';
import { orderFreeSimPart } from '../journeys/order-free-sim/order-free-sim.part.ts';
import { log } from '../runtime/log.ts';
import { randomId } from '../session/session-record.ts';
import { memoryStore } from './memory-store.ts';
import { PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

/** A UUID, version 4: plain http has no `crypto.randomUUID`. */
const newRequestId = (): string => randomId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');

/** Free SIM cards, ordered anew whenever the page is opened. */
function startOrdering({ calls: { gateway }, observe }: Site) {
  const part = orderFreeSimPart({ sims: createSims(gateway) });
  const journey = createJourney({
    part,
    store: memoryStore(),
    key: 'orderFreeSim',
    hash: '',
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
