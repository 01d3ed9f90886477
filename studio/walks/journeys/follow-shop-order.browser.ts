import { facts, ofAll, ofOne, someOrders } from '../../../machines/follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import type { FollowShopOrderContext, ShopOrder } from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import {
  delivered,
  outForDelivery,
  placed,
  shopOrderId,
} from '../../../machines/follow-shop-order/shop-orders.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, isBusy, newsAreDue, refusesItself, tells } from '../runner/outcomes.ts';

const register: Act = async ({ page, gateway }) => {
  await page.clock.install();
  await gateway.register();
};

/** What the courier does is told by a rule of testers: it takes a payment and days by itself. */
const stands = (order: ShopOrder): Outcome<FollowShopOrderContext> => tells('getShopOrder', order);

export const followShopOrder = browserJourney<typeof followShopOrderMachine>({
  name: 'follow-shop-order',
  machine: followShopOrderMachine,
  starts: {
    'a member': { input: ofAll, ready: register, open: ({ page }) => page.goto(paths.shopOrders) },
    'a member with a phone order': {
      input: ofOne,
      ready: register,
      open: ({ page }) => page.goto(`${paths.shopOrders}/${shopOrderId}`),
    },
  },
  perform: { 'retry.requested': ({ pages }) => pages.main.retry.click() },
  calls: {
    loadOrders: { ends: [tells('listShopOrders', someOrders), answers([]), isBusy('listShopOrders')] },
    loadOrder: {
      ends: [stands(placed), stands(delivered), refusesItself(404, 'shop-order.not-found'), isBusy('getShopOrder')],
    },
    lookForNews: { ends: [stands(outForDelivery), stands(delivered), isBusy('getShopOrder')] },
  },
  delays: { newsDue: newsAreDue },
  facts,
});
