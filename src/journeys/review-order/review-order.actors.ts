import { fromPromise } from 'xstate';
import type { PlacedOrder } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { PlaceOrderInput, PreparedContract } from '../../../machines/review-order/review-order.types.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import type { Contracts } from '../../gateway-client/contracts.ts';
import type { Plans } from '../../gateway-client/plans.ts';
import type { Members } from '../../gateway-client/members.ts';
import type { Orders } from '../../gateway-client/orders.ts';
import { journeyMemberOf } from '../../session/journey-member.ts';

type Calls = {
  contracts: Contracts;
  orders: Orders;
  plans: Pick<Plans, 'getPlan'>;
  members: Pick<Members, 'findMember'>;
  /** For a look that the order does not hang on. */
  quietOrders: Pick<Orders, 'getOrder'>;
};

const placedOrderOf = ({ id, key: orderKey, orderDate, plan }: Wire<'Order'>): PlacedOrder => ({
  id,
  orderKey,
  redirectUrl: null,
  orderedAt: orderDate,
  plan,
});

/** Fills the review with the gateway's calls; every one rejects with a Failure. */
export function createReviewOrderActors({ contracts, members, orders, plans, quietOrders }: Calls) {
  /** A reload in the middle of placing the order finds the one that was placed. */
  async function findOrder(planId: string, signal: AbortSignal): Promise<PlacedOrder | null> {
    const placed = (await orders.listOrders(planId, signal)).find(({ cancelled }) => !cancelled);
    if (!placed) return null;
    return placedOrderOf(await orders.getOrder(placed.id, signal));
  }

  /** The order as the gateway has it now; without its dates where it can't be read: it is placed all the same. */
  async function readOrder(id: string, orderKey: string, signal: AbortSignal): Promise<PlacedOrder> {
    try {
      return placedOrderOf(await quietOrders.getOrder(id, signal));
    } catch {
      return { id, orderKey, redirectUrl: null, orderedAt: null, plan: null };
    }
  }

  return {
    prepareContract: fromPromise<PreparedContract, { planId: string }>(async ({ input: { planId }, signal }) => {
      const contract = await contracts.createPreContract(planId, signal);
      // After the contract, so that a change in between is seen.
      const [plan, member] = await Promise.all([plans.getPlan(planId, signal), members.findMember(signal)]);
      return { contract, plan, member: member && journeyMemberOf(member) };
    }),
    placeOrder: fromPromise<PlacedOrder, PlaceOrderInput>(async ({ input: { planId, contractDocId }, signal }) => {
      const found = await findOrder(planId, signal);
      if (found) return found;
      const { id, orderKey, redirectUrl } = await orders.createOrder(planId, contractDocId, signal);
      return { ...(await readOrder(id, orderKey, signal)), redirectUrl: redirectUrl ?? null };
    }),
  };
}
