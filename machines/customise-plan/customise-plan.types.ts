import type { Customisation, LastChoice, Plan, Product } from '../order-broadband/order-broadband.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type SavedJourneyTicket = Wire<'SavedJourneyTicket'>;

export type CustomisePlanInput = {
  plan: Plan;
  product: Product;
  /** What was chosen before, when the customer comes back. */
  customisation: Customisation | null;
  /** What was chosen after that, or for another speed. */
  lastChoice: LastChoice | null;
  uprn: string | null;
  /** Broadband from another provider can be switched here (SW-01). */
  isSwitchable: boolean;
  /** The provider whose broadband is switched to us; null while no switch is set up. */
  switchingFrom: string | null;
  /** The visits are held: the step was opened again to change something, and leads on to the review (OR-01). */
  isBooked: boolean;
};

/** Why a connection date is not taken; the words are in the journey's copy. */
export type CustomisePlanRefusal = 'dateMissing' | 'dateWrong' | 'dateTooSoon' | 'dateNotYetOpen';

export type CustomisePlanContext = {
  plan: Plan;
  /** The same speed in every contract length on offer. */
  lengths: Product[];
  choice: Customisation;
  /** The length that the customer wants; null where they have not said, and that of the plan stands. */
  months: number | null;
  uprn: string | null;
  isSwitchable: boolean;
  switchingFrom: string | null;
  isBooked: boolean;
  speedInMbps: number;
  /** Pence a month for the mesh add-on, as the gateway prices it; 0 until it has said. */
  meshMonthlyPriceInPence: number;
  /** False where the in-home visit decides when the service starts. */
  isDateFree: boolean;
  /** Whether the works begin outside. */
  isOutsideVisitRequired: boolean;
  /** A date that the gateway refuses is told in its own words. */
  errors: Partial<Record<'connectionDate', CustomisePlanRefusal | (string & {})>>;
  /** Code and link of the journey saved for later. */
  ticket: SavedJourneyTicket | null;
  failure: Failure | null;
};

export type CustomisePlanEvent =
  | { type: 'length.chosen'; productId: string }
  | { type: 'meshWifi.toggled'; meshWifi: boolean }
  | { type: 'connectionDate.chosen'; connectionDate: string }
  | { type: 'choice.reviewed' }
  | { type: 'saving.requested' }
  | { type: 'ticket.closed' }
  | { type: 'installBooking.requested' }
  | RetryRequested;

export type CustomisePlanOutput = { plan: Plan; product: Product; customisation: Customisation };

export type CustomisePlanView =
  | 'CustomisingPlan'
  | 'OptionsNotLoaded'
  | 'JourneySaved'
  | 'CustomisationNotKept'
  | 'JourneyNotSaved';

export type PlanOptions = Pick<
  CustomisePlanContext,
  'lengths' | 'isDateFree' | 'isOutsideVisitRequired' | 'meshMonthlyPriceInPence'
>;
export type KeepCustomisationInput = { planId: string; customisation: Customisation };
