import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import type { reportFaultMachine } from './report-fault.machine.ts';
import { isWanted, openOf } from './report-fault.rules.ts';
import type { Fault, FaultVisit, ReportFaultContext } from './report-fault.types.ts';

export type FaultCard = Fault & {
  /** The newest promise of a repair; null where the gateway names none. */
  repair: Fault['promises'][number] | null;
  /** It should have been repaired by now, and that is not the customer's doing. */
  isLate: boolean;
  /** The visit at which nobody was at home, where the network waits for another day; null otherwise. */
  wanted: FaultVisit | null;
};

export type ReportFaultModel = Pick<ReportFaultContext, 'planId' | 'phone' | 'errors' | 'news'> & {
  planName: string;
  address: string;
  /** The order of the plan, which its member follows before Go Live; '' while there is none. */
  orderId: string;
  /** The day before which nothing can have failed; null before it. */
  goLive: string | null;
  /** The day on which the service is expected to begin. */
  expected: string | null;
  /** Why no fault can be reported now; null where one can. */
  blocked: string | null;
  /** The fault that is open, or else the newest one; null where there has been none. */
  fault: FaultCard | null;
  /** Those before it, newest first. */
  earlier: Fault[];
  isBusy: boolean;
  /** Dates are looked for, or a visit is being moved. */
  isMoving: boolean;
  /** News could not be fetched: what is shown is what was known before. */
  isNotFetched: boolean;
};

function faultCard(fault: Fault): FaultCard {
  const repair = fault.promises.findLast(({ kind }) => kind === 'REPAIR') ?? null;
  const isLate = repair !== null && repair.state === 'OPEN' && repair.compensation.days > 0;
  return { ...fault, repair, isLate, wanted: fault.visits.find(isWanted) ?? null };
}

export function selectReportFault(snapshot: SnapshotFrom<typeof reportFaultMachine>): ReportFaultModel {
  const { planId, phone, errors, news, found } = snapshot.context;
  const faults = found?.faults.faults ?? [];
  const shown = found && (openOf(found.faults) ?? faults[0] ?? null);
  return {
    planId,
    phone,
    errors,
    news,
    planName: found?.plan.plan.displayName ?? '',
    address: found ? premiseLine(found.plan.home) : '',
    orderId: found?.plan.orderId ?? '',
    goLive: found?.faults.earliestSince ?? null,
    expected: found?.plan.plan.provisionalStartDate ?? null,
    blocked: found?.faults.blocked ?? null,
    fault: shown && faultCard(shown),
    earlier: faults.filter(({ id }) => id !== shown?.id),
    isBusy: snapshot.hasTag('busy'),
    isMoving: snapshot.matches({ showingFault: 'findingDates' }) || snapshot.matches({ showingFault: 'movingVisit' }),
    isNotFetched: snapshot.matches({ showingFault: 'newsNotFetched' }),
  };
}
