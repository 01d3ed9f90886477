import type { Dependencies } from '../../dependencies.ts';
import type { EndPorts } from '../member-plans/end-ports.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, ownId } from '../../http/member-of.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { paymentMethodLink } from '../../words/mail-words.ts';
import { handlePayoutJobs } from '../payouts/payouts.jobs.ts';
import { ownPlan } from '../plans/plans.service.ts';
import { cancelOrder } from './cancel-order.ts';
import { getMemberOrder, getOrder, listMemberOrders } from './member-orders.ts';
import { handleNetworkJobs } from './orders.network.ts';
import { orderFollows } from './refused-order.ts';
import { assertAccepted, hasFailed, type OrderRow } from './orders.rules.ts';
import { placeOrder, placeOrderForHome } from './orders.service.ts';
import { listOwnOrders } from './orders.store.ts';
import type { CreatedOrder, PayPort } from './orders.types.ts';
import { orderKeyPort, payOutCompensation } from './pay-out-compensation.ts';
import { handleReminders } from './remind-of-date.ts';
import { ownVisitCalendar } from './visit-calendar.ts';

type OrderOperation =
  | 'createOrder'
  | 'listOrders'
  | 'getOrder'
  | 'cancelOrder'
  | 'listMemberOrders'
  | 'getMemberOrder'
  | 'getVisitCalendar'
  | 'payOutCompensation';

/** Also names the jobs that hand orders over to the network, those that remind members of a date, and those that pay out. */
export function ordersHandlers(deps: Dependencies & EndPorts & PayPort): Pick<Handlers, OrderOperation> {
  const { db } = deps;
  handleNetworkJobs(deps, orderFollows(deps));
  handleReminders(deps);
  handlePayoutJobs({ ...deps, ...orderKeyPort });
  return {
    async createOrder({ session, body, header }) {
      const memberId = memberOf(session);
      if ('planId' in body) {
        assertAccepted(body.contractAccepted);
        const idempotencyKey = header['Idempotency-Key'];
        const { planId, contractInformationDocId: readDocId } = body;
        const order = await placeOrder(deps, memberId, { planId, idempotencyKey, readDocId });
        return { status: 201, body: { ...createdOrder(order), ...(await redirectOf(deps, order)) } };
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
      return { status: 200, body: await getOrder(deps, memberOf(session), path.orderId) };
    },
    async getVisitCalendar({ session, path }) {
      return { status: 200, body: await ownVisitCalendar(deps, memberOf(session), path) };
    },
    async cancelOrder({ session, path }) {
      const memberId = memberOf(session);
      await cancelOrder(deps, memberId, path.orderId);
      return { status: 200, body: await getMemberOrder(deps, memberId, path.orderId) };
    },
    async listMemberOrders({ session, path }) {
      return { status: 200, body: await listMemberOrders(deps, ownId(session, path.memberId)) };
    },
    async getMemberOrder({ session, path }) {
      return { status: 200, body: await getMemberOrder(deps, ownId(session, path.memberId), path.orderId) };
    },
    async payOutCompensation({ session, path, body }) {
      const memberId = ownId(session, path.memberId);
      await payOutCompensation(deps, memberId, path.orderId, body);
      return { status: 200, body: await getMemberOrder(deps, memberId, path.orderId) };
    },
  };
}

const createdOrder = ({ planId, id, key }: OrderRow): Omit<CreatedOrder, 'redirectUrl'> => ({
  planId,
  id,
  orderKey: key,
});

/**
 * Where the member goes on from the order (OR-04): to the place that it names, else to the page "How you pay" for as long as they have no way to pay.
 */
async function redirectOf(
  { db, env, hasWayToPay }: Dependencies & PayPort,
  { memberId, redirectUrl }: OrderRow,
): Promise<Pick<CreatedOrder, 'redirectUrl'>> {
  if (redirectUrl !== null) return { redirectUrl };
  return (await hasWayToPay(db, memberId)) ? {} : { redirectUrl: paymentMethodLink(env.hostUrl) };
}
