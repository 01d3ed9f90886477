import type { components } from '../../../openapi/generated/gateway.d.ts';
import { kindOf } from '../capacity/capacity.rules.ts';
import { arrivalTimes, formatSlot, type Slot } from '../capacity/slots.rules.ts';
import {
  estimatedDurationInMinutes,
  IN_HOME_LEAD_IN_CALENDAR_DAYS,
  type VisitWindow,
} from '../installations/visit-window.rules.ts';
import type { Visit } from './appointments.store.ts';
import { joinName } from './contact.rules.ts';
import { isAmendable, isExpired, isOpen } from './visit-states.rules.ts';

type Schemas = components['schemas'];

/** A visit that has a date. */
export type DatedVisit = Visit & { day: string; slot: Slot };

export function isDated(visit: Visit): visit is DatedVisit {
  return visit.day !== null && visit.slot !== null;
}

/** Whether a visit is asked for: by what the network calls it, or by its kind (BK-31). */
export function isOfType({ visitType }: Visit, asked: Schemas['VisitType'] | undefined): boolean {
  return asked === undefined || asked === visitType || asked === kindOf(visitType);
}

/** The parts of every shape that follow from date and slot; null until they are chosen. */
function timesOf(visit: Visit) {
  if (!isDated(visit)) return { earliestArrivalTime: null, latestArrivalTime: null, formattedArrivalTime: null };
  return { ...arrivalTimes(visit.day, visit.slot), formattedArrivalTime: formatSlot(visit.slot) };
}

function notesOf(visit: Visit): Schemas['AppointmentNotes'] {
  return { healthAndSafety: visit.healthAndSafety, engineerInstructions: visit.engineerInstructions };
}

/** The shape of GET v2 (BK-28): the older `notesForEngineer` and the newer `engineerInstructions` are one note. */
export function summaryOf(visit: Visit, now: Date): Schemas['AppointmentSummary'] {
  return {
    id: visit.id,
    date: visit.day,
    slot: visit.slot,
    state: visit.state,
    visitType: visit.visitType,
    notesForEngineer: visit.engineerInstructions,
    ...timesOf(visit),
    estimatedDurationInMinutes: estimatedDurationInMinutes(visit.visitType),
    created: visit.createdAt.toISOString(),
    updated: visit.updatedAt.toISOString(),
    expired: isExpired(visit, now),
    contactFirstName: visit.contactFirstName,
    contactLastName: visit.contactLastName,
    contactPhoneNumber: visit.contactPhoneNumber,
    notes: notesOf(visit),
  };
}

function contactDetailsOf(visit: Visit): Schemas['ContactDetails'] | null {
  const primaryContactName = joinName(visit.contactFirstName, visit.contactLastName);
  if (primaryContactName === '' || visit.contactPhoneNumber === null) return null;
  return {
    primaryContactName,
    primaryContactMobile: visit.contactPhoneNumber,
    ...(visit.alternativeContactName === null ? {} : { alternativeContactName: visit.alternativeContactName }),
    ...(visit.alternativePhoneNumber === null ? {} : { alternativeContactMobile: visit.alternativePhoneNumber }),
  };
}

function accessDetailsOf(visit: Visit): Schemas['AccessDetails'] | null {
  if (visit.installAccessType === null) return null;
  return {
    installAccessType: visit.installAccessType,
    ...(visit.installInstruction === null ? {} : { installInstruction: visit.installInstruction }),
    healthAndSafetyNotes: visit.healthAndSafety ?? '',
    engineerNotes: visit.engineerInstructions ?? '',
  };
}

/** The shape of an installation's list (BK-28). */
export function installationViewOf(visit: Visit): Schemas['InstallationAppointment'] {
  return {
    id: visit.id,
    installationId: visit.installationId,
    visitType: kindOf(visit.visitType),
    date: visit.day,
    formattedSlot: visit.slot && formatSlot(visit.slot),
    status: visit.status,
    contactDetails: contactDetailsOf(visit),
    accessDetails: accessDetailsOf(visit),
  };
}

/** The shape within an installation (BK-28); `window` is when the visit can be booked. */
export function journeyViewOf(visit: Visit, window: VisitWindow): Schemas['JourneyAppointment'] {
  const hasNotes = visit.healthAndSafety !== null || visit.engineerInstructions !== null;
  return {
    id: visit.id,
    date: visit.day,
    formattedSlot: visit.slot && formatSlot(visit.slot),
    slot: visit.slot,
    state: visit.state,
    visitType: visit.visitType,
    ...(visit.contactFirstName === null ? {} : { contactFirstName: visit.contactFirstName }),
    ...(visit.contactLastName === null ? {} : { contactLastName: visit.contactLastName }),
    ...(visit.contactPhoneNumber === null ? {} : { contactPhoneNumber: visit.contactPhoneNumber }),
    ...(hasNotes ? { notes: notesOf(visit) } : {}),
    ...(isOpen(visit) ? { startDateForAppointment: window.first } : {}),
  };
}

export function confirmationOf(visit: DatedVisit): Schemas['AppointmentConfirmation'] {
  return { appointmentId: visit.id, date: visit.day, slot: visit.slot, formattedSlot: formatSlot(visit.slot) };
}

/** Where a visit stands, in words for the customer. */
function stateInWords(visit: Visit, now: Date): string {
  if (visit.state === 'CANCELLED' || visit.status === 'CANCELLED') return 'Cancelled';
  if (visit.status === 'COMPLETED') return 'Done';
  if (visit.rebookingRequired) return 'Choose another date';
  if (visit.state === 'CONFIRMED') return 'Booked';
  if (isExpired(visit, now)) return 'No longer held for you';
  return visit.heldUntil === null ? 'Not booked yet' : 'Held for you';
}

/** The shape within an order: 22 fields (OR-05). */
export function orderViewOf(visit: DatedVisit, now: Date, today: string): Schemas['OrderAppointment'] {
  const planned = arrivalTimes(visit.day, visit.slot);
  return {
    id: visit.id,
    appointmentDate: visit.day,
    slot: visit.slot,
    earliestArrivalTime: visit.estimatedEarliestArrivalAt?.toISOString() ?? planned.earliestArrivalTime,
    latestArrivalTime: visit.estimatedLatestArrivalAt?.toISOString() ?? planned.latestArrivalTime,
    visitType: visit.visitType,
    estimatedDurationInMinutes: estimatedDurationInMinutes(visit.visitType),
    inHomeLeadTimeInDays: IN_HOME_LEAD_IN_CALENDAR_DAYS,
    state: visit.state,
    stateDescription: stateInWords(visit, now),
    notes: visit.engineerInstructions,
    healthAndSafetyNotes: visit.healthAndSafety,
    appointmentNotes: notesOf(visit),
    contactFirstName: visit.contactFirstName ?? '',
    contactLastName: visit.contactLastName ?? '',
    contactPhoneNumber: visit.contactPhoneNumber ?? '',
    contactSecondaryPhoneNumber: visit.alternativePhoneNumber,
    engineerName: visit.engineerName,
    engineerContactNumber: visit.engineerContactNumber,
    formattedArrivalTime: formatSlot(visit.slot),
    rebookingRequired: visit.rebookingRequired && isOpen(visit),
    amendable: isAmendable(visit, today),
  };
}
