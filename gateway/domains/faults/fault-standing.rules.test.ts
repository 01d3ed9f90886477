import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, daysBetween, type LocalDate } from '../../../platform/clock/local-date.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';
import { compensationOn } from '../contracts/contracts.rules.ts';
import { repairCompensationOf, repairsSettledBy, type RepairRow } from '../promises/repair.rules.ts';
import { noVisit } from './fault-news.rules.ts';
import { standingOf } from './fault-standing.rules.ts';
import type { FaultNews, NewsCode } from './faults.types.ts';
import { moveOf } from './visit-moves.rules.ts';

const FAULT = 'b7a1f6d2-0000-4000-8000-000000000001';
const at = (moment: string) => new Date(moment);

function news(code: NewsCode, happenedAt: Date, visit?: { place: number; date: LocalDate }): FaultNews {
  const known = visit && {
    visitId: `b7a1f6d2-0000-4000-8000-00000000010${visit.place}`,
    visitType: 'INTERNAL_INCIDENT' as const,
    visitDate: visit.date,
    visitSlot: 'AM' as const,
  };
  return { code, happenedAt, ...noVisit, ...known, expectedRepair: null };
}

/** A ledger that hears of news as it comes in. */
function ledgerOf(reportedAt: Date, told: readonly FaultNews[]): RepairRow[] {
  const rows: RepairRow[] = [];
  const heard: FaultNews[] = [];
  for (const each of [undefined, ...told]) {
    if (each) heard.push(each);
    const { ends, begins } = repairsSettledBy(rows, standingOf({ reportedAt }, heard).promises);
    for (const { id, end } of ends) Object.assign(rows.find((row) => row.id === id) ?? {}, end);
    for (const begin of begins)
      rows.push({ ...begin, id: String(rows.length), orderId: 'order', faultId: FAULT, endedAt: null });
    expect(rows.filter(({ kind, state }) => kind === 'REPAIR' && state === 'OPEN').length).toBeLessThanOrEqual(1);
  }
  return rows;
}

const owed = (rows: readonly RepairRow[], today: LocalDate) =>
  rows.reduce((sum, row) => sum + repairCompensationOf(row, today).amountInPence, 0);

const repairOf = (reported: string, ended: string) => {
  const rows = ledgerOf(at(reported), [news('REPAIRED', at(ended))]);
  return { promised: rows[0]?.date, owed: owed(rows, '2030-01-01') };
};

describe('a repair (BK-31)', () => {
  test.each([
    ['on Monday, repaired on Wednesday night', '2027-01-11T09:00:00Z', '2027-01-13T23:30:00Z', '2027-01-13', 0],
    ['on Monday, repaired on Thursday', '2027-01-11T09:00:00Z', '2027-01-14T08:00:00Z', '2027-01-14', 1_034],
    ['on Friday, repaired on Wednesday', '2027-01-15T20:00:00Z', '2027-01-20T08:00:00Z', '2027-01-20', 1_034],
    ['on Saturday, repaired on Tuesday', '2027-01-16T09:00:00Z', '2027-01-19T20:00:00Z', '2027-01-19', 0],
    ['before Christmas, repaired after it', '2026-12-24T09:00:00Z', '2026-12-31T09:00:00Z', '2026-12-31', 1_034],
    ['in March 2026, repaired in April', '2026-03-26T09:00:00Z', '2026-04-02T09:00:00Z', '2026-04-02', 998 + 2 * 1_034],
    ['in March 2025, repaired in April', '2025-03-27T09:00:00Z', '2025-04-02T09:00:00Z', '2025-04-02', 2 * 998],
    ['in 2024', '2024-06-03T09:00:00Z', '2024-06-06T09:00:00Z', '2024-06-06', 976],
  ])('reported %s', (_, reported, ended, endedOn, amount) => {
    const found = repairOf(reported, ended);
    expect(found.promised).toBe(addWorkingDays(ukDateOf(at(reported)), 2));
    expect(ukDateOf(at(ended))).toBe(endedOn);
    expect(found.owed).toBe(amount);
  });

  test('that is late is worth more with each day until it is done', () => {
    const rows = ledgerOf(at('2027-01-11T09:00:00Z'), []);
    expect(['2027-01-13', '2027-01-14', '2027-01-16'].map((today) => owed(rows, today))).toEqual([0, 1_034, 3_102]);
  });

  test('that was late before nobody was at home is owed the days until then, and not those until the next visit', () => {
    const told = [
      news('VISIT_BOOKED', at('2027-01-11T10:00:00Z'), { place: 0, date: '2027-01-15' }),
      news('NO_ACCESS', at('2027-01-15T09:00:00Z'), { place: 0, date: '2027-01-15' }),
      news('VISIT_BOOKED', at('2027-01-15T10:00:00Z'), { place: 1, date: '2027-01-20' }),
      news('REPAIRED', at('2027-01-21T09:00:00Z')),
    ];
    expect(owed(ledgerOf(at('2027-01-11T09:00:00Z'), told), '2030-01-01')).toBe((2 + 1) * 1_034);
  });

  test('that the member says is done stays so, whatever the network says later', () => {
    const told = [news('WORKS_AGAIN', at('2027-01-12T09:00:00Z')), news('REPAIRED', at('2027-01-20T09:00:00Z'))];
    const { state, counted } = standingOf({ reportedAt: at('2027-01-11T09:00:00Z') }, told);
    expect([state, counted.length]).toEqual(['WORKS_AGAIN', 1]);
  });
});

