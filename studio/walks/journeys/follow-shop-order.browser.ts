import type { AnyMachineSnapshot } from 'xstate';
import {
  day,
  facts,
  keeps,
  names,
  ofAll,
  ofOne,
  sends,
  someOrders,
} from '../../../machines/follow-shop-order/follow-shop-order.cases.ts';
import { followShopOrderMachine } from '../../../machines/follow-shop-order/follow-shop-order.machine.ts';
import { isHeld } from '../../../machines/follow-shop-order/follow-shop-order.rules.ts';
import type {
  FollowShopOrderContext,
  ShopOrder,
  TypedReturn,
} from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import {
  kept,
  nothingWanted,
  onlyFaulty,
  posted,
  returnable,
  wanted,
  wantedFaulty,
  withCode,
  withoutCode,
} from '../../../machines/follow-shop-order/returns.cases.ts';
import { optionFor, returnableIn } from '../../../machines/follow-shop-order/sending-back.rules.ts';
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

/** Ticks what goes back, says why, and goes on to the review. */
const submits =
  ({ pieceIds, reason, description }: TypedReturn): Act =>
  async ({ page, pages }) => {
    for (const { id, name } of returnable.pieces) {
      const box = page.getByRole('checkbox', { name });
      if (await box.isVisible()) await box.setChecked(pieceIds.includes(id));
    }
    if (reason !== '')
      await page.getByRole('radio', { name: reason === 'FAULTY' ? /^It’s faulty/ : /^I’ve changed/ }).check();
    await page.getByLabel(/^What’s wrong with it/).fill(description);
    await pages.main.button(/^Continue$/).click();
  };

type Sent = ReturnType<typeof sends>;

/** Only what stands on the page can be ticked, and a reason that was chosen before cannot be taken away again. */
function isReturnOffered({ context }: AnyMachineSnapshot, { pieceIds, reason }: Sent): boolean {
  const known = context as FollowShopOrderContext;
  const pieces = returnableIn(known.order);
  if (reason === '')
    return known.wanted === null && known.returnId === null && known.order?.returns.length === 0 && pieces.length > 1;
  const isThere = pieceIds.every((id) => pieces.some((piece) => piece.id === id));
  return isThere && pieces.some((piece) => optionFor(piece, reason) !== null);
}

/** Back leads from what is chosen to the order, and from what is read to what was chosen; or to what was read and refused. */
function isPageBefore(snapshot: AnyMachineSnapshot, to: string): boolean {
  const { wanted: chosen, errors } = snapshot.context as FollowShopOrderContext;
  if (to === '#choosingReturn') return snapshot.matches('reviewingReturn');
  if (!snapshot.matches('choosingReturn')) return false;
  return to === '#showingOrder' ? chosen === null : errors.description === 'descriptionMissing';
}

const goBack: Act = ({ page }) => page.goBack();

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
    'return.requested': press(/^(Send something back|Change something)$/),
    'return.submitted': [wanted, wantedFaulty, nothingWanted].map((typed) => ({
      event: sends(typed),
      does: submits(typed),
    })),
    'return.confirmed': press(/^Send it back$/),
    'review.requested': press(/^Back to your return$/),
    'withdrawal.requested': [{ event: keeps, does: press(/^Keep it after all$/) }],
    'withdrawal.confirmed': inDialog(/^Yes, I’ll keep it$/),
    'withdrawal.declined': inDialog(/^No, I’ll send it back$/),
    'order.requested': press(/^Back to your order$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  pages: { showingOrder: goBack, choosingReturn: goBack, reviewingReturn: goBack },
  calls: {
    loadOrders: { ends: [tells('listShopOrders', someOrders), answers([]), isBusy('listShopOrders')] },
    loadOrder: {
      ends: [
        stands(placed),
        stands(held),
        stands(delivered),
        stands(returnable),
        stands(onlyFaulty),
        stands(withCode),
        refusesItself(404, 'shop-order.not-found'),
        isBusy('getShopOrder'),
      ],
    },
    lookForNews: { ends: [stands(outForDelivery), stands(delivered), stands(posted), isBusy('getShopOrder')] },
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
    beginReturn: {
      ends: [
        tells('beginShopReturn', withCode),
        tells('beginShopReturn', withoutCode),
        refuses('beginShopReturn', 409, 'return.not-possible'),
        refuses('beginShopReturn', 400, 'validation.failed', [{ path: 'body.description', message: '' }]),
        isBusy('beginShopReturn'),
      ],
    },
    withdrawReturn: {
      ends: [
        tells('withdrawShopReturn', kept),
        refuses('withdrawShopReturn', 409, 'return.not-withdrawable'),
        isBusy('withdrawShopReturn'),
      ],
    },
  },
  delays: { newsDue: newsAreDue },
  facts,
  isOffered(snapshot, event) {
    if (event.type === 'return.submitted') return isReturnOffered(snapshot, event as Sent);
    if (event.type === 'xstate.route') return isPageBefore(snapshot, 'to' in event ? String(event.to) : '');
    return event.type !== 'redelivery.submitted' || isDayOffered(snapshot, event as Named);
  },
});
