import type { Failure } from '../shared/failure.ts';
import { visitNames, withStanding } from './book-install.visits.ts';
import type { BookInstallContext, ReservationOutcome, VisitName } from './book-install.types.ts';

type Reserved = Pick<BookInstallContext, VisitName>;

const rejectedIds = (outcome: ReservationOutcome): readonly string[] => outcome.rejectedAppointmentIds ?? [];

/** RS-04: accepted, and no visit is listed. */
export const isFullyAccepted = (outcome: ReservationOutcome): boolean =>
  outcome.status === 'FullyAccepted' && rejectedIds(outcome).length === 0;

const isListed = (context: Reserved, name: VisitName, outcome: ReservationOutcome): boolean => {
  const visit = context[name];
  return visit !== null && rejectedIds(outcome).includes(visit.appointmentId);
};

/** RS-05, RS-06: not accepted, and at least one of our visits is listed. */
export const isAnyVisitRejected = (context: Reserved, outcome: ReservationOutcome): boolean =>
  outcome.status !== 'FullyAccepted' && visitNames.some((name) => isListed(context, name, outcome));

/**
 * The visits as the network left them. What it lists is rejected. What it does not list is held, except after
 * `Rejected`: then nothing is held and the date is only saved.
 */
export function standingsAfter(context: Reserved, outcome: ReservationOutcome): Partial<Reserved> {
  const kept = outcome.status === 'Rejected' ? 'saved' : 'held';
  return Object.fromEntries(
    visitNames.map((name) => [name, withStanding(context[name], isListed(context, name, outcome) ? 'rejected' : kept)]),
  );
}

/** RS-07: an outcome that says two things, or that is about none of our visits. */
export function outcomeFailure(outcome: ReservationOutcome): Failure {
  const isContradictory = (outcome.status === 'FullyAccepted') !== (rejectedIds(outcome).length === 0);
  return {
    kind: 'ValidationError',
    message: isContradictory
      ? "Validation error: 'rejectedAppointmentIds' condition not met based on 'status'"
      : "Validation error: 'rejectedAppointmentIds' names no visit of this plan",
  };
}
