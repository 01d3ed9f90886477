import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Handlers } from '../../http/handlers.ts';

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

const notOpen = () => {
  throw new HttpProblem(503, 'shop.unavailable');
};

/** Orders of the phone shop: the contract stands, the shop opens with what follows. */
export function shopOrdersHandlers(): Pick<Handlers, ShopOrderOperation> {
  return {
    getCheckout: notOpen,
    saveUnpaidShopOrder: notOpen,
    listShopOrders: notOpen,
    getShopOrder: notOpen,
    cancelShopOrder: notOpen,
    redeliverShopOrder: notOpen,
    beginShopReturn: notOpen,
    withdrawShopReturn: notOpen,
    downloadShopReceipt: notOpen,
    receiveParcelEvent: notOpen,
  };
}
