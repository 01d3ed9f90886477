import type { OrderVisit } from '../manage-order/manage-order.types.ts';
import type { Wire } from '../shared/wire.ts';
import type { MemberOrder } from './dashboard.types.ts';

/** Where the contract's states leave an order; one that a newer gateway tells of runs, so that nothing of it is hidden. */
const ends = {
  RECEIVED: 'beforeGoLive',
  ACKNOWLEDGED: 'beforeGoLive',
  COMMITTED: 'beforeGoLive',
  DELAYED: 'beforeGoLive',
  CANCELLING: 'runs',
  COMPLETED: 'done',
  CANCELLED: 'over',
  REJECTED: 'over',
} as const satisfies Record<Wire<'KnownOrderState'>, 'beforeGoLive' | 'runs' | 'done' | 'over'>;

const endOf = (state: string) => (Object.hasOwn(ends, state) ? ends[state as keyof typeof ends] : 'runs');

/** Whether an order goes on to its Go Live. */
export const isBeforeGoLive = (state: string): boolean => endOf(state) === 'beforeGoLive';

const isAnythingOpen = ({ order, promises }: MemberOrder): boolean =>
  promises.some(({ state }) => state === 'OPEN') ||
  order.appointments.some(({ rebookingRequired }) => rebookingRequired);

/** An earlier date that is held for the member until a moment, and the visit that it is for. */
export type DateOnOffer = Pick<OrderVisit, 'visitType'> & {
  offerId: string;
  orderId: string;
  orderKey: string;
  date: string;
  /** "8am-12pm" */
  time: string;
  /** ISO instant */
  until: string;
};

/** The earlier dates that came free for visits of an order. */
export const datesOnOffer = ({ order: { id: orderId, key: orderKey, appointments }, earlierDates }: MemberOrder) =>
  earlierDates.flatMap(({ appointmentId, offer }): DateOnOffer[] => {
    const visit = appointments.find(({ id }) => id === appointmentId);
    if (!visit || !offer) return [];
    const { id: offerId, date, formattedArrivalTime: time, until } = offer;
    return [{ offerId, orderId, orderKey, visitType: visit.visitType, date, time, until }];
  });

/** Whether nothing of an order is to come: it was called off, or it is done and no promise is open. */
export function isOver(found: MemberOrder): boolean {
  const end = endOf(found.order.state);
  return end === 'over' || (end === 'done' && !isAnythingOpen(found));
}

/**
 * Whether a visit is going to take place. The site knows no day but the gateway's: a visit that can be moved is to come,
 * and so is one whose promise is open, on its very day.
 */
export function isToCome({ promises }: MemberOrder, visit: OrderVisit): boolean {
  if (visit.rebookingRequired || visit.state === 'CANCELLED') return false;
  const isPromised = promises.some(
    ({ state, slot, date }) => state === 'OPEN' && slot !== null && date === visit.appointmentDate,
  );
  return visit.amendable || isPromised;
}
