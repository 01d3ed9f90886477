import { isUkPhone } from '../book-install/engineer-details.rules.ts';
import type { SelectAppointmentInput } from '../select-appointment/select-appointment.types.ts';
import type { Failure } from '../shared/failure.ts';
import { isLocalDate } from '../shared/local-date.ts';
import { needed } from '../shared/needed.ts';
import { isLongerThan } from '../shared/typed-text.ts';
import type {
  CloseFaultInput,
  Fault,
  FaultReport,
  Faults,
  FaultTold,
  FaultVisit,
  MoveVisitInput,
  OfPlan,
  PlanFaults,
  ReportErrors,
  ReportFaultContext,
  SendReportInput,
  TypedReport,
} from './report-fault.types.ts';

/** Characters of the member's own words, as the contract has it. */
export const maxDetailsLength = 250;

/** What can be wrong with a line, in the order in which it is offered. */
export const problems = ['NO_CONNECTION', 'DROPS', 'SLOW', 'WIFI', 'EQUIPMENT', 'OTHER'] as const satisfies readonly [
  ...FaultReport['problem'][],
];

/** The parts of a day in which it began. */
export const times = ['NIGHT', 'MORNING', 'AFTERNOON', 'EVENING'] as const satisfies readonly [
  ...FaultReport['sinceTime'][],
];

/** Whose plan it is, and which. */
export const ofPlan = ({ memberId, planId }: ReportFaultContext): OfPlan => ({ memberId, planId });

/** The one that is being dealt with: a plan has one at most. */
export const openOf = ({ faults }: Faults): Fault | null => faults.find(({ endedAt }) => endedAt === null) ?? null;

/** Where the faults of a plan stand: one is open, none can be reported now, one is over, or there has been none. */
export function standingOf({ faults }: PlanFaults): 'open' | 'blocked' | 'over' | 'none' {
  if (openOf(faults)) return 'open';
  if (faults.blocked !== null) return 'blocked';
  return faults.faults.length > 0 ? 'over' : 'none';
}

const problemOf = ({ problem }: TypedReport) => problems.find((known) => known === problem);
const timeOf = ({ sinceTime }: TypedReport) => times.find((known) => known === sinceTime);

/** What is missing in one field after the other; only the gateway knows what time it is. */
export function reportErrors(found: PlanFaults | null, typed: TypedReport): ReportErrors {
  const errors: ReportErrors = {};
  const details = typed.details.trim();
  const phone = typed.contactPhone.trim();
  const goLive = found?.faults.earliestSince ?? null;
  if (!problemOf(typed)) errors.problem = 'problemMissing';
  if (typed.problem === 'OTHER' && details === '') errors.details = 'detailsMissing';
  if (isLongerThan(details, maxDetailsLength)) errors.details = 'detailsTooLong';
  if (!isLocalDate(typed.sinceDate)) errors.sinceDate = 'dateMissing';
  else if (goLive !== null && typed.sinceDate < goLive) errors.sinceDate = 'beforeGoLive';
  if (!timeOf(typed)) errors.sinceTime = 'timeMissing';
  if (phone !== '' && !isUkPhone(phone)) errors.contactPhone = 'phoneWrong';
  return errors;
}

export const isReportPossible = (found: PlanFaults | null, typed: TypedReport): boolean =>
  Object.keys(reportErrors(found, typed)).length === 0;

/** What the gateway refuses of a report that was found possible here: the time, as the clock is its own, or a number that nobody has. */
export function errorsOfRefusal(failure: Failure): ReportErrors {
  const paths = failure.kind === 'HttpError' ? failure.fields.map(({ path }) => path) : [];
  return paths.includes('body.contactPhone') ? { contactPhone: 'phoneWrong' } : { sinceDate: 'inFuture' };
}

/** What is sent; what was left out is null. */
function wanted(typed: TypedReport): FaultReport {
  return {
    problem: needed(problemOf(typed), 'a problem of the list'),
    sinceDate: typed.sinceDate,
    sinceTime: needed(timeOf(typed), 'a part of the day'),
    details: typed.details.trim() || null,
    contactPhone: typed.contactPhone.trim() || null,
  };
}

export const sendReportInput = ({ planId, report }: ReportFaultContext): SendReportInput => ({
  planId,
  report: wanted(needed(report, 'a report')),
});

export const closeFaultInput = ({ planId, found }: ReportFaultContext): CloseFaultInput => ({
  planId,
  faultId: needed(found && openOf(found.faults), 'an open fault').id,
});

/** Whose fault it is that is open now: the one that was sent, or one that was reported elsewhere before it. */
export function newsOfReport({ report }: Pick<ReportFaultContext, 'report'>, answer: Faults): FaultTold {
  const open = openOf(answer);
  if (report === null || open === null) return 'reported';
  const { problem, sinceDate, sinceTime, details } = wanted(report);
  const isThis =
    open.problem === problem &&
    open.sinceDate === sinceDate &&
    open.sinceTime === sinceTime &&
    open.details === details;
  return isThis ? 'reported' : 'openAlready';
}

/** The visit of that id, where the member can choose another day for it: until the day before, or as nobody was at home. */
export function movableIn(found: PlanFaults | null, visitId: string | null): FaultVisit | null {
  const visits = (found && openOf(found.faults)?.visits) ?? [];
  return visits.find(({ id, move }) => id === visitId && move.blocked === null) ?? null;
}

/** Nobody was at home, and the network waits for a day. */
export const isWanted = ({ state, move }: FaultVisit): boolean => state === 'NO_ACCESS' && move.blocked === null;

/** The date selector begins at the first date on offer; the day of a visit that has been is not there to be kept. */
export function selectionInput({ found, visitId }: ReportFaultContext): SelectAppointmentInput {
  const visit = needed(movableIn(found, visitId), 'a visit that can be moved');
  const startDate = needed(visit.move.startDate, 'the first date that can be chosen');
  const { date, slot, formattedSlot } = visit;
  return {
    appointmentId: visit.id,
    visitType: 'INTERNAL_INCIDENT',
    startDate,
    earliestDate: startDate,
    chosen: isWanted(visit) ? null : { date, slot, formattedSlot },
  };
}

export function moveVisitInput({ planId, visitId, chosen }: ReportFaultContext): MoveVisitInput {
  const { date, slot } = needed(chosen, 'a slot');
  return { planId, visitId: needed(visitId, 'a visit'), choice: { date, slot } };
}
