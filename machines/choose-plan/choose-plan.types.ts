import type { Failure } from '../shared/failure.ts';
import type { JourneyMember, LogInDetourEnded, RetryRequested } from '../shared/journey-meta.ts';
import type { Booking } from '../book-install/book-install.types.ts';
import type { Wire } from '../shared/wire.ts';

export type Product = Wire<'Product'>;
export type Plan = Wire<'Plan'>;

export type ChoosePlanInput = {
  member: JourneyMember | null;
  /** The check that found the home; travels on as `nccTransactionId` (AD-04). */
  transactionId: string;
  uprn: string | null;
  /** What is held for the plan chosen before; it stays with another one. */
  booking: Booking | null;
};

export type ChoosePlanContext = ChoosePlanInput & {
  /** On offer at this home. */
  products: Product[];
  /** The product picked last: its plan is made, or the customer logs in for it. */
  chosen: Product | null;
  /** The plan made for the product picked. */
  plan: Plan | null;
  failure: Failure | null;
};

export type ChoosePlanEvent =
  | { type: 'plan.selected'; productId: string }
  | { type: 'plans.requested' }
  | LogInDetourEnded
  | RetryRequested;

export type ChoosePlanOutput = { product: Product; plan: Plan };

export type ChoosePlanView = 'ChoosingPlan' | 'PlansMissing' | 'PlansNotLoaded' | 'PlanNotCreated' | 'HomeOrdered';

export type CreatePlanInput = { productId: string; nccTransactionId: string };
