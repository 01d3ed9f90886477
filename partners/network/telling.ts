import { wireEvent, wireVisit, type WireEvent } from '../../openapi/partners/network/wire-event.ts';
import { engineerOf } from './engineers.ts';
import { endOfWork, slotOf, type Step } from './life.rules.ts';

/** The field of a message in which the network tells its own id of an order. */
const NETWORK_ID_FIELD = 'externalOrderId';

type VisitStep = Extract<Step, { visit: unknown }>;

const iso = (moment: Date): string => moment.toISOString();
const HOUR_MS = 3_600_000;

function visitOf(step: VisitStep, given: Partial<Parameters<typeof wireVisit>[0]>) {
  const { appointmentKey, visitType } = step.visit;
  return wireVisit({
    appointmentKey,
    visitType,
    appointmentStatus: 'CONFIRMED',
    ...engineerOf(appointmentKey),
    ...given,
  });
}

function delayOf(step: Step, delayReasonCode: string, by: { delayCausedBy: string; actionOwner: string }, next?: Date) {
  return {
    delayIdentifier: step.id,
    delayReasonCode: [delayReasonCode],
    ...by,
    estimatedActionCompletionDateTime: next ? iso(next) : null,
  };
}

function newsOf(step: Step, networkId: string): Partial<WireEvent> & Pick<WireEvent, 'notificationType'> {
  switch (step.kind) {
    case 'acknowledge': {
      const message = [{ fieldName: NETWORK_ID_FIELD, fieldValue: networkId, messageCode: 'ORDER_ID' }];
      return { notificationType: 'ORDER_ACKNOWLEDGED', message };
    }
    case 'reject':
      return { notificationType: 'ORDER_REJECTED', cancellationReasonCode: 'WAYLEAVE_ISSUE' };
    case 'commit':
      return {
        notificationType: 'ORDER_COMMITTED',
        committedOrderCompletionDateTime: iso(endOfWork(step.goLive)),
      };
    case 'delay':
      return {
        notificationType: 'ORDER_DELAYED',
        delay: delayOf(
          step,
          'ADDITIONAL_WORK',
          { delayCausedBy: 'NETWORK', actionOwner: 'NETWORK' },
          endOfWork(step.goLive),
        ),
      };
    case 'cancel':
      return {
        notificationType: 'ORDER_CANCELLED',
        actualCancellationDateTime: iso(step.at),
        cancellationReasonCode: 'NETWORK_ISSUE',
      };
    case 'call-off':
      return {
        notificationType: 'ORDER_CANCELLED',
        actualCancellationDateTime: iso(step.at),
        cancellationReasonCode: 'CUSTOMER_REQUEST',
      };
    case 'name-engineer':
      return { notificationType: 'APPOINTMENT_UPDATED', appointments: [visitOf(step, {})] };
    case 'set-out': {
      const { from } = slotOf(step.visit);
      const window = {
        estimatedEarliestArrivalDateTime: iso(from),
        estimatedLatestArrivalDateTime: iso(new Date(from.getTime() + HOUR_MS)),
      };
      return { notificationType: 'APPOINTMENT_UPDATED', appointments: [visitOf(step, window)] };
    }
    case 'arrive': {
      const arrived = { actualArrivalDateTime: iso(step.at) };
      return { notificationType: 'APPOINTMENT_UPDATED', appointments: [visitOf(step, arrived)] };
    }
    case 'finish': {
      const { from } = slotOf(step.visit);
      const done = {
        appointmentStatus: 'COMPLETED',
        actualArrivalDateTime: iso(from),
        actualDepartureDateTime: iso(step.at),
        closureCode: 'SP',
      };
      return { notificationType: 'APPOINTMENT_UPDATED', appointments: [visitOf(step, done)] };
    }
    case 'find-nobody':
      return {
        notificationType: 'ORDER_DELAYED',
        delay: delayOf(step, 'PROPERTY_UNOCCUPIED', { delayCausedBy: 'CUSTOMER', actionOwner: 'CUSTOMER' }),
        appointments: [visitOf(step, { appointmentStatus: 'NO_ACCESS', closureCode: 'NA' })],
      };
    case 'miss':
      return {
        notificationType: 'ORDER_DELAYED',
        delay: delayOf(step, 'UNABLE_TO_ATTEND', { delayCausedBy: 'NETWORK', actionOwner: 'CUSTOMER' }),
        appointments: [visitOf(step, { appointmentStatus: 'MISSED', closureCode: 'UA' })],
      };
    case 'complete':
      return { notificationType: 'ORDER_COMPLETED', actualOrderCompletionDateTime: iso(step.at) };
    case 'cease':
      return {
        notificationType: 'SERVICE_CEASED',
        unsolicitedCease: true,
        actualDisconnectionDateTime: iso(step.at),
      };
    case 'disconnect':
      return {
        notificationType: 'SERVICE_CEASED',
        unsolicitedCease: false,
        actualDisconnectionDateTime: iso(step.at),
      };
  }
}

/** Named by the provider's id: nobody may know the network's yet. */
const early: ReadonlySet<Step['kind']> = new Set(['acknowledge', 'reject', 'commit']);

/** What the network tells of a step that happens at `at`. */
export function eventOf(step: Step, order: { reference: string; networkId: string }, at: Date): WireEvent {
  return wireEvent({
    orderId: early.has(step.kind) ? order.reference : order.networkId,
    eventDateTime: iso(at),
    ...newsOf({ ...step, at }, order.networkId),
  });
}
