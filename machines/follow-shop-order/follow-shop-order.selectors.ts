import type { SnapshotFrom } from 'xstate';
import { paths } from '../shared/paths.ts';
import type { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { isOrdered, type ShopOrderStanding, standingOf } from './follow-shop-order.rules.ts';
import type {
  FollowShopOrderContext,
  OrderPiece,
  ReturnOption,
  ReturnReason,
  ShopOrder,
  ShopOrderSummary,
  ShopReturn,
} from './follow-shop-order.types.ts';
import { optionFor, reasons, returnableIn, type Review, reviewOf, withdrawableIn } from './sending-back.rules.ts';

/** A phone of an order, with the way to its page. */
export type OrderedPhone = OrderPiece & { to: string };

/** A return as its order shows it, with its phones. */
export type ShownReturn = ShopReturn & { pieces: OrderPiece[] };

/** A reason that is offered; `option` is null where not the same comes of it for every phone that it is offered for. */
export type OfferedReason = { reason: ReturnReason; option: ReturnOption | null };

/** What can be sent back, why, and what was chosen of it before. */
export type SendingBack = {
  pieces: OrderPiece[];
  reasons: OfferedReason[];
  wanted: FollowShopOrderContext['wanted'];
  /** What comes of it; null before it is chosen. */
  review: Review | null;
};

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
  /** The newest first. */
  returns: ShownReturn[];
};

/** An order among the others, with the way to its page. */
export type ListedShopOrder = ShopOrderSummary & { to: string };

export type FollowShopOrderModel = Pick<FollowShopOrderContext, 'errors' | 'news'> & {
  orders: ListedShopOrder[];
  /** The order of the page; null on the page of all orders. */
  order: ShownShopOrder | null;
  sendingBack: SendingBack;
  /** The return that is about to be taken back. */
  withdrawn: ShownReturn | null;
  isBusy: boolean;
};

const shownReturn = (order: ShopOrder, one: ShopReturn): ShownReturn => ({
  ...one,
  pieces: order.pieces.filter(({ id }) => one.pieceIds.includes(id)),
});

const isSame = (one: ReturnOption, other: ReturnOption): boolean =>
  one.ground === other.ground && one.outcome === other.outcome && one.until === other.until;

function offeredOf(pieces: readonly OrderPiece[], reason: ReturnReason): OfferedReason[] {
  const options = pieces.map((piece) => optionFor(piece, reason)).filter((option) => option !== null);
  const [first] = options;
  if (!first) return [];
  return [{ reason, option: options.every((option) => isSame(option, first)) ? first : null }];
}

function sendingBackOf({ order, wanted }: FollowShopOrderContext): SendingBack {
  const pieces = returnableIn(order);
  return {
    pieces,
    reasons: reasons.flatMap((reason) => offeredOf(pieces, reason)),
    wanted,
    review: reviewOf({ order, wanted }),
  };
}

function withdrawnOf({ order, returnId }: FollowShopOrderContext): ShownReturn | null {
  const found = withdrawableIn(order, returnId);
  return order && found && shownReturn(order, found);
}

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
    returns: order.returns.map((each) => shownReturn(order, each)),
  };
}

export function selectFollowShopOrder(snapshot: SnapshotFrom<typeof followShopOrderMachine>): FollowShopOrderModel {
  const { orders, order, errors, news } = snapshot.context;
  return {
    orders: (orders ?? []).map((each) => ({ ...each, to: `${paths.shopOrders}/${each.id}` })),
    order: order && shownOf(order),
    sendingBack: sendingBackOf(snapshot.context),
    withdrawn: withdrawnOf(snapshot.context),
    errors,
    news,
    isBusy: snapshot.hasTag('busy'),
  };
}
