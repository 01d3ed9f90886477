import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, eachDay, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import { deliveryOn, leavingDay } from '../phones/delivery.rules.ts';
import type { PieceRow, ShopOrderRow } from './shop-orders.store.ts';

export type ShopOrderState = components['schemas']['KnownShopOrderState'];

/** Until this hour of the day on which a parcel leaves the courier takes it, and we stop it for a customer. */
const LAST_HOUR = 19;

/** An order that can be stopped still, if its hour has not come. */
export const isBeforeLeaving: ReadonlySet<ShopOrderState> = new Set(['PLACED', 'PACKED']);

/** Until when an order that comes on a day can be cancelled. */
export const cancellableUntil = (deliverOn: LocalDate): Date => new Date(ukTime(leavingDay(deliverOn), LAST_HOUR));

/** Whether an order can be stopped still. */
export function isCancellable({ state, deliverOn }: Pick<ShopOrderRow, 'state' | 'deliverOn'>, now: Date): boolean {
  return isBeforeLeaving.has(state) && now <= cancellableUntil(deliverOn);
}

/** From the shelf to the door, working days: all of an order comes in one parcel, when the last of it can be there. */
export const workingDaysFor = (phones: readonly { deliveryInWorkingDays: number }[]): number =>
  Math.max(1, ...phones.map(({ deliveryInWorkingDays }) => deliveryInWorkingDays));

/** The day on which a parcel is brought that is given to the courier now: the wanted one, or the first that is possible. */
export function dayToBring(wanted: LocalDate, pieces: readonly Pick<PieceRow, 'what'>[], now: Date): LocalDate {
  if (now <= cancellableUntil(wanted)) return wanted;
  return deliveryOn(now, workingDaysFor(pieces.map(({ what }) => what)));
}

/** Days that can be named for a parcel that is held: working days from tomorrow up to the last one. */
export function redeliveryDays(heldUntil: LocalDate | null, now: Date): LocalDate[] {
  if (heldUntil === null) return [];
  return eachDay(addDays(ukDateOf(now), 1), heldUntil).filter(isWorkingDay);
}
