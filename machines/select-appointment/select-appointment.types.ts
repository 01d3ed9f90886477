import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate, LocalMonth } from '../shared/local-date.ts';
import type { Wire } from '../shared/wire.ts';

export type Availability = Wire<'Availability'>;
export type Slot = Wire<'Slot'>;
/** The visits whose day a customer chooses: of an installation, and of a fault at home. */
export type ChosenVisitType = Wire<'BookableVisitType'> | Extract<Wire<'FaultVisitType'>, 'INTERNAL_INCIDENT'>;

/** One date with the slots that are free on it, AM first. */
export type FreeDate = { date: LocalDate; slots: Omit<Selection, 'date'>[] };

/** A date and a slot, with its times as the gateway words them. */
export type Selection = { date: LocalDate; slot: Slot; formattedSlot: string };

/** What one request answered. A block is known by its first date; an empty one has no free date. */
export type Block = { startDate: LocalDate } & (
  | { status: 'loaded'; freeDates: FreeDate[] }
  | { status: 'failed'; failure: Failure }
);

/** What the gateway allows in days (BK-12); known with the first answer. */
export type BookingWindow = { daysPerBlock: number; days: number };

export type SelectAppointmentInput = {
  appointmentId: string;
  visitType: ChosenVisitType;
  /** First date of the first block. */
  startDate: LocalDate;
  /** No date before this one is offered; the in-home visit waits for the outside visit plus its lead time. */
  earliestDate: LocalDate;
  /** What is chosen already and may be kept. */
  chosen: Selection | null;
};

export type SelectAppointmentContext = {
  appointmentId: string;
  visitType: ChosenVisitType;
  startDate: LocalDate;
  earliestDate: LocalDate;
  selection: Selection | null;
  /** Blocks that were answered, in the order of their dates. */
  blocks: Block[];
  /** First dates of the blocks to ask for; the first one is being asked for. */
  queue: LocalDate[];
  window: BookingWindow | null;
  /** Calendar days from the outside visit to the in-home visit, as the last answer has it. */
  inHomeLeadTimeInDays: number | null;
  /** The month that the customer moved to; null while the selection's month is shown. */
  month: LocalMonth | null;
  /** Why a block could not be had; null while none has failed. */
  failure: Failure | null;
};

export type SelectAppointmentEvent =
  | { type: 'date.chosen'; date: LocalDate }
  | { type: 'slot.chosen'; slot: Slot }
  | { type: 'month.chosen'; month: LocalMonth }
  /** The view is near the block that begins here: half of it shows, or it is within 2 dates of what shows (BK-15). */
  | { type: 'block.neared'; startDate: LocalDate }
  | { type: 'block.retried'; startDate: LocalDate }
  | { type: 'selection.confirmed' }
  | { type: 'selection.cancelled' }
  | RetryRequested;

export type SelectAppointmentOutput =
  | ({ kind: 'appointmentSelected'; inHomeLeadTimeInDays: number | null } & Selection)
  | { kind: 'cancelled' };

export type SelectAppointmentView = 'ChoosingDate';
