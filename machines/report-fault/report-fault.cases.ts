import { selected, selectionCancelled } from '../book-install/book-install.cases.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import {
  closed,
  closedAndPaused,
  ended,
  none,
  notLive,
  open,
  openElsewhere,
  over,
  paused,
  planId,
  planWith,
  tooLate,
  typed,
  visitId,
  wantsDay,
  withMoved,
  withVisit,
} from './faults.cases.ts';
import type { reportFaultMachine } from './report-fault.machine.ts';
import { movableIn, standingOf } from './report-fault.rules.ts';
import type { ReportFaultContext, ReportFaultInput, TypedReport } from './report-fault.types.ts';

export const input: ReportFaultInput = { memberId: '100001', planId, phone: '07700 900321' };

export const starts = { 'a member with a plan': input } satisfies Record<string, ReportFaultInput>;

export const noSuchPlan = refused(404, 'plan.not-found');
export const noneNow = refused(409, 'fault.blocked');
export const taken = refused(409, 'appointment.taken');
export const notYetOpen = refused(400, 'invalid.request');
export const pastChange = refused(409, 'appointment.too-late');
export const changes = { type: 'dateChange.requested', visitId } as const;
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
  answered('loadFaults', planWith(tooLate)),
  answered('loadFaults', planWith(wantsDay)),
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
  answered('closeFault', closedAndPaused),
  answered('closeFault', openElsewhere),
  failed('closeFault', offline),
  changes,
  { ...changes, visitId: 'of another fault' },
  selected('2026-09-11'),
  selectionCancelled,
  failed('selectAppointment', offline),
  answered('moveVisit', withMoved),
  answered('moveVisit', over),
  failed('moveVisit', taken),
  failed('moveVisit', notYetOpen),
  failed('moveVisit', pastChange),
  failed('moveVisit', offline),
];

/** Where the faults of the plan stand, and what is to be sent. */
export const facts = ({ found, report, errors, visitId: ofVisit, chosen, news, failure }: ReportFaultContext) => ({
  standing: found && standingOf(found),
  blocked: found?.faults.blocked,
  states: found?.faults.faults.map(({ number, state }) => `${number} ${state}`),
  movable: movableIn(found, visitId) !== null,
  isAboutVisit: ofVisit !== null,
  hasDate: chosen !== null,
  isTyped: report !== null,
  errors,
  news,
  isFailed: failure !== null,
});
