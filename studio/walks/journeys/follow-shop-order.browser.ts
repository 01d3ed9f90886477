import type { AnyMachineSnapshot } from 'xstate';
import {
  day,
  facts,
  names,
  ofAll,
  ofOne,
  someOrders,
} from '../../../machines/follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import { isHeld } from '../../../machines/follow-shop-order/follow-shop-order.rules.ts';
import type { FollowShopOrderContext, ShopOrder } from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import {
  delivered,
  held,
  named,
  outForDelivery,
  placed,
  shopOrderId,
  stopping,
} from '../../../machines/follow-shop-order/shop-orders.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { longDate } from '../../../src/ui/format/date.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, inDialog, isBusy, newsAreDue, press, refuses, refusesItself, tells } from '../runner/outcomes.ts';

const register: Act = async ({ page, gateway }) => {
  await page.clock.install();
  await gateway.register();
};

/** What the courier does is told by a rule of testers: it takes a payment and days by itself. */
const stands = (order: ShopOrder): Outcome<FollowShopOrderContext> => tells('getShopOrder', order);

type Named = ReturnType<typeof names>;

/** A day is named of a parcel that is held; one that was chosen before cannot be taken away again. */
function isDayOffered({ context }: AnyMachineSnapshot, { deliverOn }: Named): boolean {
  const known = context as FollowShopOrderContext;
  return isHeld(known.order) && (deliverOn !== '' || known.deliverOn === null);
}

const comeOn = press(/^Come on this day$/);

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
  perform: {
    'cancellation.requested': press(/^Cancel your order$/),
    'cancellation.confirmed': inDialog(/^Yes, cancel it$/),
    'cancellation.declined': inDialog(/^No, keep it$/),
    'redelivery.submitted': [
      {
        event: names(day),
        does: async (hands) => {
          await hands.page.getByRole('radio', { name: longDate(day) }).check();
          await comeOn(hands);
        },
      },
      { event: names(''), does: comeOn },
    ],
    'order.requested': press(/^Back to your order$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadOrders: { ends: [tells('listShopOrders', someOrders), answers([]), isBusy('listShopOrders')] },
    loadOrder: {
      ends: [
        stands(placed),
        stands(held),
        stands(delivered),
        refusesItself(404, 'shop-order.not-found'),
        isBusy('getShopOrder'),
      ],
    },
    lookForNews: { ends: [stands(outForDelivery), stands(delivered), isBusy('getShopOrder')] },
    cancelOrder: {
      ends: [
        tells('cancelShopOrder', stopping),
        refuses('cancelShopOrder', 409, 'order.not-cancellable'),
        isBusy('cancelShopOrder'),
      ],
    },
    redeliverOrder: {
      ends: [
        tells('redeliverShopOrder', named),
        refuses('redeliverShopOrder', 409, 'delivery.day-gone'),
        refuses('redeliverShopOrder', 409, 'parcel.not-held'),
        isBusy('redeliverShopOrder'),
      ],
    },
  },
  delays: { newsDue: newsAreDue },
  facts,
  isOffered: (snapshot, event) => event.type !== 'redelivery.submitted' || isDayOffered(snapshot, event as Named),
});
