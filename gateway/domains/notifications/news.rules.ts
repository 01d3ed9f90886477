import type {
  NetworkEvent,
  NetworkOrderState,
  NotificationPreferences,
  OrderNews,
  ServiceNews,
  WireEvent,
} from './notifications.types.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { incidentNewsOf } from '../faults/fault-news.rules.ts';
import type { VisitNews } from '../visits/plan-visits.ts';

const statesByType: ReadonlyMap<string, NetworkOrderState> = new Map([
  ['ORDER_ACKNOWLEDGED', 'ACKNOWLEDGED'],
  ['ORDER_COMMITTED', 'COMMITTED'],
  ['ORDER_DELAYED', 'DELAYED'],
  ['ORDER_COMPLETED', 'COMPLETED'],
  ['ORDER_CANCELLED', 'CANCELLED'],
  ['ORDER_REJECTED', 'REJECTED'],
]);

const terminal: ReadonlySet<NetworkOrderState> = new Set(['COMPLETED', 'CANCELLED', 'REJECTED']);

type VisitStatus = NonNullable<VisitNews['status']>;

const visitStatuses: ReadonlyMap<string, VisitStatus> = new Map(
  Object.entries({
    PENDING: 'PENDING',
    CONFIRMED: 'CONFIRMED',
    CANCELLED: 'CANCELLED',
    COMPLETED: 'COMPLETED',
  } satisfies { [Status in VisitStatus]: Status }),
);

/** The field of a message in which the network tells its own id of an order. */
const NETWORK_ID_FIELD = 'externalOrderId';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A moment of the wire; undefined when there is none. A leap second and the year 0 have the right form,
 * and neither JavaScript nor PostgreSQL takes them.
 */
export function readMoment(text: string | null): Date | undefined {
  const moment = new Date(text ?? '');
  const year = moment.getUTCFullYear();
  return year >= 2000 && year < 2200 ? moment : undefined;
}

function momentOrNull(text: string | null): Date | null {
  return readMoment(text) ?? null;
}

function orderNews(event: WireEvent): OrderNews | undefined {
  const state = statesByType.get(event.notificationType);
  if (!state) return undefined;
  return {
    state,
    delay:
      state === 'DELAYED' && event.delay
        ? {
            identifier: event.delay.delayIdentifier,
            reasonCodes: event.delay.delayReasonCode,
            causedBy: event.delay.delayCausedBy,
            actionOwner: event.delay.actionOwner,
            estimatedActionCompletionAt: momentOrNull(event.delay.estimatedActionCompletionDateTime),
          }
        : null,
    committedCompletionAt: momentOrNull(event.committedOrderCompletionDateTime),
    completedAt: momentOrNull(event.actualOrderCompletionDateTime),
    cancelledAt: momentOrNull(event.actualCancellationDateTime),
    reasonCode: event.cancellationReasonCode,
  };
}

/** The engineer found nobody, or did not come. */
const failures: ReadonlyMap<string, 'CUSTOMER' | 'NETWORK'> = new Map([
  ['NO_ACCESS', 'CUSTOMER'],
  ['MISSED', 'NETWORK'],
]);

function visitNews(wire: NonNullable<WireEvent['appointments']>[number], eventAt: Date): VisitNews {
  const failedBy = failures.get(wire.appointmentStatus);
  return {
    appointmentId: wire.appointmentKey.toLowerCase(),
    visitType: wire.visitType,
    status: visitStatuses.get(wire.appointmentStatus),
    failed: failedBy ? { on: ukDateOf(eventAt), by: failedBy } : null,
    engineerName: wire.engineerName,
    engineerContactNumber: wire.engineerContactNumber,
    estimatedEarliestArrivalAt: momentOrNull(wire.estimatedEarliestArrivalDateTime),
    estimatedLatestArrivalAt: momentOrNull(wire.estimatedLatestArrivalDateTime),
    actualArrivalAt: momentOrNull(wire.actualArrivalDateTime),
    actualDepartureAt: momentOrNull(wire.actualDepartureDateTime),
    closureCode: wire.closureCode,
  };
}

