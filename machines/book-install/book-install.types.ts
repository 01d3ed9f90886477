import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { NameRefusal } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';

export type Installation = Wire<'Installation'>;
export type Availability = Wire<'Availability'>;
export type ReservationOutcome = Wire<'ReservationOutcome'>;

/** Whom the engineer meets. */
export type Contact = { firstName: string; lastName: string; phone: string };

/** A row of the review whose Change opens the engineer notes. */
export type NotesRow = 'contact' | 'healthAndSafety' | 'engineerInstructions';

export type EngineerNotes = { healthAndSafety: string; engineerInstructions: string };

/** What the engineer-notes form holds, by field name. */
export type EngineerDetails = Contact & EngineerNotes;

/** A visit that the network holds for the customer. `date` is a UK local date. */
export type BookedVisit = { appointmentId: string; date: LocalDate; slot: 'AM' | 'PM'; formattedSlot: string };

/** Both visits as the network accepted them; null where the installation needs none. */
export type Booking = {
  installation: Installation;
  outsideVisit: BookedVisit | null;
  inHomeVisit: BookedVisit | null;
  contact: Contact;
  notes: EngineerNotes;
  /** ISO instant until when the network holds the dates, the first to run out; absent or null where nobody told it. */
  heldUntil?: string | null;
};

/** What is booked, and the row of the review that the customer goes back to; null where none has sent them. */
export type BookInstallOutput = { booking: Booking; askedFor: NotesRow | null };

/** Which visit a step is about; also the field of the context and of a Booking that holds it. */
export type VisitName = 'outsideVisit' | 'inHomeVisit';

/**
 * How a visit's date stands. Settled: `chosen` by the customer, `saved` at the gateway, `held` by the network.
 * `proposed` waits for the customer's word. The others have to be chosen again, each for its own reason.
 */
export type VisitStanding =
  | 'proposed'
  | 'chosen'
  | 'saved'
  | 'held'
  | 'taken'
  | 'notYetOpen'
  | 'rejected'
  | 'expired'
  | 'tooEarly';

export type Visit = BookedVisit & { standing: VisitStanding };

export type BookInstallInput = {
  planId: string;
  /** Known already, when the customer comes back; loaded otherwise. */
  installation: Installation | null;
  /** What was held before, when the customer comes back. */
  booking: Booking | null;
  /** The switch that goes with the installation (SW-13); null without one. */
  switchId: string | null;
  /** The member's own, to start the form with; '' where unknown. */
  contact: Contact;
  /** The `book-install-v2` flag: which of the gateway's versions keeps the visits (BK-01). */
  isV2: boolean;
  /** The row of the review that has asked for the engineer notes alone; null where the customer has come for dates. */
  askedFor: NotesRow | null;
};

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type BookInstallRefusal = NameRefusal | 'phoneMissing' | 'phoneWrong' | 'noteTooLong';

export type BookInstallContext = {
  planId: string;
  switchId: string | null;
  isV2: boolean;
  askedFor: NotesRow | null;
  /** They are still wanted: whoever has left their dialog has come for the dates. */
  isForNotes: boolean;
  installation: Installation | null;
  /** The visit whose page is shown, or was shown last. */
  visit: VisitName;
  /** Null until a date is proposed. */
  outsideVisit: Visit | null;
  inHomeVisit: Visit | null;
  /** Calendar days that the in-home visit keeps from the outside visit; null until availability was asked for. */
  inHomeLeadTimeInDays: number | null;
  /** Both dates were taken as a pair, and neither was changed by itself since. */
  isPair: boolean;
  contact: Contact;
  /** Null until the customer confirmed the form. */
  notes: EngineerNotes | null;
  /** Why the form's fields are refused. */
  errors: Partial<Record<keyof EngineerDetails, BookInstallRefusal>>;
  /** ISO instant until when the network holds what it holds, as its last answer has it. */
  heldUntil: string | null;
  failure: Failure | null;
};

export type BookInstallEvent =
  | { type: 'overview.read' }
  | { type: 'keyInfo.read' }
  /** Each date is chosen by itself, where both could be chosen as a pair. */
  | { type: 'eachDate.requested' }
  | { type: 'dateChange.requested' }
  | { type: 'visit.confirmed' }
  | { type: 'outsideVisitChange.requested' }
  | { type: 'engineerNotes.requested' }
  | { type: 'engineerNotes.closed' }
  | ({ type: 'booking.confirmed' } & EngineerDetails)
  | RetryRequested;

export type BookInstallView =
  | 'ReadingOverview'
  | 'InstallationMissing'
  | 'InstallationNotLoaded'
  | 'VisitsNotNeeded'
  | 'ReadingKeyInfo'
  | 'VisitProposed'
  | 'VisitHeld'
  | 'VisitRejected'
  | 'VisitsRejected'
  | 'VisitExpired'
  | 'DateTaken'
  | 'DateNotYetOpen'
  | 'DateTooEarly'
  | 'SlotsMissing'
  | 'SlotsNotLoaded'
  | 'AddingEngineerNotes'
  | 'VisitsNotSaved'
  | 'VisitsNotReserved';

/** `loadInstallation`: looks first, creates when there is none; 404 when the plan has none and cannot get one. */
export type LoadInstallationInput = { planId: string; switchId: string | null; isV2: boolean };
/** With the visits whose held slot ran out (their appointment says `expired`, BK-32). */
export type LoadedInstallation = { installation: Installation; expiredAppointmentIds: string[] };

/** `findFirstSlot`: one block of availability; null asks for the gateway's own first date. */
export type FindFirstSlotInput = { appointmentId: string; startDate: LocalDate | null };

/** `saveVisit`: may be sent twice for the same date; the second one changes nothing. */
export type SaveVisitInput = { isV2: boolean; visit: BookedVisit; contact: Contact; notes: EngineerNotes };

/** `reserveVisits`: may be sent twice; a visit that is held stays held. */
export type ReserveVisitsInput = { planId: string; contact: Contact };
