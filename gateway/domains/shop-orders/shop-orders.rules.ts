import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, eachDay, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import { deliveryOn, leavingDay } from '../phones/delivery.rules.ts';
import type { PieceRow, ShopOrder } from './shop-orders.store.ts';

export type ShopOrderState = components['schemas']['KnownShopOrderState'];

/** Until this hour of the day on which a parcel leaves the courier takes it, and we stop it for a customer. */
const LAST_HOUR = 19;

/** An order that can be stopped still, if its hour has not come. */
export const isBeforeLeaving: ReadonlySet<ShopOrderState> = new Set(['PLACED', 'PACKED']);

/** The hour at which the parcel leaves that comes on a day. */
const lastHourFor = (deliverOn: LocalDate): Date => new Date(ukTime(leavingDay(deliverOn), LAST_HOUR));

/** From the shelf to the door, working days: all of an order comes in one parcel, when the last of it can be there. */
export const workingDaysFor = (phones: readonly { deliveryInWorkingDays: number }[]): number =>
  Math.max(1, ...phones.map(({ deliveryInWorkingDays }) => deliveryInWorkingDays));

/** The day on which a parcel is brought that is given to the courier now: the wanted one, or the first that is possible. */
export function dayToBring(wanted: LocalDate, pieces: readonly Pick<PieceRow, 'what'>[], now: Date): LocalDate {
  if (now <= lastHourFor(wanted)) return wanted;
  return deliveryOn(now, workingDaysFor(pieces.map(({ what }) => what)));
}

/**
 * Until when an order can be cancelled. One that the courier has not taken yet, as it is away or a lender has not heard of
 * every signature, leaves with the first parcels after that: should it have left all the same, the courier says so.
 */
export function cancellableUntil({ state, deliverOn, pieces }: ShopOrder, now: Date): Date {
  return lastHourFor(state === 'PLACED' ? dayToBring(deliverOn, pieces, now) : deliverOn);
}

/** Whether an order can be stopped still. */
export const isCancellable = (order: ShopOrder, now: Date): boolean =>
  isBeforeLeaving.has(order.state) && now <= cancellableUntil(order, now);

/** Days that can be named for a parcel that is held: working days from tomorrow up to the last one. */
export function redeliveryDays(heldUntil: LocalDate | null, now: Date): LocalDate[] {
  if (heldUntil === null) return [];
  return eachDay(addDays(ukDateOf(now), 1), heldUntil).filter(isWorkingDay);
}
