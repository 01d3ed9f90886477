import { useParams } from 'react-router-dom';
import { createShopOrders } from '../gateway-client/shop-orders.ts';
import { createJourney } from '../journey-host/journey.ts';
import { followShopOrderPart } from '../journeys/follow-shop-order/follow-shop-order.part.ts';
import { log } from '../runtime/log.ts';
import { journeyAt } from './journey-at.ts';
import { PageJourney } from './PageJourney.tsx';
import { quietly } from './quiet-look.ts';
import type { Site } from './site.ts';

/** The page of all phone orders, or of the one whose id it is given; read anew whenever it is opened. */
function startFollowing({ calls: { gateway }, observe }: Site, shopOrderId: string) {
  const quiet = quietly(gateway);
  const part = followShopOrderPart({
    orders: createShopOrders(gateway),
    quiet: { orders: createShopOrders(quiet.gateway), somebodyThere: quiet.somebodyThere },
  });
  const journey = createJourney({
    part,
    log: (message) => log.error(message),
    observe,
    input: () => ({ shopOrderId: shopOrderId === '' ? null : shopOrderId }),
  });
  const at = shopOrderId === '' ? journey : journeyAt(journey, { shopOrderId });
  return { part, journey: at, onShown: quiet.onShown };
}

/** /dashboard/orders/phones, or /dashboard/orders/phones/{shopOrderId} and the pages below it, on which something is sent back */
export function ShopOrdersPage({ site }: { site: Site }) {
  const { shopOrderId = '' } = useParams();
  return <PageJourney key={shopOrderId} site={site} name={shopOrderId} start={startFollowing} />;
}
