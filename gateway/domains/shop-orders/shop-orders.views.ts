import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { vatIn } from '../bills/bill-lines.rules.ts';
import { creditStateOf, type Application } from '../credit/credit.rules.ts';
import { creditInWords } from '../credit/credit.words.ts';
import { instalmentsOver } from '../phones/instalments.rules.ts';
import { applicationFor, dueNowOf, lentOf, termsOf } from './instalments.rules.ts';
import { owedFor } from './owed-after-withdrawal.ts';
import { stateAfter } from './parcel-news.rules.ts';
import type { EventRow, ParcelRow } from './parcels.store.ts';
import { isWithdrawable, moneyBackBy, returnOptions, sendBy, type ReturnOption } from './returns.rules.ts';
import type { ShopReturn } from './returns.store.ts';
import { cancellableUntil, isCancellable, redeliveryDays } from './shop-orders.rules.ts';
import type { NewPiece, PieceRow, ShopOrder } from './shop-orders.store.ts';
import { milestones, returnInWords, stateInWords } from './shop-orders.words.ts';

type Schemas = components['schemas'];

/** An order with all that belongs to it. */
export interface WholeOrder {
  order: ShopOrder;
  parcels: readonly ParcelRow[];
  returns: readonly ShopReturn[];
  events: readonly EventRow[];
  refundedInPence: number;
  /** What was applied for, the oldest first. */
  credit: readonly Application[];
}

/** A phone as it was ordered, without what is ours to know. */
export function phoneView({
  sku,
  what,
  priceInPence,
}: Pick<NewPiece, 'sku' | 'what' | 'priceInPence'>): Schemas['ShopPhone'] {
  const { deliveryInWorkingDays: _, ...phone } = what;
  return { sku, ...phone, priceInPence };
}

export const vatOfPieces = (pieces: readonly Pick<PieceRow, 'priceInPence'>[]): number =>
  pieces.reduce((sum, { priceInPence }) => sum + vatIn(priceInPence), 0);

const isOpen = ({ state }: ShopReturn): boolean => state === 'EXPECTED' || state === 'POSTED';

/** For which reasons a piece can be sent back today. */
export function optionsOf(
  piece: PieceRow,
  { parcels, returns }: Pick<WholeOrder, 'parcels' | 'returns'>,
  today: LocalDate,
): ReturnOption[] {
  const own = returns.filter(({ pieceIds }) => pieceIds.includes(piece.id));
  if (piece.refundedAt !== null || piece.owedAt !== null || own.some(isOpen)) return [];
  const replacements = parcels.filter(({ returnId }) => own.some(({ id }) => id === returnId));
  // What has not come yet can't be sent back.
  if (replacements.some(({ deliveredAt }) => deliveredAt === null)) return [];
  const deliveredAt = parcels.find(({ returnId }) => returnId === null)?.deliveredAt ?? null;
  return returnOptions({ deliveredAt, condition: piece.what.condition, isReplaced: replacements.length > 0 }, today);
}

/** How a phone is paid by instalments; null of one that is paid at once. The lender's last payment may be another. */
function creditView(piece: PieceRow, { credit, order }: WholeOrder, now: Date): Schemas['PieceCredit'] | null {
  const { instalmentMonths: months, upfrontInPence, priceInPence } = piece;
  const way = instalmentsOver(priceInPence, months);
  if (months === null || upfrontInPence === null) return null;
  const row = applicationFor(piece, credit);
  const lentInPence = priceInPence - upfrontInPence;
  const state = creditStateOf(row, now);
  return {
    months,
    upfrontInPence,
    lentInPence,
    monthlyInPence: row?.quote?.monthlyInPence ?? way?.monthlyPrice ?? Math.floor(lentInPence / months),
    aprInPercent: termsOf(piece).aprInPercent,
    state,
    stateDescription: creditInWords(state, row, owedFor(order, piece, row)),
  };
}

function pieceView(piece: PieceRow, whole: WholeOrder, now: Date): Schemas['ShopOrderPiece'] {
  const isReturning = whole.returns.some((each) => isOpen(each) && each.pieceIds.includes(piece.id));
  const { id, simType, refundedAt } = piece;
  return {
    ...phoneView(piece),
    id,
    simType,
    state: refundedAt === null ? (isReturning ? 'RETURNING' : 'ORDERED') : 'REFUNDED',
    returnOptions: optionsOf(piece, whole, ukDateOf(now)),
    credit: creditView(piece, whole, now),
  };
}

/** A parcel as it stands; before there is one, the day that was chosen. */
function deliveryView(parcel: ParcelRow | undefined, deliverOn: LocalDate, now: Date): Schemas['ShopDelivery'] {
  const isDelivered = parcel?.deliveredAt !== null && parcel !== undefined;
  return {
    deliverOn: parcel?.deliverOn ?? deliverOn,
    expectedOn: isDelivered ? null : (parcel?.redeliverOn ?? parcel?.expectedOn ?? deliverOn),
    from: parcel?.from?.toISOString() ?? null,
    to: parcel?.to?.toISOString() ?? null,
    heldUntil: parcel?.heldUntil ?? null,
    redeliverOn: parcel?.redeliverOn ?? null,
    redeliveryDays: redeliveryDays(parcel?.heldUntil ?? null, now),
    trackingNumber: parcel?.trackingNumber ?? null,
    deliveredAt: parcel?.deliveredAt?.toISOString() ?? null,
  };
}

