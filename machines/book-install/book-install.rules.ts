import type { ChoosePairInput, ChoosePairOutput } from '../choose-pair/choose-pair.types.ts';
import { groupByDate } from '../select-appointment/select-appointment.rules.ts';
import type {
  SelectAppointmentInput,
  SelectAppointmentOutput,
} from '../select-appointment/select-appointment.types.ts';
import type { Failure } from '../shared/failure.ts';
import { addDays, latestOf, type LocalDate } from '../shared/local-date.ts';
import { needed } from '../shared/needed.ts';
import type {
  Availability,
  BookedVisit,
  Booking,
  BookInstallContext,
  Installation,
  LoadedInstallation,
  ReservationOutcome,
  Visit,
  VisitName,
  VisitStanding,
} from './book-install.types.ts';
import { appointmentOf, isVisitRequired } from './needed-visits.rules.ts';

type Visits = Pick<BookInstallContext, VisitName>;
type Planned = Visits & Pick<BookInstallContext, 'installation' | 'inHomeLeadTimeInDays'>;

export const visitNames = ['outsideVisit', 'inHomeVisit'] as const satisfies readonly VisitName[];

/** A required visit has an appointment to book; anything else cannot be worked with. */
export const isBookable = (installation: Installation): boolean =>
  visitNames.every((name) => !isVisitRequired(installation, name) || appointmentOf(installation, name) !== null);

export const appointmentIdOf = (installation: Installation | null, name: VisitName): string =>
  needed(appointmentOf(installation, name), `the appointment of the ${name}`).id;

/** The customer has said yes to the visit's date, and nothing speaks against it so far. */
export const isSettled = (visit: Visit | null): visit is Visit =>
  visit !== null && ['chosen', 'saved', 'held'].includes(visit.standing);

export const isVisitSettled = (context: Planned, name: VisitName): boolean =>
  !isVisitRequired(context.installation, name) || isSettled(context[name]);

export const areVisitsHeld = (context: Planned): boolean =>
  visitNames.every((name) => !isVisitRequired(context.installation, name) || context[name]?.standing === 'held');

/** Of visits that the network holds the notes alone can be changed; where no visit is needed there are none. */
export const areNotesWanted = (context: Planned & Pick<BookInstallContext, 'isForNotes'>): boolean =>
  context.isForNotes &&
  areVisitsHeld(context) &&
  visitNames.some((name) => isVisitRequired(context.installation, name));

/** The first date that a visit can have; null where only the gateway knows. */
export function earliestDateOf({ installation, outsideVisit, inHomeLeadTimeInDays }: Planned, name: VisitName) {
  const ownStart = appointmentOf(installation, name)?.startDateForAppointment;
  if (name === 'outsideVisit') return latestOf(ownStart);
  const afterOutside =
    isSettled(outsideVisit) && inHomeLeadTimeInDays !== null ? addDays(outsideVisit.date, inHomeLeadTimeInDays) : null;
  return latestOf(ownStart, installation?.earliestInhomeStartDate, afterOutside);
}

/** A visit with a date that the gateway knows already: of a journey resumed. */
function knownVisit({ installation, expiredAppointmentIds }: LoadedInstallation, name: VisitName): Visit | null {
  const appointment = appointmentOf(installation, name);
  if (!isVisitRequired(installation, name) || !appointment || appointment.state === 'CANCELLED') return null;
  const { id: appointmentId, date, slot, formattedSlot } = appointment;
  if (date === null || slot === null || formattedSlot === null) return null;
  const standing = expiredAppointmentIds.includes(appointmentId) ? 'expired' : 'chosen';
  return { appointmentId, date, slot, formattedSlot, standing };
}

export const knownVisits = (loaded: LoadedInstallation): Visits => ({
  outsideVisit: knownVisit(loaded, 'outsideVisit'),
  inHomeVisit: knownVisit(loaded, 'inHomeVisit'),
});

/** Whom the customer named before, in a journey resumed; null where nobody is known. */
export function knownContact(installation: Installation) {
  const named = visitNames
    .map((name) => appointmentOf(installation, name))
    .find((appointment) => appointment?.contactFirstName !== undefined);
  return named
    ? {
        firstName: named.contactFirstName ?? '',
        lastName: named.contactLastName ?? '',
        phone: named.contactPhoneNumber ?? '',
      }
    : null;
}

const held = (visit: BookedVisit | null): Visit | null => visit && { ...visit, standing: 'held' };

export const visitsOf = (booking: Booking | null): Visits => ({
  outsideVisit: held(booking?.outsideVisit ?? null),
  inHomeVisit: held(booking?.inHomeVisit ?? null),
});

function bookedVisitOf(visit: Visit | null): BookedVisit | null {
  if (!visit) return null;
  const { standing: _, ...booked } = visit;
  return booked;
}

/** What is booked at the end. A home that needs no visit has no notes. */
export const bookingOf = ({ installation, contact, notes, ...context }: BookInstallContext): Booking => ({
  installation: needed(installation, 'the installation of a booking'),
  outsideVisit: bookedVisitOf(context.outsideVisit),
  inHomeVisit: bookedVisitOf(context.inHomeVisit),
  contact,
  notes: notes ?? { healthAndSafety: '', engineerInstructions: '' },
  heldUntil: context.heldUntil,
});

/** The visit that is saved next: the outside visit first, as the in-home visit depends on it; null when all are. */
export const unsavedVisit = (context: Visits): VisitName | null =>
  visitNames.find((name) => context[name]?.standing === 'chosen') ?? null;

