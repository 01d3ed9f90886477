import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { datedVisits } from '../visits/plan-visits.ts';
import { premiseOf } from '../coverage/coverage.routes.ts';
import { planOf } from '../plans/plans.rules.ts';
import { homeOf, ownPlan, productOf } from '../plans/plans.service.ts';
import { handleNetworkJobs } from './orders.network.ts';
import { assertAccepted, hasFailed, isCancellable, type OrderRow } from './orders.rules.ts';
import { placeOrder, placeOrderForHome } from './orders.service.ts';
import { findOwnOrder, listOwnOrders } from './orders.store.ts';
import type { CreatedOrder, Order } from './orders.types.ts';
import { stateInWords } from './orders.words.ts';

type OrderOperation = 'createOrder' | 'listOrders' | 'getOrder';

/** Also names the jobs that hand orders over to the network. */
export function ordersHandlers(deps: Dependencies): Pick<Handlers, OrderOperation> {
  const { db } = deps;
  handleNetworkJobs(deps);
  return {
    async createOrder({ session, body, header }) {
      const memberId = memberOf(session);
      if ('planId' in body) {
        assertAccepted(body.contractAccepted);
        const idempotencyKey = header['Idempotency-Key'];
        const { planId, contractInformationDocId: readDocId } = body;
        const order = await placeOrder(deps, memberId, { planId, idempotencyKey, readDocId });
        return { status: 201, body: createdOrder(order) };
      }
      if (String(body.memberId) !== memberId) throw notFound('member');
      await placeOrderForHome(deps, memberId, body);
      return { status: 204, body: undefined };
    },
    async listOrders({ session, query }) {
      const memberId = memberOf(session);
      if (query.planId !== undefined) await ownPlan(db, memberId, query.planId);
      const rows = await listOwnOrders(db, memberId, query.planId);
      const body = rows.map(({ id, state, paid }) => ({ id, cancelled: hasFailed(state), paid }));
      return { status: 200, body };
    },
    async getOrder({ session, path }) {
      const order = await findOwnOrder(db, memberOf(session), path.orderId);
      if (!order) throw notFound('order');
      return { status: 200, body: await orderOf(deps, order) };
    },
  };
}

function createdOrder({ planId, id, key, redirectUrl }: OrderRow): CreatedOrder {
  return { planId, id, orderKey: key, ...(redirectUrl === null ? {} : { redirectUrl }) };
}

/** The order with its plan, home and visits: 11 fields (OR-05). */
async function orderOf({ db, clock }: Dependencies, order: OrderRow): Promise<Order> {
  const plan = await ownPlan(db, order.memberId, order.planId);
  const today = clock.today();
  return {
    id: order.id,
    key: order.key,
    externalOrderId: order.externalOrderId,
    orderDate: order.orderDate.toISOString(),
    state: order.state,
    stateDescription: stateInWords(order),
    plan: planOf(plan, productOf(plan), today),
    premise: premiseOf(await homeOf(db, plan)),
    appointments: await datedVisits({ clock }, db, plan.id),
    cancellable: isCancellable(order, today),
    cancellationCompletionDate: order.cancellationCompletionDate,
  };
}
