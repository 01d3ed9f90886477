import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import {
  closed,
  ended,
  none,
  notLive,
  open,
  openElsewhere,
  over,
  paused,
  planId,
  planWith,
  typed,
  withVisit,
} from './faults.cases.ts';
import type { reportFaultMachine } from './report-fault.machine.ts';
import { standingOf } from './report-fault.rules.ts';
import type { ReportFaultContext, ReportFaultInput, TypedReport } from './report-fault.types.ts';

export const input: ReportFaultInput = { memberId: '100001', planId, phone: '07700 900321' };

export const starts = { 'a member with a plan': input } satisfies Record<string, ReportFaultInput>;

export const noSuchPlan = refused(404, 'plan.not-found');
export const noneNow = refused(409, 'fault.blocked');
export const stillToCome = {
  ...refused(400, 'invalid.request'),
  fields: [{ path: 'body.sinceDate', message: 'Choose a time that has been' }],
};
export const noNumber = {
  ...refused(400, 'invalid.request'),
  fields: [{ path: 'body.contactPhone', message: 'Enter a UK phone number' }],
};

export const reports = (report: TypedReport) => ({ type: 'report.submitted', ...report }) as const;

export const nothingTyped: TypedReport = { problem: '', sinceDate: '', sinceTime: '', details: '', contactPhone: '' };

export const cases: readonly ModelCase<typeof reportFaultMachine>[] = [
  answered('loadFaults', planWith(none)),
  answered('loadFaults', planWith(open)),
  answered('loadFaults', planWith(withVisit)),
  answered('loadFaults', planWith(over)),
  answered('loadFaults', planWith(notLive)),
  answered('loadFaults', planWith(paused)),
  answered('loadFaults', planWith(ended)),
  failed('loadFaults', noSuchPlan),
  failed('loadFaults', offline),
  answered('lookForNews', planWith(withVisit)),
  answered('lookForNews', planWith(over)),
  answered('lookForNews', planWith(paused)),
  failed('lookForNews', offline),
  reports(typed),
  reports(nothingTyped),
  answered('reportFault', open),
  answered('reportFault', openElsewhere),
  failed('reportFault', noneNow),
  failed('reportFault', stillToCome),
  failed('reportFault', noNumber),
  failed('reportFault', offline),
  answered('closeFault', closed),
  answered('closeFault', openElsewhere),
  failed('closeFault', offline),
];

/** Where the faults of the plan stand, and what is to be sent. */
export const facts = ({ found, report, errors, news, failure }: ReportFaultContext) => ({
  standing: found && standingOf(found),
  blocked: found?.faults.blocked,
  states: found?.faults.faults.map(({ number, state }) => `${number} ${state}`),
  isTyped: report !== null,
  errors,
  news,
  isFailed: failure !== null,
});
