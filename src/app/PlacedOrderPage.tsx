import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { OrderBroadbandModel } from '../../machines/order-broadband/order-broadband.selectors.ts';
import { needed } from '../../machines/shared/needed.ts';
import { paths } from '../../machines/shared/paths.ts';
import { createJourney } from '../journey-host/journey.ts';
import { useLate } from '../journey-host/late.ts';
import { orderFlags } from '../runtime/flags.ts';
import { log } from '../runtime/log.ts';
import { PageJourney } from './PageJourney.tsx';
import { createPageStore } from './page-store.ts';
import type { Site } from './site.ts';

declare const __MACHINES_HASH__: string;

const stores = new WeakMap<Site, ReturnType<typeof createPageStore>>();

function storeOf(site: Site) {
  const store = stores.get(site) ?? createPageStore(site.placedSlot.store);
  stores.set(site, store);
  return store;
}

/** The journey of a placed order, beside the one in which this tab may be making another. */
function startPlaced(site: Site, orderId: string) {
  const { order, placedSlot, session, config, observe, orderContext } = site;
  const { part } = needed(order.now(), 'the order journey');
  const { features, member } = session.view();
  const journey = createJourney({
    part,
    store: storeOf(site).begin(),
    key: placedSlot.key,
    // What was kept of another order is not taken for this one.
    hash: `${__MACHINES_HASH__} ${orderId}`,
    log: (message) => log.error(message),
    observe,
    input: (known) => ({ member: known, flags: orderFlags(features, config.flags), orderId }),
  });
  journey.memberChanged(member);
  journey.subscribe(() => {
    // The root's model is this machine's own (order-broadband.selectors.ts).
    const { order: shown } = journey.screen().root.model as OrderBroadbandModel;
    if (shown) orderContext.keep(shown.id);
  });
  return { part, journey };
}

/**
 * /dashboard/orders/{orderId}/order-summary, and …/switch, where its switch is tried again: the pages of the order journey
 * that are about one order, behind the address of that order.
 */
export function PlacedOrderPage({ site }: { site: Site }) {
  const { orderId = '' } = useParams();
  const { laterFor } = useLate(site.order);
  useLate(laterFor(paths.orderSummary));
  // Kept over a reload, with what is typed; read anew by whoever comes back.
  useEffect(() => {
    const { current } = site.serverErrors;
    return () => storeOf(site).leave(site.placedSlot.key, current() !== null);
  }, [site]);
  return (
    <PageJourney key={orderId} site={site} name={orderId} start={startPlaced} base={`${paths.orders}/${orderId}`} />
  );
}
