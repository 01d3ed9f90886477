import type { components } from '../../generated/network.d.ts';

export type WireEvent = components['schemas']['NotificationEvent'];

type Told = Pick<WireEvent, 'notificationType' | 'orderId' | 'eventDateTime'>;
type WireVisit = NonNullable<WireEvent['appointments']>[number];

/** An event of the network with all fields of the contract (OR-10); what is not given is null. */
export function wireEvent(given: Told & Partial<WireEvent>): WireEvent {
  return {
    fromTest: false,
    actualOrderCompletionDateTime: null,
    actualCancellationDateTime: null,
    unsolicitedCease: null,
    switchOrderReference: null,
    premiseId: null,
    productsAndServices: null,
    appointments: null,
    message: null,
    cancellationReasonCode: null,
    delay: null,
    requestedOrderCompletionDateTime: null,
    committedOrderCompletionDateTime: null,
    requestedDisconnectionDateTime: null,
    committedDisconnectionDateTime: null,
    actualDisconnectionDateTime: null,
    deploymentMethod: null,
    ...given,
  };
}

/** A visit in such an event. */
export function wireVisit(
  given: Pick<WireVisit, 'appointmentKey' | 'visitType' | 'appointmentStatus'> & Partial<WireVisit>,
): WireVisit {
  return {
    estimatedDuration: null,
    earliestBasicAppointmentDate: null,
    specialRequest: [],
    additionalWork: [],
    engineerName: null,
    engineerContactNumber: null,
    estimatedEarliestArrivalDateTime: null,
    estimatedLatestArrivalDateTime: null,
    actualArrivalDateTime: null,
    actualDepartureDateTime: null,
    closureCode: null,
    ...given,
  };
}
