import type { ParcelEvent, ParcelRow } from './parcels.store.ts';
import type { ShopOrderState } from './shop-orders.rules.ts';

const states: Readonly<Record<string, ShopOrderState>> = {
  PACKED: 'PACKED',
  SENT: 'SENT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  DELAYED: 'DELAYED',
  DELIVERED: 'DELIVERED',
  REFUSED: 'REFUSED',
  LOST: 'LOST',
  BACK: 'BACK',
  RECALLED: 'CANCELLED',
};

/** The state of a parcel after which its money goes back. */
export const moneyBackStates: ReadonlySet<ShopOrderState> = new Set(['LOST', 'BACK', 'CANCELLED']);

/** The state of a parcel whose phones are on our shelf again, as nobody has opened it. */
export const backOnShelf: ReadonlySet<ShopOrderState> = new Set(['BACK', 'CANCELLED']);

/** The state of a parcel that has left, whatever has become of it since. */
export const leftStates: ReadonlySet<ShopOrderState> = new Set([
  'SENT',
  'OUT_FOR_DELIVERY',
  'NOT_DELIVERED',
  'HELD',
  'DELIVERED',
  'REFUSED',
]);

/** What an event makes of a parcel; undefined of a kind that came later. One that is not brought is held, or comes again. */
export function stateAfter({ kind, heldUntil }: Pick<ParcelEvent, 'kind' | 'heldUntil'>): ShopOrderState | undefined {
  if (kind === 'NOT_DELIVERED') return heldUntil === null ? 'NOT_DELIVERED' : 'HELD';
  return states[kind];
}

const asDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * How a parcel stands after an event; undefined where that changes nothing, as something that happened later was told before, or it is of a kind
 * that came later.
 */
export function parcelAfter(parcel: ParcelRow, event: ParcelEvent): ParcelRow | undefined {
  const state = stateAfter(event);
  const happenedAt = new Date(event.happenedAt);
  if (state === undefined || happenedAt <= parcel.toldUntil) return undefined;
  const isOut = state === 'OUT_FOR_DELIVERY';
  return {
    ...parcel,
    state,
    trackingNumber: event.trackingNumber,
    toldUntil: happenedAt,
    expectedOn: event.expectedOn ?? parcel.expectedOn,
    heldUntil: state === 'HELD' ? event.heldUntil : null,
    // Once it is out again the day that was named is today.
    redeliverOn: state === 'HELD' ? parcel.redeliverOn : null,
    from: isOut ? asDate(event.from) : null,
    to: isOut ? asDate(event.to) : null,
    deliveredAt: state === 'DELIVERED' ? happenedAt : parcel.deliveredAt,
  };
}

/** What becomes of an order with its parcel. One that is to be stopped is that until the courier has done it, or it has left. */
export function orderStateAfter(order: ShopOrderState, parcel: ShopOrderState): ShopOrderState {
  return order === 'CANCELLING' && parcel === 'PACKED' ? order : parcel;
}