describe('a visit that the member moves (BK-31)', () => {
  const reported = at('2027-01-11T09:00:00Z');
  const booked = (date: LocalDate) => news('VISIT_BOOKED', at('2027-01-11T10:00:00Z'), { place: 0, date });
  const moved = (moment: string, date: LocalDate) => news('VISIT_MOVED', at(moment), { place: 0, date });

  /** Promised by the end of Wednesday 13 January. `owed` is what is owed in days once it is repaired on the day of the visit. */
  test.each([
    ['within what was promised', '2027-01-12', '2027-01-11', '2027-01-13', '2027-01-13', 0],
    ['beyond what was promised', '2027-01-12', '2027-01-11', '2027-01-18', '2027-01-18', 0],
    ['to an earlier day', '2027-01-18', '2027-01-12', '2027-01-14', '2027-01-13', 1],
    ['from a day that was late already', '2027-01-18', '2027-01-12', '2027-01-20', '2027-01-15', 5],
    ['when it is late already', '2027-01-18', '2027-01-15', '2027-01-20', '2027-01-17', 5],
  ])('%s', (_, visit, movedOn, to, promised, days) => {
    const told = [booked(visit), moved(`${movedOn}T12:00:00Z`, to), news('REPAIRED', at(`${to}T15:00:00Z`))];
    const rows = ledgerOf(reported, told);
    const repairs = rows.filter(({ kind }) => kind === 'REPAIR');
    expect(repairs.at(-1)?.date).toBe(promised);
    expect(repairs.reduce((sum, row) => sum + repairCompensationOf(row, '2030-01-01').days, 0)).toBe(days);
    expect(rows.filter(({ kind }) => kind === 'REPAIR_VISIT')).toMatchObject([
      { date: visit, state: 'MOVED', causedBy: 'CUSTOMER', endedOn: movedOn },
      { date: to },
    ]);
  });

  test('and moves back is promised each time, and missed once at most', () => {
    const told = [
      booked('2027-01-13'),
      moved('2027-01-11T11:00:00Z', '2027-01-15'),
      moved('2027-01-11T12:00:00Z', '2027-01-13'),
      news('UNABLE_TO_ATTEND', at('2027-01-13T12:00:00Z'), { place: 0, date: '2027-01-13' }),
    ];
    const visits = ledgerOf(reported, told).filter(({ kind }) => kind === 'REPAIR_VISIT');
    expect(visits.map(({ date, state, causedBy }) => [date, state, causedBy])).toEqual([
      ['2027-01-13', 'MOVED', 'CUSTOMER'],
      ['2027-01-15', 'MOVED', 'CUSTOMER'],
      ['2027-01-13', 'BROKEN', 'NETWORK'],
    ]);
    expect(owed(visits, '2027-01-14')).toBe(3_231);
  });

  test('has no engineer until one is named for the new day', () => {
    const named = { ...news('ENGINEER_NAMED', at('2027-01-11T10:30:00Z'), { place: 0, date: '2027-01-12' }) };
    const told = [booked('2027-01-12'), { ...named, engineerName: 'Imogen Marsh' }];
    expect(standingOf({ reportedAt: reported }, told).visits[0]?.engineerName).toBe('Imogen Marsh');
    const after = [...told, moved('2027-01-11T11:00:00Z', '2027-01-15')];
    expect(standingOf({ reportedAt: reported }, after).visits[0]).toMatchObject({
      date: '2027-01-15',
      engineerName: null,
    });
  });

  test('in whichever order it is told, is promised the same', () => {
    const told = [
      booked('2027-01-12'),
      moved('2027-01-11T11:00:00Z', '2027-01-15'),
      moved('2027-01-11T12:00:00Z', '2027-01-18'),
      news('ENGINEER_NAMED', at('2027-01-11T12:30:00Z'), { place: 0, date: '2027-01-18' }),
      news('VISIT_DONE', at('2027-01-18T10:00:00Z'), { place: 0, date: '2027-01-18' }),
      news('REPAIRED', at('2027-01-18T11:00:00Z')),
    ];
    const shown = (rows: readonly RepairRow[]) =>
      rows.map(({ kind, date, state, causedBy }) => `${kind} ${date} ${state} ${causedBy}`).toSorted();
    fc.assert(
      fc.property(fc.shuffledSubarray(told, { minLength: told.length }), (muddled) => {
        const rows = ledgerOf(reported, muddled);
        expect(standingOf({ reportedAt: reported }, muddled)).toEqual(standingOf({ reportedAt: reported }, told));
        const open = rows.filter(({ state }) => state === 'OPEN');
        expect(open).toEqual([]);
        expect(shown(rows)).toEqual(expect.arrayContaining(['REPAIR_VISIT 2027-01-18 KEPT null']));
      }),
    );
  });
});

