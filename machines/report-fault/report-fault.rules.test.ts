import { expect, test } from 'vitest';
import {
  elsewhere,
  none,
  notLive,
  open,
  over,
  paused,
  planId,
  planWith,
  reported,
  tooLate,
  typed,
  visitId,
  wantsDay,
  withVisit,
} from './faults.cases.ts';
import { input, noNumber, nothingTyped, stillToCome } from './report-fault.cases.ts';
import {
  errorsOfRefusal,
  movableIn,
  moveVisitInput,
  newsOfReport,
  reportErrors,
  selectionInput,
  standingOf,
} from './report-fault.rules.ts';
import type { Faults, ReportFaultContext, TypedReport } from './report-fault.types.ts';

const found = planWith(none);

test('a report says what is wrong and since when; own words and a number may be left out (DB-01)', () => {
  expect(reportErrors(found, typed)).toEqual({});
  expect(reportErrors(found, { ...typed, details: ' ', contactPhone: ' ' })).toEqual({});
  expect(reportErrors(found, nothingTyped)).toEqual({
    problem: 'problemMissing',
    sinceDate: 'dateMissing',
    sinceTime: 'timeMissing',
  });
});

test.each([
  ['of a kind that there is not', { problem: 'SMELL' }, { problem: 'problemMissing' }],
  ['of something else that is not said', { problem: 'OTHER', details: '  ' }, { details: 'detailsMissing' }],
  ['in too many words', { details: 'a'.repeat(251) }, { details: 'detailsTooLong' }],
  ['in as many words as there may be', { details: '🐦'.repeat(250) }, {}],
  ['since a day that no calendar has', { sinceDate: '2026-02-30' }, { sinceDate: 'dateMissing' }],
  ['since the day before Go Live', { sinceDate: '2026-02-23' }, { sinceDate: 'beforeGoLive' }],
  ['since Go Live', { sinceDate: '2026-02-24' }, {}],
  ['since a part of the day that there is not', { sinceTime: 'TEATIME' }, { sinceTime: 'timeMissing' }],
  ['with half a number', { contactPhone: '07700 9001' }, { contactPhone: 'phoneWrong' }],
] satisfies [string, Partial<TypedReport>, object][])('a report %s', (_, given, errors) => {
  expect(reportErrors(found, { ...typed, ...given })).toEqual(errors);
});

test('before Go Live is known no day is too early, as the gateway says more', () => {
  expect(reportErrors(planWith(notLive), { ...typed, sinceDate: '2020-01-01' })).toEqual({});
});

test('what only the gateway can refuse stands at the field that it names', () => {
  expect(errorsOfRefusal(stillToCome)).toEqual({ sinceDate: 'inFuture' });
  expect(errorsOfRefusal(noNumber)).toEqual({ contactPhone: 'phoneWrong' });
});

test('the one that is open comes before any reason, a reason before what is over', () => {
  expect([open, paused, over, none].map((faults) => standingOf(planWith(faults)))).toEqual([
    'open',
    'blocked',
    'over',
    'none',
  ]);
});

test.each([
  ['what was sent', reported, 'reported'],
  ['another problem', elsewhere, 'openAlready'],
  ['the same since another day', { ...reported, sinceDate: '2026-09-06' }, 'openAlready'],
  ['the same since another time', { ...reported, sinceTime: 'NIGHT' as const }, 'openAlready'],
  ['the same in other words', { ...reported, details: 'All day' }, 'openAlready'],
])('the fault that is open then is %s', (_, fault, news) => {
  expect(newsOfReport({ report: typed }, { ...open, faults: [fault] })).toBe(news);
});

const about = (faults: Faults, given: Partial<ReportFaultContext> = {}): ReportFaultContext => ({
  ...input,
  found: planWith(faults),
  report: null,
  errors: {},
  visitId,
  chosen: null,
  news: null,
  failure: null,
  ...given,
});

test('a visit can be moved for as long as the gateway says so, and none that is not of the open fault (DB-04)', () => {
  expect(movableIn(planWith(withVisit), visitId)?.id).toBe(visitId);
  expect(movableIn(planWith(wantsDay), visitId)?.id).toBe(visitId);
  expect(movableIn(planWith(tooLate), visitId)).toBeNull();
  expect(movableIn(planWith(over), visitId)).toBeNull();
  expect(movableIn(planWith(withVisit), 'of another fault')).toBeNull();
  expect(movableIn(planWith(withVisit), null)).toBeNull();
  expect(movableIn(null, visitId)).toBeNull();
});

test('the date selector begins with the slot that a visit has, and with none where nobody was at home (BK-13, BK-31)', () => {
  expect(selectionInput(about(withVisit))).toEqual({
    appointmentId: visitId,
    visitType: 'INTERNAL_INCIDENT',
    startDate: '2026-09-08',
    earliestDate: '2026-09-08',
    chosen: { date: '2026-09-08', slot: 'AM', formattedSlot: '8am-12pm' },
  });
  expect(selectionInput(about(wantsDay))).toMatchObject({ startDate: '2026-09-09', chosen: null });
});

test('what is sent is the visit and the slot that was chosen', () => {
  const chosen = { date: '2026-09-11', slot: 'PM', formattedSlot: '12pm-4pm' } as const;
  expect(moveVisitInput(about(withVisit, { chosen }))).toEqual({
    planId,
    visitId,
    choice: { date: '2026-09-11', slot: 'PM' },
  });
});
