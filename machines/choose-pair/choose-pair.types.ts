import type { Availability, FreeDate, Selection, Slot } from '../select-appointment/select-appointment.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';

export type { Availability, FreeDate, Selection, Slot };

/** Monday to Friday, as engineers work then (BK-06): 1 is Monday. */
export type Weekday = 1 | 2 | 3 | 4 | 5;

/** When somebody can be at home; null: it does not matter. */
export type PairWish = { weekday: Weekday | null; slot: Slot | null };

/** An outside visit and an in-home visit that fit: the second comes at least the lead time after the first. */
export type VisitPair = { outsideVisit: Selection; inHomeVisit: Selection };

export type ChoosePairInput = {
  outsideAppointmentId: string;
  inHomeAppointmentId: string;
  /** The network's own first date in the home; null where it told none. */
  earliestInHomeDate: LocalDate | null;
  /** A date of the pair taken before has gone to somebody else. */
  isPairLost: boolean;
};

export type ChoosePairContext = ChoosePairInput &
  PairWish & {
    /** Free dates of the outside visit, first dates first; null until they were told. */
    outsideDates: FreeDate[] | null;
    /** Free dates in the home, in their order, as far as they were asked for. */
    inHomeDates: FreeDate[];
    /** Calendar days from the outside visit to the in-home visit; null until availability was told. */
    leadTimeInDays: number | null;
    /** First date of the next block of dates in the home; null until the outside dates are known, and once there are no later ones. */
    nextBlock: LocalDate | null;
    /** The last date that a block in the home can begin on; null until the first was told. */
    lastDate: LocalDate | null;
    /** How many pairs the customer has asked to see. */
    wanted: number;
    taken: VisitPair | null;
    failure: Failure | null;
  };

export type ChoosePairEvent =
  /** The pair is known by its date in the home: there is one for each. */
  | { type: 'pair.taken'; date: LocalDate }
  | { type: 'morePairs.requested' }
  | ({ type: 'pairs.narrowed' } & PairWish)
  | { type: 'eachDate.requested' }
  | RetryRequested;

export type ChoosePairOutput =
  | ({ kind: 'pairTaken'; inHomeLeadTimeInDays: number | null } & VisitPair)
  /** The customer chooses each date by itself. */
  | { kind: 'eachDate' };

/** One block of free dates of a visit; null asks for the gateway's own first date. */
export type LoadDatesInput = { appointmentId: string; startDate: LocalDate | null };

export type ChoosePairView = 'ChoosingPair';