function serviceNews(event: WireEvent, eventAt: Date): ServiceNews | undefined {
  if (event.notificationType !== 'SERVICE_CEASED') return undefined;
  return {
    ceasedAt: readMoment(event.actualDisconnectionDateTime) ?? eventAt,
    unsolicited: event.unsolicitedCease ?? false,
  };
}

/** What an event says, in our words. A type that came later than this program brings news about visits at most. */
export function newsOf(event: WireEvent, orderId: string, eventAt: Date): NetworkEvent {
  return {
    orderId,
    eventAt,
    networkId: (event.message ?? []).find(({ fieldName }) => fieldName === NETWORK_ID_FIELD)?.fieldValue ?? null,
    order: orderNews(event),
    // Visits of a fault are no part of an installation.
    visits: (event.notificationType === 'INCIDENT_UPDATED' ? [] : (event.appointments ?? []))
      .filter(({ appointmentKey }) => uuid.test(appointmentKey))
      .map((visit) => visitNews(visit, eventAt)),
    service: serviceNews(event, eventAt),
    incident: incidentNewsOf(event, eventAt),
  };
}

/** When each fact about an order was last settled, by the network's clock. */
export type SettledFacts = ReadonlyMap<string, Date>;

const NETWORK_ID = 'network-id';
const ORDER = 'order';
const ORDER_ENDED = 'order-ended';
const ORDER_FAILED = 'order-failed';
export const SERVICE = 'service';

function visitFact({ appointmentId }: VisitNews): string {
  return `visit:${appointmentId}`;
}

/** The facts that an event settles. */
export function factsOf({ networkId, order, visits, service, incident }: NetworkEvent): string[] {
  return [
    ...(networkId === null ? [] : [NETWORK_ID]),
    ...(order ? [ORDER] : []),
    ...(order && terminal.has(order.state) ? [ORDER_ENDED] : []),
    ...(order && terminal.has(order.state) && order.state !== 'COMPLETED' ? [ORDER_FAILED] : []),
    ...(service ? [SERVICE] : []),
    ...visits.map(visitFact),
    ...(incident ? [`incident:${incident.faultId}`] : []),
  ];
}

/**
 * Leaves out what a newer event has settled, fact by fact: an engineer's name that arrives after the news of a delay is
 * news all the same, and so is the network's id in an acknowledgement that comes late. An order that has ended stays ended; that
 * a visit of it was made, or called off before that, is news however late it comes.
 */
export function withoutSettled(event: NetworkEvent, settled: SettledFacts): NetworkEvent {
  const isNews = (fact: string) => event.eventAt >= (settled.get(fact) ?? event.eventAt);
  const orderEndedAt = settled.get(ORDER_ENDED);
  const isOfItsTime = ({ status }: VisitNews) =>
    (status === 'COMPLETED' && orderEndedAt !== undefined) || (status === 'CANCELLED' && settled.has(ORDER_FAILED));
  return {
    ...event,
    orderEndedAt,
    networkId: isNews(NETWORK_ID) ? event.networkId : null,
    order: isNews(ORDER) && orderEndedAt === undefined ? event.order : undefined,
    service: isNews(SERVICE) ? event.service : undefined,
    visits: event.visits.filter((visit) => isNews(visitFact(visit)) || isOfItsTime(visit)),
  };
}

/** Of which kinds news is: an order that waits because a visit did not take place is news of both. */
export function kindsOf({ order, service, visits }: NetworkEvent): (keyof NotificationPreferences)[] {
  const isOfOrder = order !== undefined || service !== undefined;
  const needsOtherDate = visits.some(({ failed, status }) => failed !== null || status === 'CANCELLED');
  return [...(isOfOrder ? (['orders'] as const) : []), ...(!isOfOrder || needsOtherDate ? (['visits'] as const) : [])];
}