/** Random lives: visits one after the other, each with an end of its own, and an end of it all. */
const life = fc.record({
  reportedOn: fc.integer({ min: 0, max: 400 }),
  visits: fc.array(
    fc.record({
      waits: fc.integer({ min: 1, max: 6 }),
      end: fc.constantFrom<NewsCode[]>('VISIT_DONE', 'NO_ACCESS', 'UNABLE_TO_ATTEND'),
    }),
    { maxLength: 4 },
  ),
  endsAfter: fc.integer({ min: 0, max: 12 }),
  end: fc.constantFrom<NewsCode[]>('REPAIRED', 'WORKS_AGAIN', 'NO_FAULT_FOUND', 'CUSTOMER_EQUIPMENT', 'SERVICE_ENDED'),
});

function played({ reportedOn, visits, endsAfter, end }: typeof life extends fc.Arbitrary<infer Value> ? Value : never) {
  let day = addDays('2026-01-05', reportedOn);
  const reportedAt = at(`${day}T09:00:00Z`);
  let moment = reportedAt;
  const told: FaultNews[] = [];
  for (const [place, { waits, end: visitEnd }] of visits.entries()) {
    day = addDays(day, waits);
    moment = new Date(moment.getTime() + HOUR_MS);
    told.push(news('VISIT_BOOKED', moment, { place, date: day }));
    moment = at(`${day}T10:00:00Z`);
    told.push(news(visitEnd, moment, { place, date: day }));
  }
  moment = at(`${addDays(day, endsAfter)}T18:00:00Z`);
  return { reportedAt, told: [...told, news(end, moment)], endedOn: ukDateOf(moment) };
}

/** What is owed by the table, reckoned day by day, and not from promises. */
function byTheTable({ reportedAt, told, endedOn }: ReturnType<typeof played>): number {
  const missed = told.filter(({ code }) => code === 'UNABLE_TO_ATTEND');
  const ofVisits = missed.reduce((sum, { visitDate }) => sum + compensationOn(visitDate ?? '').missedVisit, 0);
  const last = told.at(-1)?.code;
  const promised = addWorkingDays(ukDateOf(reportedAt), 2);
  const days = Array.from({ length: Math.max(0, daysBetween(promised, endedOn)) }, (_, n) => addDays(promised, n + 1));
  const absences = told.flatMap(({ code, visitDate }, place) =>
    code === 'NO_ACCESS' && visitDate ? [{ from: visitDate, to: told[place + 1]?.visitDate ?? '9999-12-31' }] : [],
  );
  // Who says that nothing was broken, or that it was the customer's own, ends what runs then; what had ended stays.
  const lastAbsence = absences.at(-1)?.from ?? '';
  const isNobodys = last === 'NO_FAULT_FOUND' || last === 'CUSTOMER_EQUIPMENT';
  const counting = days.filter(
    (day) => !absences.some(({ from, to }) => day > from && day <= to) && (!isNobodys || day <= lastAbsence),
  );
  return ofVisits + counting.reduce((sum, day) => sum + compensationOn(day).lateRepair, 0);
}

