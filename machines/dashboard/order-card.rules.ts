import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { OrderVisit } from '../manage-order/manage-order.types.ts';
import type { MemberOrder } from './dashboard.types.ts';
import { isBeforeGoLive, isToCome } from './orders.rules.ts';

type Promised = MemberOrder['promises'][number];
type Compensation = Promised['compensation'];

/** A visit that is going to take place. */
export type NextVisit = Pick<OrderVisit, 'id' | 'visitType' | 'stateDescription' | 'engineerName'> & {
  date: string;
  /** "8am-12pm" */
  time: string;
  /** What it is worth to the member if it is missed; null where nothing is promised of it. */
  worth: Compensation | null;
};

/** An order that runs. */
export type OrderCard = Pick<MemberOrder, 'compensationInPence'> & {
  id: string;
  orderKey: string;
  stateDescription: string;
  planName: string;
  monthlyPriceInPence: number;
  /** Nothing is paid yet, and how is to be said: not where it is being cancelled, or live by now. */
  isPaidLater: boolean;
  /** The day on which Go Live is expected; null while nobody knows, and for an order that does not go there any more. */
  goLive: string | null;
  /** The mesh add-on is part of the plan, and of its price. */
  meshWifi: boolean;
  address: string;
  /** Earliest first. */
  visits: NextVisit[];
  /** Those that are told beside no visit to come. */
  promises: MemberOrder['promises'];
  /** Ids of the contract's papers; null for one that is not there. */
  summaryId: string | null;
  informationId: string | null;
};

/** An order of which nothing is to come. */
export type PastOrder = Pick<
  OrderCard,
  'id' | 'orderKey' | 'stateDescription' | 'planName' | 'address' | 'compensationInPence'
>;

/** Whether a promise that stands is about this visit: on a day there may be both. */
const isOf = (visit: OrderVisit, { state, kind, slot, date }: Promised): boolean =>
  state === 'OPEN' &&
  slot !== null &&
  date === visit.appointmentDate &&
  (kind === 'OUTSIDE_VISIT') === (visit.visitType === 'PRE_WORK');

export const pastOrder = ({ order, compensationInPence }: MemberOrder): PastOrder => ({
  compensationInPence,
  id: order.id,
  orderKey: order.key,
  stateDescription: order.stateDescription,
  planName: order.plan.displayName,
  address: premiseLine(order.premise),
});

export function orderCard(found: MemberOrder): OrderCard {
  const toCome = found.order.appointments
    .filter((visit) => isToCome(found, visit))
    .toSorted((one, other) => one.appointmentDate.localeCompare(other.appointmentDate));
  const { contractSummaryDocId: summaryId, contractInformationDocId: informationId } = found.order.plan;
  const { monthlyPrice, provisionalStartDate } = found.order.plan;
  const isPaidLater = isBeforeGoLive(found.order.state);
  return {
    ...pastOrder(found),
    promises: found.promises.filter((promise) => !toCome.some((visit) => isOf(visit, promise))),
    monthlyPriceInPence: Number(monthlyPrice),
    isPaidLater,
    goLive: isPaidLater ? provisionalStartDate : null,
    meshWifi: found.meshWifi,
    visits: toCome.map((visit) => ({
      id: visit.id,
      visitType: visit.visitType,
      stateDescription: visit.stateDescription,
      engineerName: visit.engineerName,
      date: visit.appointmentDate,
      time: visit.formattedArrivalTime,
      worth: found.promises.find((promise) => isOf(visit, promise))?.compensation ?? null,
    })),
    summaryId,
    informationId,
  };
}
