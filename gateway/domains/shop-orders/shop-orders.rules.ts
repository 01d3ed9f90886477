import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, eachDay, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import type { Application } from '../credit/credit.rules.ts';
import { deliveryOn, leavingDay } from '../phones/delivery.rules.ts';
import { applicationFor, onCredit } from './instalments.rules.ts';
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

/** The lender has not heard of every signature yet, so that the courier knows nothing of the order. */
const waitsForLender = (order: ShopOrder, credit: readonly Application[]): boolean =>
  order.state === 'PLACED' && onCredit(order).some((piece) => applicationFor(piece, credit)?.state === 'ACCEPTED');

/** Until when an order can be cancelled; `credit`: what was applied for with it. One that waits for the lender leaves after that alone. */
export function cancellableUntil(order: ShopOrder, credit: readonly Application[], now: Date): Date {
  const { deliverOn, pieces } = order;
  return lastHourFor(waitsForLender(order, credit) ? dayToBring(deliverOn, pieces, now) : deliverOn);
}

/** Whether an order can be stopped still. */
export const isCancellable = (order: ShopOrder, credit: readonly Application[], now: Date): boolean =>
  isBeforeLeaving.has(order.state) && now <= cancellableUntil(order, credit, now);

/** Days that can be named for a parcel that is held: working days from tomorrow up to the last one. */
export function redeliveryDays(heldUntil: LocalDate | null, now: Date): LocalDate[] {
  if (heldUntil === null) return [];
  return eachDay(addDays(ukDateOf(now), 1), heldUntil).filter(isWorkingDay);
}
