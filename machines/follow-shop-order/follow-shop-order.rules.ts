import type { Wire } from '../shared/wire.ts';
import type { ShopOrder, ShopReturn } from './follow-shop-order.types.ts';

/** Where an order stands, as far as we know its state. */
export type ShopOrderStanding = Wire<'KnownShopOrderState'> | 'unknown';

/** What the courier, or the bank, may still change by itself. */
const goesOn = {
  UNPAID: true,
  PLACED: true,
  PACKED: true,
  SENT: true,
  OUT_FOR_DELIVERY: true,
  DELAYED: true,
  NOT_DELIVERED: true,
  HELD: true,
  DELIVERED: false,
  REFUSED: true,
  BACK: false,
  LOST: false,
  CANCELLING: true,
  CANCELLED: false,
  unknown: true,
} as const satisfies Record<ShopOrderStanding, boolean>;

/** A state of a newer gateway is told as none that we know; the gateway has words for it all the same. */
export const standingOf = ({ state }: Pick<ShopOrder, 'state'>): ShopOrderStanding =>
  Object.hasOwn(goesOn, state) ? (state as ShopOrderStanding) : 'unknown';

/** Something is on its way back, or another phone on its way to the customer. */
const isReturnOpen = ({ state, replacement }: ShopReturn): boolean =>
  state === 'EXPECTED' || state === 'POSTED' || (replacement !== null && replacement.deliveredAt === null);

/** Whether others may still change how an order stands. */
export const isUnderWay = (order: ShopOrder | null): boolean =>
  order !== null && (goesOn[standingOf(order)] || order.returns.some(isReturnOpen));

/** Whether it is more than what waits to be paid. */
export const isOrdered = ({ placedAt }: Pick<ShopOrder, 'placedAt'>): boolean => placedAt !== null;

/** Whether the courier can still stop it, as the gateway says. */
export const isCancellable = (order: ShopOrder | null): boolean => order?.cancellable === true;

/** Whether the courier has it and offers days. */
export const isHeld = (order: ShopOrder | null): boolean => (order?.delivery.redeliveryDays.length ?? 0) > 0;

/** Whether a parcel that is held can come on a day; one may take the place of another that was named. */
export const canComeOn = (order: ShopOrder | null, day: string): boolean =>
  order !== null && order.delivery.redeliveryDays.includes(day);
