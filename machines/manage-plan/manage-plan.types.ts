import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberPlan = Wire<'MemberPlan'>;
export type PlanCancellation = Wire<'PlanCancellation'>;
export type Boosts = Wire<'Boosts'>;
export type Pauses = Wire<'Pauses'>;
export type PlanChangeOption = Wire<'PlanChangeOption'>;
export type PlanChanges = Wire<'PlanChanges'>;

/** `planId` is what stands in the address: anything, until the gateway knows a plan by it. */
export type ManagePlanInput = {
  memberId: string;
  planId: string;
  /** Documents open in a new tab (flag contract-new-tab). */
  contractNewTab: boolean;
};

/**
 * A plan with what its contract means, by which rule it would end today, and what it can become, null where that could not be
 * read; `switches`: all of its member’s, newest first.
 */
export type ThisPlan = {
  member: MemberPlan;
  leaving: PlanCancellation;
  changes: PlanChanges | null;
  switches: readonly Wire<'MemberSwitch'>[];
};

/** The parts of the page that can fail by themselves. */
export type Card = 'plan' | 'boost' | 'pause';

/** What became of the last press, told in the card of the boosts. */
export type BoostNews = 'started' | 'refused';

/** What became of the last change of a pause, told in the card of the pauses. */
export type PauseNews = 'planned' | 'takenBack' | 'ended' | 'refused';

/** A pause as its member wants it: its first day, and how many days it has. */
export type WantedPause = { from: LocalDate; days: number };

/** What stands in the form, as it was typed. */
export type TypedPause = { from: string; days: string };

/** Why a field of a pause's forms is refused. */
export type PauseRefusal =
  | 'fromMissing'
  | 'fromTooEarly'
  | 'fromTooLate'
  | 'daysMissing'
  | 'daysTooMany'
  | 'agreementMissing';

export type PauseErrors = Partial<Record<keyof TypedPause | 'agreed', PauseRefusal>>;

/** What the gateway found to be another way than the page showed it. */
export type PauseChange = 'tooLong' | 'lastDay' | 'start';

export type ManagePlanContext = ManagePlanInput & {
  /** As it was read last; null until it has been. */
  found: ThisPlan | null;
  /** As they were read last; null until they have been. */
  boosts: Boosts | null;
  boostNews: BoostNews | null;
  /** As they were read last; null until they have been. */
  pauses: Pauses | null;
  /** The pause that is asked for, as it was typed; null before that, and once it is planned or given up. */
  typed: TypedPause | null;
  errors: PauseErrors;
  /** What has changed since the page showed it; null where nothing has. */
  changed: PauseChange | null;
  pauseNews: PauseNews | null;
  /** Why the last call failed. It stays when that call is made anew, as another card may still be without its own. */
  failure: Failure | null;
};

export type ManagePlanEvent =
  | { type: 'boost.requested' }
  | { type: 'pause.requested' }
  | ({ type: 'pause.chosen' } & TypedPause)
  /** Back to the days, with what was typed. */
  | { type: 'days.requested' }
  /** The member agrees to the contract's new last day, or does not; nobody asks where it stays. */
  | { type: 'pause.agreed'; isAgreed: boolean }
  | { type: 'pause.closed' }
  | { type: 'end.requested' }
  | { type: 'end.confirmed' }
  | { type: 'end.declined' }
  /** Of one card; without one, of everything that could not be read. */
  | (RetryRequested & { card?: Card });

export type ManagePlanView =
  | 'ManagePlan'
  | 'PlanMissing'
  | 'ChoosingPause'
  | 'AgreeingToPause'
  | 'ConfirmingEnd'
  | 'PauseNotPlanned'
  | 'PauseNotEnded';

/** What every call about a plan is asked with. */
export type OfPlan = Pick<ManagePlanInput, 'memberId' | 'planId'>;

/** `planPause`: sent again it changes nothing. `lastDayAccepted` is null where the pause moves nothing. */
export type PlanPauseInput = OfPlan & WantedPause & { lastDayAccepted: LocalDate | null };

/** `endPause`: sent again it changes nothing. */
export type EndPauseInput = OfPlan & { pauseId: string };

/** A pause moves the contract and may stand in a boost's way: all is read anew. */
export type PauseMade = { pauses: Pauses; boosts: Boosts; found: ThisPlan };
