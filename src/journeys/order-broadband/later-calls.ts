import type { PlacedJourney, ResumedJourney } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import type { GatewayClient } from '../../gateway-client/client.ts';
import { keepVisit } from '../../gateway-client/keep-visit.ts';
import { createMemberAccount } from '../../gateway-client/member-account.ts';
import { createOrders } from '../../gateway-client/orders.ts';
import type { Queries } from '../../gateway-client/queries.ts';
import { createSwitches } from '../../gateway-client/switches.ts';
import { placedJourneyOf, resumedJourneyOf, switchingOfPlan } from './resumed-journey.ts';

export type LaterCalls = ReturnType<typeof createLaterCalls>;

/** What only who comes back to an order, or has placed one, asks for: its code comes then, and not with the pages that people arrive at. */
export function createLaterCalls(gateway: GatewayClient, queries: Queries) {
  const orders = createOrders(gateway);
  const switches = createSwitches(gateway, queries);
  return {
    /** What the order goes on with, and the switch of its plan. `now` in ms. */
    resume: async (journey: Wire<'SavedJourney'>, now: number, signal: AbortSignal): Promise<ResumedJourney> => ({
      ...resumedJourneyOf(journey, now),
      switching: await switchingOfPlan(journey.plan, switches, signal),
    }),
    /** The order with this id, or for null the newest; null where there is none that runs. */
    findPlacedOrder: async (orderId: string | null, signal: AbortSignal): Promise<PlacedJourney | null> => {
      const journey = await orders.findPlacedJourney(orderId, signal);
      return (
        journey && {
          ...placedJourneyOf(journey),
          switching: await switchingOfPlan(journey.plan, switches, signal),
        }
      );
    },
    /** News of the order by email and text (OR-09). */
    optIn: createMemberAccount(gateway).optInToNotifications,
    /** Has the browser keep a visit for the customer's calendar (BK-29). */
    keepVisit: (visit: { orderId: string; appointmentId: string }, signal: AbortSignal): Promise<void> =>
      keepVisit(orders, visit, signal),
  };
}
