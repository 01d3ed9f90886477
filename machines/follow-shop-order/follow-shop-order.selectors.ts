import type { SnapshotFrom } from 'xstate';
import { paths } from '../shared/paths.ts';
import type { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { isOrdered, type ShopOrderStanding, standingOf } from './follow-shop-order.rules.ts';
import type { FollowShopOrderContext, ShopOrder, ShopOrderSummary } from './follow-shop-order.types.ts';

/** A phone of an order, with the way to its page. */
export type OrderedPhone = ShopOrder['pieces'][number] & { to: string };

/** An order as its page shows it. */
export type ShownShopOrder = Pick<
  ShopOrder,
  | 'id'
  | 'key'
  | 'stateDescription'
  | 'placedAt'
  | 'vatInPence'
  | 'refundedInPence'
  | 'dueNowInPence'
  | 'lentInPence'
  | 'delivery'
  | 'history'
  | 'cancellable'
  | 'cancellableUntil'
> & {
  standing: ShopOrderStanding;
  /** Paid for; one that is not has no receipt. */
  isOrdered: boolean;
  /** Who it is for. */
  name: string;
  phoneNumber: string;
  /** In one line. */
  address: string;
  pieces: OrderedPhone[];
  totalInPence: number;
  /** The page of what was agreed with a lender; null where all was paid at once. */
  creditPage: string | null;
  /** What goes back when it is stopped now. */
  goesBackInPence: number;
};

/** An order among the others, with the way to its page. */
export type ListedShopOrder = ShopOrderSummary & { to: string };

export type FollowShopOrderModel = Pick<FollowShopOrderContext, 'errors' | 'news'> & {
  orders: ListedShopOrder[];
  /** The order of the page; null on the page of all orders. */
  order: ShownShopOrder | null;
  isBusy: boolean;
};

function shownOf(order: ShopOrder): ShownShopOrder {
  const { id, key, stateDescription, placedAt, vatInPence, refundedInPence, delivery, history } = order;
  const { dueNowInPence, lentInPence } = order;
  const { cancellable, cancellableUntil } = order;
  const { line1, line2, city, postcode } = order.address;
  return {
    id,
    key,
    stateDescription,
    placedAt,
    vatInPence,
    refundedInPence,
    dueNowInPence,
    lentInPence,
    delivery,
    history,
    cancellable,
    cancellableUntil,
    standing: standingOf(order),
    isOrdered: isOrdered(order),
    name: `${order.contact.firstName} ${order.contact.lastName}`,
    phoneNumber: order.contact.phoneNumber,
    address: [line1, line2, city, postcode].filter(Boolean).join(', '),
    pieces: order.pieces.map((piece) => ({ ...piece, to: `${paths.phones}/${piece.slug}` })),
    totalInPence: order.summary.total,
    creditPage: order.pieces.some(({ credit }) => credit !== null) ? `${paths.shopOrders}/${id}/credit` : null,
    goesBackInPence: dueNowInPence - refundedInPence,
  };
}

export function selectFollowShopOrder(snapshot: SnapshotFrom<typeof followShopOrderMachine>): FollowShopOrderModel {
  const { orders, order, errors, news } = snapshot.context;
  return {
    orders: (orders ?? []).map((each) => ({ ...each, to: `${paths.shopOrders}/${each.id}` })),
    order: order && shownOf(order),
    errors,
    news,
    isBusy: snapshot.hasTag('busy'),
  };
}
