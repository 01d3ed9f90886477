import { expect, test } from 'vitest';
import { noVisit } from './fault-news.rules.ts';
import { standingOf } from './fault-standing.rules.ts';
import type { FaultNews, NewsCode } from './faults.types.ts';

const moment = new Date('2027-01-12T08:00:00Z');

function news(code: NewsCode, happenedAt: Date, visit?: { place: number; date: string }): FaultNews {
  const known = visit && {
    visitId: `b7a1f6d2-0000-4000-8000-00000000010${visit.place}`,
    visitType: 'INTERNAL_INCIDENT' as const,
    visitDate: visit.date,
    visitSlot: 'AM' as const,
  };
  return { code, happenedAt, ...noVisit, ...known, expectedRepair: null };
}

const first = { place: 0, date: '2027-01-12' };
const booked = news('VISIT_BOOKED', new Date('2027-01-11T10:00:00Z'), first);
const standing = (told: FaultNews[]) => standingOf({ reportedAt: new Date('2027-01-11T09:00:00Z') }, [booked, ...told]);

test.each<[NewsCode[], string]>([
  [['ENGINEER_SET_OUT', 'ENGINEER_ARRIVED'], 'ARRIVED'],
  [['ENGINEER_NAMED', 'ENGINEER_SET_OUT', 'ENGINEER_ARRIVED', 'VISIT_DONE'], 'DONE'],
  [['ENGINEER_SET_OUT', 'NO_ACCESS'], 'NO_ACCESS'],
  [['VISIT_DONE', 'REPAIRED'], 'DONE'],
])('of one moment %j has happened so, in whichever order it is told (BK-31)', (codes, state) => {
  const told = codes.map((code) => news(code, moment, code === 'REPAIRED' ? undefined : first));
  for (const muddled of [told, told.toReversed()])
    expect(standing(muddled).visits.map((visit) => visit.state)).toEqual([state]);
});

test('a repair is promised anew where the next visit is booked at the very moment at which nobody was at home (BK-31)', () => {
  const next = { place: 1, date: '2027-01-14' };
  const told = [
    news('ENGINEER_SET_OUT', moment, first),
    news('NO_ACCESS', moment, first),
    news('VISIT_BOOKED', moment, next),
  ];
  for (const muddled of [told, told.toReversed()]) {
    const { promises, visits } = standing(muddled);
    expect(visits.map(({ state }) => state)).toEqual(['NO_ACCESS', 'BOOKED']);
    expect(promises.filter(({ kind }) => kind === 'REPAIR').map(({ state, date }) => [state, date])).toEqual([
      ['MOVED', '2027-01-13'],
      ['OPEN', '2027-01-14'],
    ]);
  }
});