test('in random lives what is owed equals the table', () => {
  fc.assert(
    fc.property(life, (given) => {
      const lived = played(given);
      expect(owed(ledgerOf(lived.reportedAt, lived.told), '2030-01-01')).toBe(byTheTable(lived));
    }),
  );
});

test('told late, twice and in any order, no day and no visit counts twice, and it ends in the same way', () => {
  const shuffled = life.chain((given) => {
    const lived = played(given);
    const twice = [...lived.told, ...lived.told];
    return fc.record({
      lived: fc.constant(lived),
      told: fc.shuffledSubarray(twice, { minLength: twice.length, maxLength: twice.length }),
    });
  });
  fc.assert(
    fc.property(shuffled, ({ lived, told }) => {
      const rows = ledgerOf(lived.reportedAt, told);
      const inOrder = standingOf(lived, lived.told);
      expect(standingOf(lived, told)).toEqual(inOrder);
      const days = rows
        .filter(({ kind }) => kind === 'REPAIR')
        .reduce((sum, row) => sum + repairCompensationOf(row, '2030-01-01').days, 0);
      const promised = addWorkingDays(ukDateOf(lived.reportedAt), 2);
      expect(days).toBeLessThanOrEqual(Math.max(0, daysBetween(promised, lived.endedOn)));
      const visits = rows.filter(
        ({ kind, state, causedBy }) => kind === 'REPAIR_VISIT' && state === 'BROKEN' && causedBy === 'NETWORK',
      );
      const missed = lived.told.filter(({ code }) => code === 'UNABLE_TO_ATTEND');
      expect(visits).toHaveLength(missed.length);
      expect(owed(rows, '2030-01-01')).toBeGreaterThanOrEqual(byTheTable(lived) === 0 ? 0 : 1);
    }),
  );
});

describe('an engineer who has come (BK-31)', () => {
  const visit = { place: 1, date: '2027-01-12' };
  const came = [
    news('VISIT_BOOKED', at('2027-01-11T09:00:00Z'), visit),
    news('ENGINEER_SET_OUT', at('2027-01-12T07:30:00Z'), visit),
    news('ENGINEER_ARRIVED', at('2027-01-12T08:00:00Z'), visit),
  ];
  const stands = (...more: FaultNews[]) => standingOf({ reportedAt: at('2027-01-11T08:00:00Z') }, [...came, ...more]);
  const visitPromise = ({ promises }: ReturnType<typeof stands>) =>
    promises.find(({ kind }) => kind === 'REPAIR_VISIT')?.state;

  test('is there until the visit ends, and its promise is open so long', () => {
    expect(stands().visits).toMatchObject([{ state: 'ARRIVED', arrivedOn: '2027-01-12', endedOn: null }]);
    expect(visitPromise(stands())).toBe('OPEN');
  });

  test('has kept the promise of the day, though the work is done on the next', () => {
    const standing = stands(news('VISIT_DONE', at('2027-01-13T00:30:00Z'), visit));
    expect(standing.visits).toMatchObject([{ state: 'DONE', endedOn: '2027-01-13' }]);
    expect(visitPromise(standing)).toBe('KEPT');
  });

  test('has been there where the fault ends before the visit is said to be done', () => {
    const standing = stands(news('REPAIRED', at('2027-01-12T10:00:00Z')));
    expect(standing.visits).toMatchObject([{ state: 'DONE', endedOn: '2027-01-12' }]);
    expect(visitPromise(standing)).toBe('KEPT');
  });

  test('is moved no more, however early they came', () => {
    const [there] = stands().visits;
    if (!there) throw new Error('No visit');
    expect(moveOf(stands(), there, '2027-01-11')).toMatchObject({ blocked: 'TOO_LATE', startDate: null });
  });
});
