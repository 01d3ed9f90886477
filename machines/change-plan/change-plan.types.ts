import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberPlan = Wire<'MemberPlan'>;
export type PlanChanges = Wire<'PlanChanges'>;
export type PlanTerms = Wire<'PlanTerms'>;
export type PlanChangeOption = Wire<'PlanChangeOption'>;
export type PlanChangeOffer = Wire<'PlanChangeOffer'>;
/** What a plan becomes, and with which kit. */
export type PlanChangeChoice = Wire<'PlanChangeChoice'>;

/** `planId` is what stands in the address: anything, until the gateway knows a plan of the member by it. */
export type ChangePlanInput = { memberId: string; planId: string };

/** A plan, and what it can become or is about to become. */
export type Changing = { plan: MemberPlan; changes: PlanChanges };

/** What has become of what the member wanted, told on the page they come back to. */
export type ChangeNews = 'outdated' | 'unavailable' | 'unchanged' | 'askedElsewhere' | 'undoTooLate';

/** Why what was submitted is not taken; the words are in the journey's copy. */
export type ChangePlanRefusal = 'notAccepted';

export type ChangePlanContext = ChangePlanInput & {
  /** As it was read last; null until it has been. */
  changing: Changing | null;
  /** The product that the member has chosen. */
  productId: string | null;
  /** Whether mesh Wi-Fi is wanted; null while the member has not said, so that it is as the plan has it. */
  meshWifi: boolean | null;
  /** The change that is read before it is accepted. */
  offer: PlanChangeOffer | null;
  errors: { papersAccepted?: ChangePlanRefusal };
  news: ChangeNews | null;
  failure: Failure | null;
};

export type ChangePlanEvent =
  | { type: 'meshWifi.toggled'; meshWifi: boolean }
  | { type: 'plan.chosen'; productId: string }
  /** Back to the plans. */
  | { type: 'plans.requested' }
  | { type: 'change.submitted'; papersAccepted: boolean }
  /** Back to what was read, after a call that failed. */
  | { type: 'offer.requested' }
  | { type: 'undo.requested' }
  | { type: 'undo.confirmed' }
  | { type: 'undo.declined' }
  /** Back to the change that is asked for, after a call that failed. */
  | { type: 'change.requested' }
  | RetryRequested;

export type ChangePlanView =
  | 'LoadingChanges'
  | 'PlanMissing'
  | 'ChangesNotLoaded'
  | 'NotLiveYet'
  | 'PlanEnding'
  | 'PlanEnded'
  | 'PlanSwitching'
  | 'NotChangeable'
  | 'ChoosePlan'
  | 'DrawingOffer'
  | 'OfferNotDrawn'
  | 'ConfirmPlan'
  | 'ChangeNotSent'
  | 'ChangePlanConfirmation'
  | 'ConfirmingUndo'
  | 'UndoNotSent'
  | 'ChangeUndone';

/** What the member has read and accepted, so that nobody agrees to anything else. Sent twice it changes nothing. */
export type AcceptChangeInput = { planId: string } & Wire<'PlanChangeRequest'>;