/** What goes to the gateway for the visit that is saved next. */
export function visitToSave(context: Visits): BookedVisit {
  const name = needed(unsavedVisit(context), 'a visit to save');
  return needed(bookedVisitOf(context[name]), `the date of the ${name}`);
}

/** The visit that was to be saved, as the gateway's answer leaves it. */
export function afterSaving(context: Visits, standing: VisitStanding): Partial<Visits> {
  const name = needed(unsavedVisit(context), 'a visit to save');
  return { [name]: withStanding(context[name], standing) };
}

/** The first free slot of a block, or null when the block has none. */
export function firstFreeSlot(availability: Availability, earliestDate: LocalDate | null) {
  const [first] = groupByDate(availability, earliestDate ?? '').flatMap(({ date, slots }) =>
    slots.map((slot) => ({ date, ...slot })),
  );
  return first ?? null;
}

/** The first free slot as the date selector would hand it over; `cancelled` where there is none. */
export function firstProposal(availability: Availability, earliestDate: LocalDate | null): SelectAppointmentOutput {
  const free = firstFreeSlot(availability, earliestDate);
  return free
    ? { kind: 'appointmentSelected', ...free, inHomeLeadTimeInDays: availability.inHomeLeadTimeInCalendarDays }
    : { kind: 'cancelled' };
}

/** What the date selector starts with. */
export function selectionInput(context: Planned & { installation: Installation | null }, name: VisitName) {
  const installation = needed(context.installation, 'the installation whose date is chosen');
  const visit = context[name];
  const earliestDate = earliestDateOf(context, name) ?? installation.earliestActivationDate;
  return {
    appointmentId: appointmentIdOf(installation, name),
    visitType: name === 'outsideVisit' ? 'PRE_WORK' : 'IN_HOME',
    startDate: earliestDate,
    earliestDate,
    chosen:
      visit && (visit.standing === 'proposed' || isSettled(visit))
        ? { date: visit.date, slot: visit.slot, formattedSlot: visit.formattedSlot }
        : null,
  } as const satisfies SelectAppointmentInput;
}

export const areBothVisitsRequired = ({ installation }: Planned): boolean =>
  visitNames.every((name) => isVisitRequired(installation, name));

/** Both dates are chosen at once by who needs two visits and has no date yet. */
export const isPairOffered = (context: Planned): boolean =>
  areBothVisitsRequired(context) && visitNames.every((name) => context[name] === null);

/** What the choice of a pair starts with. */
export function pairInput({ installation, ...context }: Planned): ChoosePairInput {
  const ownStart = appointmentOf(installation, 'inHomeVisit')?.startDateForAppointment;
  return {
    outsideAppointmentId: appointmentIdOf(installation, 'outsideVisit'),
    inHomeAppointmentId: appointmentIdOf(installation, 'inHomeVisit'),
    earliestInHomeDate: latestOf(ownStart, installation?.earliestInhomeStartDate),
    isPairLost: visitNames.some((name) => context[name]?.standing === 'taken'),
  };
}

/** With a pair the customer has said yes to both dates. */
export function takePair(context: Planned, output: ChoosePairOutput): Partial<BookInstallContext> {
  if (output.kind !== 'pairTaken') return {};
  const chosen = (name: VisitName): Visit => ({
    appointmentId: appointmentIdOf(context.installation, name),
    ...output[name],
    standing: 'chosen',
  });
  return {
    outsideVisit: chosen('outsideVisit'),
    inHomeVisit: chosen('inHomeVisit'),
    inHomeLeadTimeInDays: output.inHomeLeadTimeInDays ?? context.inHomeLeadTimeInDays,
    isPair: true,
  };
}

export function proposeSelection(context: Planned, name: VisitName, output: SelectAppointmentOutput) {
  if (output.kind === 'cancelled') return {};
  const { date, slot, formattedSlot } = output;
  const visit: Visit = {
    appointmentId: appointmentIdOf(context.installation, name),
    date,
    slot,
    formattedSlot,
    standing: 'proposed',
  };
  return { [name]: visit, inHomeLeadTimeInDays: output.inHomeLeadTimeInDays ?? context.inHomeLeadTimeInDays };
}

export const withStanding = (visit: Visit | null, standing: VisitStanding): Visit | null =>
  visit && { ...visit, standing };

/** The in-home visit behind a new outside date: one that is now too early is asked for again, or proposed again. */
function behindOutsideVisit(context: Planned): Visit | null {
  const { inHomeVisit: visit } = context;
  const earliest = earliestDateOf(context, 'inHomeVisit');
  if (!visit || earliest === null) return visit;
  if (visit.date >= earliest) return visit.standing === 'tooEarly' ? { ...visit, standing: 'chosen' } : visit;
  if (visit.standing === 'proposed') return null;
  return isSettled(visit) ? { ...visit, standing: 'tooEarly' } : visit;
}

/** The customer's yes. */
export function confirmVisit(context: Planned, name: VisitName): Partial<Visits> {
  const confirmed = { ...context, [name]: withStanding(context[name], 'chosen') };
  if (name === 'inHomeVisit') return { inHomeVisit: confirmed.inHomeVisit };
  return { outsideVisit: confirmed.outsideVisit, inHomeVisit: behindOutsideVisit(confirmed) };
}

/** Other details for the engineer: what was saved or held before has to be saved with them. */
export function unsave(visit: Visit | null): Visit | null {
  return isSettled(visit) ? { ...visit, standing: 'chosen' } : visit;
}

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
