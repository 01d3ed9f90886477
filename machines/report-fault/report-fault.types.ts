import type { Selection } from '../select-appointment/select-appointment.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberPlan = Wire<'MemberPlan'>;
export type Faults = Wire<'Faults'>;
export type Fault = Wire<'Fault'>;
export type FaultVisit = Fault['visits'][number];
export type FaultReport = Wire<'FaultReport'>;

/** `planId` is what stands in the address: anything, until the gateway knows a plan of the member by it. */
export type ReportFaultInput = {
  memberId: string;
  planId: string;
  /** The member's own number, with which the form begins; '' for none. */
  phone: string;
};

/** A plan, and what has been wrong with it. */
export type PlanFaults = { plan: MemberPlan; faults: Faults };

/** What stands in the form, as it was typed. */
export type TypedReport = {
  problem: string;
  sinceDate: string;
  sinceTime: string;
  details: string;
  contactPhone: string;
};

/** Why a field is refused; the words are in the journey's copy. */
export type ReportRefusal =
  | 'problemMissing'
  | 'detailsMissing'
  | 'detailsTooLong'
  | 'dateMissing'
  | 'beforeGoLive'
  | 'inFuture'
  | 'timeMissing'
  | 'phoneWrong';

export type ReportErrors = Partial<Record<keyof TypedReport, ReportRefusal>>;

/** What has become of what the member wanted, told on the page they come to. */
export type FaultTold = 'reported' | 'openAlready' | 'refused' | 'worksAgain' | 'visitMoved' | 'visitNotMoved';

export type ReportFaultContext = ReportFaultInput & {
  /** As it was read last; null until it has been. */
  found: PlanFaults | null;
  /** The report that is to be sent, as it was typed; null before that, and once it is there. */
  report: TypedReport | null;
  errors: ReportErrors;
  /** The visit that the member puts on another day, or did last. */
  visitId: string | null;
  /** The slot that was chosen for it. */
  chosen: Selection | null;
  news: FaultTold | null;
  failure: Failure | null;
};

export type ReportFaultEvent =
  | ({ type: 'report.submitted' } & TypedReport)
  /** To the form: from an earlier fault, or back to it after a call that failed. */
  | { type: 'report.requested' }
  /** Whether the network has told anything since. */
  | { type: 'news.requested' }
  | { type: 'dateChange.requested'; visitId: string }
  /** For the same visit, after a date that could not be had. */
  | { type: 'otherDate.requested' }
  /** Back to the fault, as it stands now. */
  | { type: 'fault.requested' }
  | { type: 'closure.requested' }
  | { type: 'closure.confirmed' }
  | { type: 'closure.declined' }
  | RetryRequested;

export type ReportFaultView =
  | 'LoadingFaults'
  | 'PlanMissing'
  | 'FaultsNotLoaded'
  | 'DescribingFault'
  | 'ReportNotSent'
  | 'ShowingFault'
  | 'ConfirmingClosure'
  | 'ClosureNotSent'
  | 'DateTaken'
  | 'DateNotYetOpen'
  | 'DatesNotLoaded'
  | 'DateNotSaved'
  | 'FaultOver'
  | 'FaultBlocked';

/** What the faults of a plan are read with. */
export type OfPlan = Pick<ReportFaultInput, 'memberId' | 'planId'>;

/** `reportFault`: while a fault is open the answer is that one, so that it may be sent again. */
export type SendReportInput = { planId: string; report: FaultReport };

/** `closeFault`: sent again it changes nothing. */
export type CloseFaultInput = { planId: string; faultId: string };

/** `moveVisit`: sent again it changes nothing. */
export type MoveVisitInput = { planId: string; visitId: string; choice: Wire<'FaultVisitChoice'> };