/** Whether the phones of a return were handed in by others: those that came in their place are other phones. */
function isSentOtherwise(row: ShopReturn, { parcels, returns }: WholeOrder): boolean {
  const isSame = ({ id }: ShopReturn) =>
    !parcels.some(({ returnId, deliveredAt }) => returnId === id && deliveredAt !== null && deliveredAt < row.askedAt);
  const sent = returns.filter(
    (each) => each.id !== row.id && (each.state === 'POSTED' || each.state === 'SETTLED') && isSame(each),
  );
  return row.pieceIds.every((pieceId) => sent.some(({ pieceIds }) => pieceIds.includes(pieceId)));
}

function returnView(row: ShopReturn, whole: WholeOrder, now: Date): Schemas['ShopReturn'] {
  const { id, pieceIds, reason, ground, outcome, description, state, returnCode, refundInPence } = row;
  const replacement = whole.parcels.find(({ returnId }) => returnId === id);
  const isTakenBack = whole.order.takenBackAt !== null;
  return {
    id,
    pieceIds,
    reason,
    ground,
    outcome,
    description,
    state,
    stateDescription: returnInWords(row, {
      sendBy: sendBy(row),
      isReplaced: replacement !== undefined,
      isSentOtherwise: isSentOtherwise(row, whole),
      isTakenBack,
    }),
    askedAt: row.askedAt.toISOString(),
    sendBy: sendBy(row),
    returnCode: state === 'EXPECTED' ? returnCode : null,
    postedAt: row.postedAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    moneyBackBy: isTakenBack ? null : moneyBackBy(row),
    refundInPence,
    replacement: replacement ? deliveryView(replacement, replacement.deliverOn, now) : null,
    withdrawable: isWithdrawable(row),
  };
}

function historyOf({ order, events }: WholeOrder): Schemas['ShopOrder']['history'] {
  const { key, placedAt } = order;
  if (placedAt === null) return [];
  const told = events.flatMap(({ reference, content }) => {
    const state = reference === key ? stateAfter(content) : undefined;
    const description = state && milestones[state];
    return state && description ? [{ state, happenedAt: content.happenedAt, description }] : [];
  });
  return [{ state: 'PLACED', happenedAt: placedAt.toISOString(), description: milestones.PLACED ?? '' }, ...told];
}

const ownParcel = ({ parcels }: WholeOrder): ParcelRow | undefined => parcels.find(({ returnId }) => returnId === null);

function summaryOf({ id, pieces, totalInPence }: ShopOrder): Schemas['ShopSummary'] {
  const kinds = [...Map.groupBy(pieces, ({ sku, priceInPence }) => `${sku} ${priceInPence}`).values()];
  return {
    currency: 'GBP',
    items: kinds.flatMap((same) =>
      same[0] ? [{ sku: same[0].sku, price: same[0].priceInPence, quantity: same.length }] : [],
    ),
    total: totalInPence,
    item_count: pieces.length,
    order_id: id,
  };
}

/** An order in a list. */
export function shortView(whole: WholeOrder): Schemas['ShopOrderSummary'] {
  const { id, key, state, placedAt, totalInPence, pieces, deliverOn } = whole.order;
  const parcel = ownParcel(whole);
  return {
    id,
    key,
    state,
    stateDescription: stateInWords(whole.order, parcel),
    placedAt: placedAt?.toISOString() ?? null,
    totalInPence,
    itemCount: pieces.length,
    names: [...new Set(pieces.map(({ what }) => what.name))],
    deliverOn: parcel?.deliveredAt ? ukDateOf(parcel.deliveredAt) : (parcel?.expectedOn ?? deliverOn),
  };
}

/** An order as its page shows it. */
export function orderView(whole: WholeOrder, now: Date): Schemas['ShopOrder'] {
  const { order, returns, refundedInPence } = whole;
  const { id, key, state, placedAt, contact, address, pieces, deliverOn } = order;
  const parcel = ownParcel(whole);
  return {
    id,
    key,
    state,
    stateDescription: stateInWords(order, parcel),
    placedAt: placedAt?.toISOString() ?? null,
    contact,
    address,
    pieces: pieces.map((piece) => pieceView(piece, whole, now)),
    summary: summaryOf(order),
    vatInPence: vatOfPieces(pieces),
    dueNowInPence: dueNowOf(pieces),
    lentInPence: lentOf(pieces),
    refundedInPence,
    delivery: deliveryView(parcel, deliverOn, now),
    history: historyOf(whole),
    cancellable: isCancellable(order, now),
    cancellableUntil: cancellableUntil(order, now).toISOString(),
    returns: returns.map((each) => returnView(each, whole, now)).toReversed(),
  };
}
