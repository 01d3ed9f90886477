import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { FaultNews, IncidentCode, IncidentNews, NewsCode, NewsRow } from './faults.types.ts';

type WireEvent = components['schemas']['NotificationEvent'];
type WireVisit = NonNullable<WireEvent['appointments']>[number];

/** The field of a message in which the network says which fault it tells of. */
const INCIDENT_ID_FIELD = 'incidentId';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const codes: ReadonlyMap<string, IncidentCode> = new Map(
  Object.entries({
    LINE_TEST_FAILED: 'LINE_TEST_FAILED',
    LINE_TEST_PASSED: 'LINE_TEST_PASSED',
    FAULT_AT_NODE: 'FAULT_AT_NODE',
    FAULT_AT_ONT: 'FAULT_AT_ONT',
    VISIT_BOOKED: 'VISIT_BOOKED',
    VISIT_MOVED: 'VISIT_MOVED',
    ENGINEER_NAMED: 'ENGINEER_NAMED',
    ENGINEER_SET_OUT: 'ENGINEER_SET_OUT',
    ENGINEER_ARRIVED: 'ENGINEER_ARRIVED',
    VISIT_DONE: 'VISIT_DONE',
    NO_ACCESS: 'NO_ACCESS',
    UNABLE_TO_ATTEND: 'UNABLE_TO_ATTEND',
    DELAYED: 'DELAYED',
    REPAIRED: 'REPAIRED',
    NO_FAULT_FOUND: 'NO_FAULT_FOUND',
    CUSTOMER_EQUIPMENT: 'CUSTOMER_EQUIPMENT',
  } satisfies { [Code in IncidentCode]: Code }),
);

const ownCodes: ReadonlySet<string> = new Set<NewsCode>(['WORKS_AGAIN', 'SERVICE_ENDED', 'NOT_TAKEN']);

/** What was written of a fault, by whichever version of this program; a code that it does not know says nothing. */
export function newsOfRow({ code, ...row }: NewsRow): FaultNews[] {
  const known = codes.get(code) ?? (ownCodes.has(code) ? (code as NewsCode) : undefined);
  return known ? [{ ...row, code: known }] : [];
}

export const noVisit = {
  visitId: null,
  visitType: null,
  visitDate: null,
  visitSlot: null,
  engineerName: null,
  engineerContactNumber: null,
} as const;

function visitOf(wire: WireVisit | undefined) {
  const isOfIncident = wire?.visitType === 'INTERNAL_INCIDENT' || wire?.visitType === 'EXTERNAL_INCIDENT';
  const from = new Date(wire?.estimatedEarliestArrivalDateTime ?? '');
  if (!wire || !isOfIncident || !uuid.test(wire.appointmentKey) || Number.isNaN(from.getTime())) return noVisit;
  const visitDate = ukDateOf(from);
  return {
    visitId: wire.appointmentKey.toLowerCase(),
    visitType: wire.visitType as 'INTERNAL_INCIDENT' | 'EXTERNAL_INCIDENT',
    visitDate,
    visitSlot: from < new Date(ukTime(visitDate, 12)) ? ('AM' as const) : ('PM' as const),
    engineerName: wire.engineerName,
    engineerContactNumber: wire.engineerContactNumber,
  };
}

/** What an event says about a fault; undefined where it is about something else, or says what came later than this program. */
export function incidentNewsOf(event: WireEvent, happenedAt: Date): IncidentNews | undefined {
  if (event.notificationType !== 'INCIDENT_UPDATED') return undefined;
  const told = (event.message ?? []).find(({ fieldName }) => fieldName === INCIDENT_ID_FIELD);
  const code = codes.get(told?.messageCode ?? '');
  const faultId = told?.fieldValue ?? '';
  if (!code || !uuid.test(faultId)) return undefined;
  const expected = new Date(event.delay?.estimatedActionCompletionDateTime ?? '');
  return {
    faultId: faultId.toLowerCase(),
    code,
    happenedAt,
    ...visitOf(event.appointments?.[0]),
    expectedRepair: Number.isNaN(expected.getTime()) ? null : ukDateOf(expected),
  };
}
