import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { timeOfDay } from '../../words/date-words.ts';
import { kindOf, type VisitType } from './capacity.rules.ts';
import { arrivalTimes, formatSlot, type Slot } from './slots.rules.ts';
import { estimatedDurationInMinutes, type VisitWindow, visitWindow } from './visit-window.rules.ts';
import {
  IN_HOME_LEAD_IN_CALENDAR_DAYS,
  earliestActivationDate,
  earliestInHomeDate,
} from '../coverage/lead-times.rules.ts';
import type { Visit, InstallationRow } from './visits.store.ts';
import { joinName } from './contact.rules.ts';
import { isAmendable, isExpired, isOpen, outsideDayOf } from './visit-states.rules.ts';
import { CONNECTION_METHOD } from '../products/products.catalogue.ts';

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

/** Why a visit needs another date that its member has moved: the network refuses the one that was chosen. */
export const DATE_REFUSED = 'DATE_REFUSED';
export const DATE_REFUSED_WORDS = 'The network can’t come on this day: choose another date';

/** How a visit ended, in words for the customer; null while it has not. */
const endInWords: Readonly<Record<Schemas['VisitStatus'], string | null>> = {
  PENDING: null,
  CONFIRMED: null,
  CANCELLED: 'Cancelled',
  COMPLETED: 'Done',
};

/** The network names the times of arrival once an engineer has set out, and then it is that day; it tells, too, when they are there. */
function bookedInWords(visit: Visit, now: Date): string {
  const { day, estimatedEarliestArrivalAt: from, estimatedLatestArrivalAt: to, actualArrivalAt: arrivedAt } = visit;
  if (arrivedAt && ukDateOf(arrivedAt) === ukDateOf(now)) return `Your engineer arrived at ${timeOfDay(arrivedAt)}`;
  if (!from || !to || ukDateOf(now) !== day) return 'Booked';
  return now < to ? `On the way: expected between ${timeOfDay(from)} and ${timeOfDay(to)}` : 'Under way today';
}

/** Where a visit stands, in words for the customer. */
function stateInWords(visit: Visit, now: Date): string {
  const end = visit.state === 'CANCELLED' ? endInWords.CANCELLED : endInWords[visit.status];
  if (end !== null) return end;
  if (visit.rebookingRequired && visit.closureCode === DATE_REFUSED) return DATE_REFUSED_WORDS;
  if (visit.rebookingRequired) return 'Choose another date';
  if (visit.state === 'CONFIRMED') return bookedInWords(visit, now);
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

/** The visit that counts: one that is not cancelled, else the last that was. `visits` come newest first. */
function currentVisit(visits: readonly Visit[], visitType: VisitType): Visit | undefined {
  const ofType = visits.filter((visit) => kindOf(visit.visitType) === visitType);
  return ofType.find(({ state }) => state !== 'CANCELLED') ?? ofType[0];
}

/** An installation as the contract describes it: 9 fields (BK-07). */
export function installationOf(
  row: InstallationRow,
  visits: readonly Visit[],
  today: string,
): components['schemas']['Installation'] {
  const outsideDay = outsideDayOf(visits);
  const appointment = (visitType: VisitType, isRequired: boolean) => {
    const visit = isRequired ? currentVisit(visits, visitType) : undefined;
    return visit ? journeyViewOf(visit, visitWindow(visitType, row, outsideDay, today)) : null;
  };
  return {
    id: row.id,
    ...(row.switchId === null ? {} : { switchId: row.switchId }),
    connectionMethodDescription: CONNECTION_METHOD,
    preworkAppointmentRequired: row.preworkRequired,
    inhomeAppointmentRequired: row.inhomeRequired,
    preworkAppointment: appointment('PRE_WORK', row.preworkRequired),
    inhomeAppointment: appointment('IN_HOME', row.inhomeRequired),
    earliestActivationDate: earliestActivationDate(row, outsideDay, today),
    earliestInhomeStartDate: earliestInHomeDate(row, outsideDay, today),
  };
}
