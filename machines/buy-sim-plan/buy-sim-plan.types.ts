import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type MySimPlan = Wire<'MySimPlan'>;
export type SimPlan = Wire<'SimPlan'>;
export type SimPlanPurchase = Wire<'SimPlanPurchase'>;
export type SimPlanWanted = Wire<'SimPlanWanted'>;
export type RepeatingWanted = Wire<'RepeatingWanted'>;
export type Start = SimPlanWanted['start'];
export type PayBy = SimPlanWanted['payBy'];

/** `planId`: of the plan that a link has named in the address; null where it named none. */
export type BuySimPlanInput = { memberId: string; planId: string | null };

/**
 * How it stands, and the plans that can be bought, the smallest first. `requestId`: of the purchase that may follow. A new look brings a new one, so that a
 * purchase that is sent again is made once, and one that is chosen afterwards is another.
 */
export type Known = { mine: MySimPlan; plans: readonly SimPlan[]; requestId: string };

/** What was said of the purchase; null is not yet said. */
export type Choice = { planId: string | null; start: Start | null; payBy: PayBy | null; isRepeated: boolean | null };

/** As the form has it: '' is not chosen. */
export type TypedChoice = { start: string; payBy: string; often: string };

/** Of what is bought next: CREDIT, or the id of a kept card. */
export type TypedRepeat = { planId: string; payBy: string };

/** Of a plan that runs. `returnInPence`: what comes back, as the member was shown it. */
export type Cancelling = { purchaseId: string; returnInPence: number };

/** Why something was not done, told on the page to which the member comes back. */
export type BuyRefusal =
  | 'priceChanged'
  | 'planChanged'
  | 'planGone'
  | 'waitingAlready'
  | 'beingPaid'
  | 'creditShort'
  | 'cardExpired'
  | 'cardGone'
  | 'noneToRepeat'
  | 'begun'
  | 'notCancellable'
  | 'returnChanged';

/** What has become of what the member wanted. */
export type BuyNews = BuyRefusal | 'repeatSaved' | 'repeatStopped' | 'takenBack' | 'cancelled';

type ChoiceField = 'start' | 'payBy' | 'often' | 'planId';

/** Why something of a form is not taken; the words are in the journey's copy. */
export type FieldRefusal =
  | 'startNotChosen'
  | 'payByNotChosen'
  | 'creditTooLittle'
  | 'oftenNotChosen'
  | 'planNotChosen'
  | 'repeatPayByNotChosen';

export type BuySimPlanContext = BuySimPlanInput & {
  /** As it was read last; null until it has been. */
  known: Known | null;
  choice: Choice;
  errors: Partial<Record<ChoiceField, FieldRefusal>>;
  news: BuyNews | null;
  /** What was bought, or is to be paid by card; null before. */
  purchaseId: string | null;
  /** The session in which is paid; null until it is begun. */
  paymentSessionId: string | null;
  /** What is to be bought each time; null until it has been said. */
  repeating: RepeatingWanted | null;
  failure: Failure | null;
};

export type BuySimPlanEvent =
  /** The page is opened, or come back to: how it stands may have changed since. */
  | { type: 'page.opened'; planId: string | null }
  | { type: 'plan.chosen'; planId: string }
  | ({ type: 'choice.submitted' } & TypedChoice)
  /** Back to how it is bought. */
  | { type: 'choice.requested' }
  /** Back to the plans. */
  | { type: 'plans.requested' }
  | { type: 'purchase.confirmed' }
  /** Looks again how it stands. */
  | { type: 'look.requested' }
  | { type: 'repeating.requested' }
  | ({ type: 'repeating.submitted' } & TypedRepeat)
  | { type: 'stopping.requested' }
  | { type: 'stopping.confirmed' }
  | { type: 'stopping.declined' }
  | { type: 'takingBack.requested' }
  | { type: 'takingBack.confirmed' }
  | { type: 'takingBack.declined' }
  | { type: 'cancelling.requested' }
  | { type: 'cancelling.confirmed' }
  | { type: 'cancelling.declined' }
  | RetryRequested;

export type BuySimPlanView =
  | 'LoadingPlan'
  | 'PlanNotLoaded'
  | 'ShowingPlan'
  | 'ConfirmingStop'
  | 'ConfirmingTakingBack'
  | 'ConfirmingCancel'
  | 'ChoosingHow'
  | 'ReviewingPlan'
  | 'PlanBought'
  | 'PlanNotBought'
  | 'PaymentNotBegun'
  | 'TooManyPayments'
  | 'ChangingRepeat'
  | 'RepeatNotSaved'
  | 'RepeatNotStopped'
  | 'PlanNotTakenBack'
  | 'PlanNotCancelled';
