import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { privateFile } from '../../http/private-file.ts';
import { memberOf } from '../../http/member-of.ts';
import { askedBasket } from '../baskets/baskets.routes.ts';
import { readCheckout, saveUnpaid } from './check-out.service.ts';
import { handleCourierCommands } from './courier.commands.ts';
import { handleCreditReminders } from './credit-reminders.ts';
import { handleMoneyBack } from './money-back.ts';
import { beginReturn, cancelOrder, redeliver, withdrawReturn } from './order-changes.service.ts';
import { receiveParcelEvent } from './parcel-events.service.ts';
import { handleReturnEnds } from './returned-goods.ts';
import { drawReceipt, listShopOrders, readShopOrder } from './shop-orders.service.ts';

type ShopOrderOperation =
  | 'getCheckout'
  | 'saveUnpaidShopOrder'
  | 'listShopOrders'
  | 'getShopOrder'
  | 'cancelShopOrder'
  | 'redeliverShopOrder'
  | 'beginShopReturn'
  | 'withdrawShopReturn'
  | 'downloadShopReceipt'
  | 'receiveParcelEvent';

/** Orders of phones (PH-07). Also names the jobs that tell the courier, send money back, end returns and remind of instalments. */
export function shopOrdersHandlers(deps: Dependencies): Pick<Handlers, ShopOrderOperation> {
  handleCourierCommands(deps);
  handleMoneyBack(deps);
  handleReturnEnds(deps);
  handleCreditReminders(deps);
  const read = (memberId: string, id: string) => readShopOrder(deps, memberId, id);
  return {
    async getCheckout({ session, c }) {
      const memberId = memberOf(session);
      // What they put in before they logged in is theirs to order.
      await askedBasket(deps, c, memberId);
      return { status: 200, body: await readCheckout(deps, memberId) };
    },
    async saveUnpaidShopOrder({ session, body }) {
      const memberId = memberOf(session);
      return { status: 200, body: await read(memberId, await saveUnpaid(deps, memberId, body)) };
    },
    async listShopOrders({ session }) {
      return { status: 200, body: await listShopOrders(deps, memberOf(session)) };
    },
    async getShopOrder({ session, path }) {
      return { status: 200, body: await read(memberOf(session), path.shopOrderId) };
    },
    async cancelShopOrder({ session, path: { shopOrderId: orderId } }) {
      const memberId = memberOf(session);
      await cancelOrder(deps, { memberId, orderId });
      return { status: 200, body: await read(memberId, orderId) };
    },
    async redeliverShopOrder({ session, path: { shopOrderId: orderId }, body }) {
      const memberId = memberOf(session);
      await redeliver(deps, { memberId, orderId }, body.deliverOn);
      return { status: 200, body: await read(memberId, orderId) };
    },
    async beginShopReturn({ session, path: { shopOrderId: orderId }, body }) {
      const memberId = memberOf(session);
      await beginReturn(deps, { memberId, orderId }, body);
      return { status: 201, body: await read(memberId, orderId) };
    },
    async withdrawShopReturn({ session, path: { shopOrderId: orderId, returnId } }) {
      const memberId = memberOf(session);
      await withdrawReturn(deps, { memberId, orderId }, returnId);
      return { status: 200, body: await read(memberId, orderId) };
    },
    async downloadShopReceipt({ session, path }) {
      const { key, pdf } = await drawReceipt(deps, memberOf(session), path.shopOrderId);
      return {
        status: 200,
        body: pdf,
        headers: privateFile(deps.env, `receipt-${key}.pdf`),
      };
    },
    async receiveParcelEvent({ body }) {
      await receiveParcelEvent(deps, body);
      return { status: 202, body: undefined };
    },
  };
}
