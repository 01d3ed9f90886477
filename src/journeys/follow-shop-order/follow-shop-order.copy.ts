import type { ShopOrderStanding } from '../../../machines/follow-shop-order/follow-shop-order.rules.ts';
import type { OrderedPhone } from '../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { DayRefusal, ShopOrderNews } from '../../../machines/follow-shop-order/follow-shop-order.types.ts';
import { longDate, timeOfDay } from '../../ui/format/date.ts';
import { price } from '../../ui/format/price.ts';
import { sendingBackCopy } from './sending-back.copy.ts';

const title = 'Your phone orders';
const intro =
  'How each of your orders stands, newest first. Open one to follow its parcel, to cancel it or to send a phone back.';
const retry = 'Try again';
const dashboard = 'Back to your dashboard';
const all = 'See all your phone orders';

const back = 'Back to your order';

/** Why a day can't be named, by the machine's reasons. */
export const dayRefusals: Record<DayRefusal, string> = { notChosen: 'Choose one of the days' };

/** Every word of the pages of phone orders, by view. How an order stands in a sentence is the gateway’s to say. */
export const followShopOrderCopy = {
  LoadingOrders: { title, heading: title, intro, loading: 'Fetching your phone orders' },
  OrdersNotLoaded: {
    title: 'Orders not loaded',
    heading: 'We couldn’t fetch your phone orders',
    body: 'Nothing is wrong with them: our service isn’t responding. Try again in a moment.',
    retry,
    dashboard,
  },
  NoOrders: {
    title,
    heading: 'You haven’t ordered a phone yet',
    body: 'Once you have, you can follow it to your door here, and keep its receipt.',
    phones: 'See all phones',
    refurbished: 'See refurbished phones',
    dashboard,
  },
  ShowingOrders: {
    title,
    heading: title,
    intro,
    list: 'Your phone orders, newest first',
    placedOn: 'Ordered',
    more: 'Buy another phone',
    dashboard,
  },
  LoadingOrder: { title: 'Your phone order', heading: 'Your phone order', loading: 'Fetching your order' },
  OrderMissing: {
    title: 'Order not found',
    heading: 'We can’t find that order',
    body: 'There’s no phone order of yours at this address. All those you have are on one page.',
    all,
    dashboard,
  },
  OrderNotLoaded: {
    title: 'Order not loaded',
    heading: 'We couldn’t fetch your order',
    body: 'Nothing is wrong with it: our service isn’t responding. Try again in a moment.',
    retry,
    all,
  },
  ShowingOrder: {
    title: 'Your phone order',
    headings: {
      UNPAID: 'This isn’t ordered yet',
      PLACED: 'We’ve got your order',
      PACKED: 'Your order is packed',
      SENT: 'Your order is on its way',
      OUT_FOR_DELIVERY: 'Your order comes today',
      DELAYED: 'Your order is late',
      NOT_DELIVERED: 'We couldn’t deliver your order',
      HELD: 'The courier has your order',
      DELIVERED: 'Your order is there',
      REFUSED: 'Your order is on its way back',
      BACK: 'Your order is back with us',
      LOST: 'Your order got lost',
      CANCELLING: 'We’re stopping your order',
      CANCELLED: 'Your order is cancelled',
      unknown: 'Your order',
    } satisfies Record<ShopOrderStanding, string>,
    key: (key: string) => `Order ${key}`,
    checkout: 'Go to the check-out',
    news: {
      stopping: 'We’re stopping your order. We’ll email you as soon as it’s stopped, and send your money back then.',
      leftAlready: 'Your order has left already, so we can’t stop it any more. This is how it stands.',
      dayNamed: 'Thank you. The courier brings it on the day that you chose.',
      dayGone: 'The courier can’t come on that day any more. Choose another one.',
      notHeld: 'The courier doesn’t have your parcel any more. This is how it stands.',
      returnAsked: 'We’ve got your return. The code for the post office comes by email, and stands below.',
      returnIsOther:
        'We’ve got your return. A last day was over before you asked for it, so you get something else than you read: look below. You can still keep it.',
      returnNotPossible:
        'We haven’t asked for this return, as something has changed since you opened the page. This is how it stands.',
      kept: 'You’re keeping it, and the code doesn’t work any more.',
      notKept: 'It’s been handed in already, or this return is over. This is how it stands.',
    } satisfies Record<ShopOrderNews, string>,
    deliveredAt: (at: string) => `Delivered on ${longDate(at)} at ${timeOfDay(at)}`,
    phones: 'What’s in it',
    sims: {
      esim: 'With an eSIM: nothing is posted for it',
      psim: 'With a SIM card in its box',
      none: 'Without a SIM',
    } satisfies Record<OrderedPhone['simType'], string>,
    states: {
      ORDERED: null,
      RETURNING: 'You’re sending it back',
      REFUNDED: 'Its money is on its way to you',
    } satisfies Record<OrderedPhone['state'], string | null>,
    switchOn: 'Switch your SIM or eSIM on',
    delivery: 'Delivery',
    for: 'For',
    address: 'To',
    phone: 'Phone',
    day: 'Day',
    window: 'Time',
    between: (from: string, to: string) => `Between ${timeOfDay(from)} and ${timeOfDay(to)}`,
    tracking: 'Tracking number',
    paid: 'What you paid',
    total: 'In total',
    vat: 'Of that, VAT',
    now: 'You paid us',
    lent: 'The lender pays us',
    credit: 'Your credit agreements, and how to withdraw',
    instalments: (months: number, pence: number): string => `${months} payments of ${price(pence)} to the lender`,
    back: 'Back to you',
    receipt: 'Your receipt (PDF)',
    history: 'What has happened',
    cancel: 'Cancel your order',
    cancelUntil: (until: string) =>
      `It hasn’t left yet. You can cancel it until ${timeOfDay(until)} on ${longDate(until)}.`,
    another: 'Choose another day',
    which: 'When should the courier come?',
    anotherText: (until: string) => `The courier has your parcel until ${longDate(until)}.`,
    name: 'Come on this day',
    all,
    dashboard,
  },
  ConfirmingCancellation: {
    title: 'Cancel your order?',
    text: (pence: number) => `We’ll send ${price(pence)} back to the card or wallet that you paid with.`,
    when: 'The courier stops it first. If it has left in the same minute, we’ll email you: you can send it back then.',
    confirm: 'Yes, cancel it',
    decline: 'No, keep it',
  },
  CancellationNotSent: {
    title: 'Not cancelled',
    heading: 'We couldn’t cancel your order',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    back,
  },
  DayNotSent: {
    title: 'Day not sent',
    heading: 'We couldn’t tell the courier your day',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry,
    back,
  },
  ...sendingBackCopy(retry, back),
} as const;
