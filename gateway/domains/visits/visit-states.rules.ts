import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';

type Schemas = components['schemas'];
type VisitStatus = Schemas['VisitStatus'];
type AppointmentState = Schemas['AppointmentState'];
type BookingStatus = Schemas['BookingStatus'];

/** A visit's progress (BK-29): nothing leads back, and nothing leads out of COMPLETED and CANCELLED. */
const statusTransitions: Readonly<Record<VisitStatus, readonly VisitStatus[]>> = {
  PENDING: ['CONFIRMED', 'COMPLETED', 'CANCELLED'],
  CONFIRMED: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
};

/** The booking's life (BK-29). */
const stateTransitions: Readonly<Record<AppointmentState, readonly AppointmentState[]>> = {
  DRAFT: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  CANCELLED: [],
};

/** A place (BK-30): held, booked, and then given up for another one or lost. A held one may be given up or lost too. */
const bookingTransitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  DRAFT: ['ACTIVE', 'REBOOKED', 'REJECTED'],
  ACTIVE: ['REBOOKED', 'REJECTED'],
  REBOOKED: [],
  REJECTED: [],
};

export function canVisitBecome(from: VisitStatus, to: VisitStatus): boolean {
  return statusTransitions[from].includes(to);
}

export function canAppointmentBecome(from: AppointmentState, to: AppointmentState): boolean {
  return stateTransitions[from].includes(to);
}

export function canBookingBecome(from: BookingStatus, to: BookingStatus): boolean {
  return bookingTransitions[from].includes(to);
}

interface Stands {
  state: AppointmentState;
  status: VisitStatus;
}

/** Whether the visit is still to come: neither completed nor cancelled. */
export function isOpen({ state, status }: Stands): boolean {
  return stateTransitions[state].length > 0 && statusTransitions[status].length > 0;
}

/** 409 `appointment.closed`. */
export const visitOver = (): HttpProblem =>
  new HttpProblem(409, 'appointment.closed', { message: 'This visit is over and can’t be changed.' });

/** Throws 409 `appointment.closed` for a visit that is over. */
export function assertOpen(visit: Stands): void {
  if (!isOpen(visit)) throw visitOver();
}

/** Whether a held place has run out and must be chosen again (BK-32). */
export function isExpired(visit: { state: AppointmentState; heldUntil: Date | null }, now: Date): boolean {
  return visit.state === 'DRAFT' && visit.heldUntil !== null && visit.heldUntil <= now;
}

/**
 * Whether the date of an ordered visit, and what its engineer is told, may be changed: until the day before it, unless the engineer is
 * there already, or because it has to be on another day (DB-04).
 */
export function isAmendable(
  visit: Stands & { day: string | null; rebookingRequired: boolean; actualArrivalAt: Date | null },
  today: string,
): boolean {
  const isToCome = visit.actualArrivalAt === null && (visit.day ?? '') > today;
  return isOpen(visit) && visit.state === 'CONFIRMED' && (visit.rebookingRequired || isToCome);
}

/** The date of the outside visit that counts for the in-home visit; null while there is none. */
export function outsideDayOf(visits: readonly (Stands & { visitType: string; day: string | null })[]): string | null {
  return visits.find(({ visitType, state }) => visitType === 'PRE_WORK' && state !== 'CANCELLED')?.day ?? null;
}
