import { fromPromise } from 'xstate';
import type { PlacedOrder } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { PlaceOrderInput, PreparedContract } from '../../../machines/review-order/review-order.types.ts';
import type { Contracts } from '../../gateway-client/contracts.ts';
import type { Plans } from '../../gateway-client/plans.ts';
import type { Orders } from '../../gateway-client/orders.ts';

type Calls = { contracts: Contracts; orders: Orders; plans: Pick<Plans, 'getPlan'> };

/** Fills the review with the gateway's calls; every one rejects with a Failure. */
export function createReviewOrderActors({ contracts, orders, plans }: Calls) {
  /** A reload in the middle of placing the order finds the one that was placed. */
  async function findOrder(planId: string, signal: AbortSignal): Promise<PlacedOrder | null> {
    const placed = (await orders.listOrders(planId, signal)).find(({ cancelled }) => !cancelled);
    if (!placed) return null;
    const { id, key } = await orders.getOrder(placed.id, signal);
    return { id, orderKey: key, redirectUrl: null };
  }

  return {
    prepareContract: fromPromise<PreparedContract, { planId: string }>(async ({ input: { planId }, signal }) => {
      const contract = await contracts.createPreContract(planId, signal);
      // After the contract, so that a change in between is seen.
      return { contract, plan: await plans.getPlan(planId, signal) };
    }),
    placeOrder: fromPromise<PlacedOrder, PlaceOrderInput>(async ({ input: { planId, contractDocId }, signal }) => {
      const found = await findOrder(planId, signal);
      if (found) return found;
      const { id, orderKey, redirectUrl } = await orders.createOrder(planId, contractDocId, signal);
      return { id, orderKey, redirectUrl: redirectUrl ?? null };
    }),
  };
}
