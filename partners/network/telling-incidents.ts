import { wireEvent, wireVisit, type WireEvent } from '../../openapi/partners/network/wire-event.ts';
import type { IncidentStep, IncidentVisit } from './incident-life.rules.ts';
import { slotOf } from './life.rules.ts';
import { engineerOf } from './engineers.ts';

/** What an engineer writes down at the end of a visit. */
const closures: Partial<Record<IncidentStep['code'], { appointmentStatus: string; closureCode: string }>> = {
  VISIT_DONE: { appointmentStatus: 'COMPLETED', closureCode: 'SP' },
  NO_ACCESS: { appointmentStatus: 'NO_ACCESS', closureCode: 'NA' },
  UNABLE_TO_ATTEND: { appointmentStatus: 'MISSED', closureCode: 'UA' },
};

function visitOf({ code, at }: IncidentStep, visit: IncidentVisit) {
  const { appointmentKey, visitType } = visit;
  const { from, to } = slotOf(visit);
  return wireVisit({
    appointmentKey,
    visitType,
    appointmentStatus: 'CONFIRMED',
    ...closures[code],
    ...(code === 'ENGINEER_ARRIVED' ? { actualArrivalDateTime: at.toISOString() } : {}),
    ...(code === 'VISIT_BOOKED' || code === 'VISIT_MOVED' ? {} : engineerOf(appointmentKey)),
    estimatedEarliestArrivalDateTime: from.toISOString(),
    estimatedLatestArrivalDateTime: to.toISOString(),
  });
}

function delayOf({ id, expectedAt }: IncidentStep): Partial<WireEvent> {
  if (!expectedAt) return {};
  const delay = {
    delayIdentifier: id,
    delayReasonCode: ['ADDITIONAL_WORK'],
    delayCausedBy: 'NETWORK',
    actionOwner: 'NETWORK',
    estimatedActionCompletionDateTime: expectedAt.toISOString(),
  };
  return { delay };
}

/** What the network tells of a step of an incident. */
export function incidentEventOf(step: IncidentStep, of: { incidentId: string; orderId: string }): WireEvent {
  return wireEvent({
    notificationType: 'INCIDENT_UPDATED',
    orderId: of.orderId,
    eventDateTime: step.at.toISOString(),
    message: [{ fieldName: 'incidentId', fieldValue: of.incidentId, messageCode: step.code }],
    ...(step.visit ? { appointments: [visitOf(step, step.visit)] } : {}),
    ...delayOf(step),
  });
}
