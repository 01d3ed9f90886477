import type { AnyMachineSnapshot } from 'xstate';
import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import type { ChoosePairOutput } from '../choose-pair/choose-pair.types.ts';
import { availabilityOf } from '../select-appointment/select-appointment.cases.ts';
import { monthOf } from '../shared/local-date.ts';
import type { bookInstallMachine } from './book-install.machine.ts';
import type {
  BookInstallContext,
  BookInstallInput,
  Booking,
  EngineerDetails,
  Installation,
  ReservationOutcome,
  Visit,
} from './book-install.types.ts';

export const outsideId = '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0001';
export const inHomeId = '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0002';

type Appointment = NonNullable<Installation['inhomeAppointment']>;

export function appointment(visitType: 'PRE_WORK' | 'IN_HOME', known: Partial<Appointment> = {}): Appointment {
  const id = visitType === 'PRE_WORK' ? outsideId : inHomeId;
  return { id, date: null, slot: null, formattedSlot: null, state: 'DRAFT', visitType, ...known };
}

/** An installation that needs these visits; their dates are chosen later. */
export function installationWith({
  outsideVisit = false,
  inHomeVisit = false,
}: {
  outsideVisit?: boolean | Partial<Appointment>;
  inHomeVisit?: boolean | Partial<Appointment>;
}): Installation {
  const known = (visit: boolean | Partial<Appointment>) => (typeof visit === 'object' ? visit : {});
  return {
    id: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0000',
    connectionMethodDescription: 'Full fibre to your home',
    preworkAppointmentRequired: outsideVisit !== false,
    inhomeAppointmentRequired: inHomeVisit !== false,
    preworkAppointment: outsideVisit === false ? null : appointment('PRE_WORK', known(outsideVisit)),
    inhomeAppointment: inHomeVisit === false ? null : appointment('IN_HOME', known(inHomeVisit)),
    earliestActivationDate: '2026-02-16',
    earliestInhomeStartDate: inHomeVisit === false ? null : '2026-02-16',
  };
}

export const bothVisits = installationWith({ outsideVisit: true, inHomeVisit: true });
export const onlyOutside = installationWith({ outsideVisit: true });
export const onlyInHome = installationWith({ inHomeVisit: true });
export const noVisit = installationWith({});
/** It says that a visit is needed, and has none to book. */
export const withoutInHomeVisit: Installation = { ...bothVisits, inhomeAppointment: null };

export const outsideDate = { date: '2026-02-17', slot: 'AM', formattedSlot: '8am-12pm' } as const;
export const inHomeDate = { date: '2026-02-24', slot: 'PM', formattedSlot: '12pm-4pm' } as const;
/** A journey resumed: both dates are at the gateway. */
export const datedVisits = installationWith({ outsideVisit: outsideDate, inHomeVisit: inHomeDate });

export const details: EngineerDetails = {
  firstName: 'Rowan',
  lastName: 'Archer',
  phone: '07700 900101',
  healthAndSafety: '',
  engineerInstructions: 'Ring the lower bell',
};

export const bookingConfirmed = { type: 'booking.confirmed', ...details } as const;
export const phoneForgotten = { ...bookingConfirmed, phone: '' };

/** What the form of a booking begins with, sent as it is. */
export const notesUnchanged = { ...bookingConfirmed, engineerInstructions: '' };

export const contact = { firstName: details.firstName, lastName: details.lastName, phone: details.phone };

export const booking = {
  installation: bothVisits,
  outsideVisit: { appointmentId: outsideId, ...outsideDate },
  inHomeVisit: { appointmentId: inHomeId, ...inHomeDate },
  contact,
  notes: { healthAndSafety: '', engineerInstructions: '' },
  heldUntil: '2026-02-11T14:35:00.000Z',
} satisfies Booking;

export const input: BookInstallInput = {
  planId: 'plan-1',
  switchId: null,
  installation: null,
  booking: null,
  contact,
  isV2: true,
  askedFor: null,
};

export const starts = {
  'a customer who books for the first time': input,
  'a customer who comes back from the review': { ...input, installation: bothVisits, booking },
  'a customer whom the review sends for the engineer notes': {
    ...input,
    installation: bothVisits,
    booking,
    askedFor: 'contact',
  },
  'the same with a visit outside only': {
    ...input,
    installation: onlyOutside,
    booking: { ...booking, installation: onlyOutside, inHomeVisit: null },
    askedFor: 'contact',
  },
} satisfies Record<string, BookInstallInput>;

