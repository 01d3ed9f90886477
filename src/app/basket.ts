import type { Wire } from '../../machines/shared/wire.ts';
import { createBaskets, type Baskets } from '../gateway-client/baskets.ts';
import { quietClient, type GatewayClient } from '../gateway-client/client.ts';
import type { Site } from './site.ts';

type Basket = Wire<'Basket'>;

const nothing = () => undefined;

/** How many pieces there are, for the header; null while nobody knows. The tab keeps it, so that its other pages need not ask. */
function createPieces({ store, key }: Site['basketSlot']) {
  const listeners = new Set<() => void>();
  const kept = store.getItem(key);
  let pieces = kept === null ? null : Number(kept);
  return {
    now: () => pieces,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (count: number): void => {
      pieces = count;
      if (count > 0) store.setItem(key, String(count));
      else store.removeItem(key);
      for (const listener of listeners) listener();
    },
  };
}

function startBasket({ basketSlot, calls }: Site) {
  const pieces = createPieces(basketSlot);
  const heard = (basket: Basket): Basket => {
    pieces.tell(basket.summary.item_count);
    return basket;
  };
  /** Counts the changes as they are sent and as they are answered, by whichever gateway client. */
  let changes = 0;
  /** The calls by a gateway; of each answer the header hears how many pieces there are. */
  const callsBy = (gateway: GatewayClient): Baskets => {
    const baskets = createBaskets(gateway);
    return {
      getBasket: async (signal) => {
        const before = changes;
        const basket = await baskets.getBasket(signal);
        // What was read while something was changed may be older than the answer to the change.
        return before === changes ? heard(basket) : basket;
      },
      setBasketItem: async (wanted, signal) => {
        changes += 1;
        try {
          return heard(await baskets.setBasketItem(wanted, signal));
        } finally {
          changes += 1;
        }
      },
    };
  };
  // Nobody has asked for it, so its failure leads nowhere and is told nobody.
  const quiet = callsBy(quietClient(calls.gateway));
  return {
    pieces,
    callsBy,
    calls: callsBy(calls.gateway),
    look: (): Promise<unknown> => quiet.getBasket().catch(nothing),
  };
}

const known = new WeakMap<Site, ReturnType<typeof startBasket>>();

/** The basket of whoever is at the site: one for all of its pages. */
export function basketOf(site: Site): ReturnType<typeof startBasket> {
  const basket = known.get(site) ?? startBasket(site);
  known.set(site, basket);
  return basket;
}
