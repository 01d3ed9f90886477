import type { PlacedJourney } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { GatewayClient } from '../../gateway-client/client.ts';
import { keepVisit } from '../../gateway-client/keep-visit.ts';
import { createMemberAccount } from '../../gateway-client/member-account.ts';
import { createOrders } from '../../gateway-client/orders.ts';
import type { Queries } from '../../gateway-client/queries.ts';
import { createSwitches } from '../../gateway-client/switches.ts';
import { placedJourneyOf, switchingOfPlan } from './resumed-journey.ts';

export type PlacedCalls = ReturnType<typeof createPlacedCalls>;

/** What only who has ordered asks for: its code comes then, and not with the pages that people arrive at. */
export function createPlacedCalls(gateway: GatewayClient, queries: Queries) {
  const orders = createOrders(gateway);
  return {
    /** The order with this id, or for null the newest; null where there is none that runs. */
    findPlacedOrder: async (orderId: string | null, signal: AbortSignal): Promise<PlacedJourney | null> => {
      const journey = await orders.findPlacedJourney(orderId, signal);
      if (!journey) return null;
      const loadSwitches = () => Promise.resolve(createSwitches(gateway, queries));
      return { ...placedJourneyOf(journey), switching: await switchingOfPlan(journey.plan, loadSwitches, signal) };
    },
    /** News of the order by email and text (OR-09). */
    optIn: createMemberAccount(gateway).optInToNotifications,
    /** Has the browser keep a visit for the customer's calendar (BK-29). */
    keepVisit: (visit: { orderId: string; appointmentId: string }, signal: AbortSignal): Promise<void> =>
      keepVisit(orders, visit, signal),
  };
}
