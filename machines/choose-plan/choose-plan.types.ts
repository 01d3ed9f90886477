import type { Failure } from '../shared/failure.ts';
import type { JourneyMember, LogInDetourEnded, RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { Booking } from '../book-install/book-install.types.ts';
import type { Wire } from '../shared/wire.ts';

export type Product = Wire<'Product'>;
export type Plan = Wire<'Plan'>;

/** Who live at a home: one, two, three or four, five or more. */
export type People = 'one' | 'two' | 'few' | 'many';

/** What they do beside web, music and calls: films in 4K, games that stream, very large files. */
export type HouseholdUse = 'films' | 'games' | 'files';

export type Household = { people: People; uses: readonly HouseholdUse[] };

/** Why an answer is refused; the words are in the copy. */
export type HouseholdRefusal = 'peopleMissing';

export type ChoosePlanInput = {
  member: JourneyMember | null;
  /** The check that found the home; travels on as `nccTransactionId` (AD-04). */
  transactionId: string;
  uprn: string | null;
  /** In Mbps: what the customer had chosen for another home, before they changed to this one. */
  speedBefore: number | null;
  /** What is held for the plan chosen before; it stays with another one. */
  booking: Booking | null;
  /** Who lives there, as the customer has said; null where they have not. The order keeps it while the home stays. */
  household: Household | null;
};

/** What is on offer at a home, and the first day that it can be live; null where no answer says it. */
export type Offer = { products: Product[]; earliestGoLiveDay: LocalDate | null };

export type ChoosePlanContext = ChoosePlanInput &
  Offer & {
    /** The product picked last: its plan is made, or the customer logs in for it. */
    chosen: Product | null;
    /** The plan made for the product picked. */
    plan: Plan | null;
    errors: { people?: HouseholdRefusal };
    failure: Failure | null;
  };

export type ChoosePlanEvent =
  | { type: 'plan.selected'; productId: string }
  | { type: 'plans.requested' }
  | { type: 'suggestion.requested' }
  | { type: 'household.submitted'; people: string; uses: readonly string[] }
  | { type: 'question.closed' }
  | LogInDetourEnded
  | RetryRequested;

export type ChoosePlanOutput = { product: Product; plan: Plan };

export type ChoosePlanView =
  | 'ChoosingPlan'
  | 'DescribingHousehold'
  | 'PlansMissing'
  | 'PlansNotLoaded'
  | 'PlanNotCreated'
  | 'HomeOrdered';

export type CreatePlanInput = { productId: string; nccTransactionId: string };
