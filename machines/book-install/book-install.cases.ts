import type { AnyMachineSnapshot } from 'xstate';
import { answered, failed, type ModelCase } from '../model/events.ts';
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

const outsideDate = { date: '2026-02-17', slot: 'AM', formattedSlot: '8am-12pm' } as const;
const inHomeDate = { date: '2026-02-24', slot: 'PM', formattedSlot: '12pm-4pm' } as const;
/** A journey resumed: both dates are at the gateway. */
export const datedVisits = installationWith({ outsideVisit: outsideDate, inHomeVisit: inHomeDate });

export const details: EngineerDetails = {
  firstName: 'Rowan',
  lastName: 'Archer',
  phone: '07700 900101',
  healthAndSafety: '',
  engineerInstructions: 'Ring the lower bell',
};

const contact = { firstName: details.firstName, lastName: details.lastName, phone: details.phone };

export const booking: Booking = {
  installation: bothVisits,
  outsideVisit: { appointmentId: outsideId, ...outsideDate },
  inHomeVisit: { appointmentId: inHomeId, ...inHomeDate },
  contact,
  notes: { healthAndSafety: '', engineerInstructions: '' },
};

export const input: BookInstallInput = {
  planId: 'plan-1',
  switchId: null,
  installation: null,
  booking: null,
  contact,
  isV2: true,
};

export const starts = {
  'a customer who books for the first time': input,
  'a customer who comes back from the review': { ...input, installation: bothVisits, booking },
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
export const broken = httpFailure(503, 'unavailable');

/** Free on 17 February, and on 24 February in time for the in-home visit. */
export const availability = availabilityOf(['2026-02-17', 'AM'], ['2026-02-24', 'PM']);

const selected = (date: string) =>
  ({ kind: 'appointmentSelected', date, slot: 'AM', formattedSlot: '8am-12pm', inHomeLeadTimeInDays: 5 }) as const;

/** In February, an in-home visit of February stays possible; in March, it does not. */
const selectedIn = (month: 'February' | 'March') => (snapshot: AnyMachineSnapshot) => {
  const [outside, inHome] = month === 'February' ? ['2026-02-18', '2026-02-25'] : ['2026-03-10', '2026-03-16'];
  return answered('selectAppointment', selected(snapshot.matches('choosingOutsideVisit') ? outside : inHome));
};

const outcomes: ReservationOutcome[] = [
  { status: 'FullyAccepted' },
  { status: 'PartiallyAccepted', rejectedAppointmentIds: [outsideId] },
  { status: 'PartiallyAccepted', rejectedAppointmentIds: [inHomeId] },
  { status: 'Rejected', rejectedAppointmentIds: [outsideId, inHomeId] },
  { status: 'Rejected', rejectedAppointmentIds: [inHomeId] },
  { status: 'Rejected', rejectedAppointmentIds: [] },
];

const loaded = (installation: Installation, ...expiredAppointmentIds: string[]) =>
  answered('loadInstallation', { installation, expiredAppointmentIds });

export const cases: readonly ModelCase<typeof bookInstallMachine>[] = [
  loaded(bothVisits),
  loaded(installationWith({ outsideVisit: true })),
  loaded(installationWith({ inHomeVisit: true })),
  loaded(installationWith({})),
  loaded({ ...bothVisits, inhomeAppointment: null }),
  loaded(datedVisits),
  loaded(datedVisits, outsideId, inHomeId),
  failed('loadInstallation', httpFailure(404, 'installation.not-found')),
  failed('loadInstallation', broken),
  answered('findFirstSlot', availability),
  answered('findFirstSlot', availabilityOf()),
  failed('findFirstSlot', broken),
  selectedIn('February'),
  selectedIn('March'),
  answered('selectAppointment', { kind: 'cancelled' }),
  failed('selectAppointment', broken),
  { type: 'booking.confirmed', ...details },
  { type: 'booking.confirmed', ...details, phone: '' },
  answered('saveVisit'),
  failed('saveVisit', taken),
  failed('saveVisit', outsideWindow),
  failed('saveVisit', broken),
  ...outcomes.map((outcome) => answered('reserveVisits', outcome)),
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
  hasNotes: context.notes !== null,
  errors: Object.keys(context.errors),
});