export const httpFailure = (status: number, code: string) => ({
  kind: 'HttpError',
  status,
  code,
  message: 'in the words of the gateway',
  fields: [],
});

export const taken = httpFailure(409, 'appointment.taken');
export const outsideWindow = httpFailure(400, 'invalid.request');
export const notFound = httpFailure(404, 'installation.not-found');
export const broken = httpFailure(503, 'unavailable');

/** Free on 17 February, and on 24 February in time for the in-home visit. */
export const availability = availabilityOf(['2026-02-17', 'AM'], ['2026-02-24', 'PM']);

/** The date selector hands over the morning of a date. */
export const selected = (date: string) =>
  answered('selectAppointment', {
    kind: 'appointmentSelected',
    date,
    slot: 'AM',
    formattedSlot: '8am-12pm',
    inHomeLeadTimeInDays: 5,
  });
export const selectionCancelled = answered('selectAppointment', { kind: 'cancelled' });

/** In February, an in-home visit of February stays possible; in March, it does not. */
const selectedIn = (month: 'February' | 'March') => (snapshot: AnyMachineSnapshot) => {
  const [outside, inHome] = month === 'February' ? ['2026-02-18', '2026-02-25'] : ['2026-03-10', '2026-03-16'];
  return selected((snapshot.context as BookInstallContext).visit === 'outsideVisit' ? outside : inHome);
};

/** What this home needs is known, and which of its visits have expired. */
export const loaded = (installation: Installation, ...expiredAppointmentIds: string[]) =>
  answered('loadInstallation', { installation, expiredAppointmentIds });

/** What the network says, by its status and what it lists. */
export const accepted = answered('reserveVisits', { status: 'FullyAccepted' } satisfies ReservationOutcome);
export const notAccepted = (status: 'PartiallyAccepted' | 'Rejected', ...rejectedAppointmentIds: string[]) =>
  answered('reserveVisits', { status, rejectedAppointmentIds } satisfies ReservationOutcome);

/** Both dates at once, and the wish to choose each by itself. */
const pair = {
  kind: 'pairTaken',
  outsideVisit: outsideDate,
  inHomeVisit: inHomeDate,
  inHomeLeadTimeInDays: 5,
} satisfies ChoosePairOutput;
export const pairTaken = { ...answered('choosePair'), output: pair };
export const eachDateWanted = { ...answered('choosePair'), output: { kind: 'eachDate' } satisfies ChoosePairOutput };

export const cases: readonly ModelCase<typeof bookInstallMachine>[] = [
  loaded(bothVisits),
  loaded(onlyOutside),
  loaded(onlyInHome),
  loaded(noVisit),
  loaded(withoutInHomeVisit),
  loaded(datedVisits),
  loaded(datedVisits, outsideId, inHomeId),
  failed('loadInstallation', notFound),
  failed('loadInstallation', broken),
  pairTaken,
  eachDateWanted,
  failed('choosePair', broken),
  answered('findFirstSlot', availability),
  answered('findFirstSlot', availabilityOf()),
  failed('findFirstSlot', broken),
  selectedIn('February'),
  selectedIn('March'),
  selectionCancelled,
  failed('selectAppointment', broken),
  bookingConfirmed,
  notesUnchanged,
  phoneForgotten,
  answered('saveVisit'),
  failed('saveVisit', taken),
  failed('saveVisit', outsideWindow),
  failed('saveVisit', broken),
  accepted,
  notAccepted('PartiallyAccepted', outsideId),
  notAccepted('PartiallyAccepted', inHomeId),
  notAccepted('Rejected', outsideId, inHomeId),
  notAccepted('Rejected', inHomeId),
  notAccepted('Rejected'),
  failed('reserveVisits', broken),
];

/** Only the month matters to what follows, see `selectedIn`. */
const factOf = (visit: Visit | null) => visit && [visit.standing, monthOf(visit.date)];

export const facts = (context: BookInstallContext) => ({
  isOutsideVisitRequired: context.installation?.preworkAppointmentRequired ?? null,
  isInHomeVisitRequired: context.installation?.inhomeAppointmentRequired ?? null,
  outsideVisit: factOf(context.outsideVisit),
  inHomeVisit: factOf(context.inHomeVisit),
  leadTime: context.inHomeLeadTimeInDays,
  isPair: context.isPair,
  isForNotes: context.isForNotes,
  hasNotes: context.notes !== null,
  errors: Object.keys(context.errors),
});
