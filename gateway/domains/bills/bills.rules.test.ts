import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, eachDay, type LocalDate } from '../../../platform/clock/local-date.ts';
import { daysWorth, vatIn } from './bill-lines.rules.ts';
import { billingMonth, monthsLeft } from './billing-months.rules.ts';
import { billAfter, missingBills } from './bills.rules.ts';
import type { Account, Line, MadeBill, Owed } from './bills.types.ts';

const PRODUCT = '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150';

function accountOf(given: Partial<Account> = {}): Account {
  const goLive = given.goLive ?? '2026-12-15';
  return {
    goLive,
    lastDay: null,
    prices: [{ from: goLive, productId: PRODUCT, planInPence: 2_500, addOnInPence: 0 }],
    setUpInPence: 0,
    owed: [],
    pauses: [],
    boosts: [],
    ending: null,
    ...given,
  };
}

function late(given: Partial<Owed> = {}): Owed {
  return {
    promiseId: 'promise',
    reason: 'LATE_GO_LIVE',
    date: '2026-12-12',
    days: 3,
    rateInPence: 646,
    per: 'DAY',
    amountInPence: 3 * 646,
    settledOn: '2026-12-15',
    ...given,
  };
}

const told = ({ lines, totalInPence }: MadeBill) => [
  ...lines.map(({ kind, amountInPence }) => `${kind} ${amountInPence}`),
  `= ${totalInPence}`,
];
const bills = (account: Account, until: LocalDate) => missingBills(account, [], until);

describe('a billing month', () => {
  test('is counted from the Go Live date, so that a short month moves no later bill', () => {
    const froms = (goLive: string) => [0, 1, 2, 3].map((index) => billingMonth(goLive, index).from);
    expect(froms('2027-01-31')).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(froms('2028-01-31')).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
    expect(froms('2028-02-29')).toEqual(['2028-02-29', '2028-03-29', '2028-04-29', '2028-05-29']);
    expect(billingMonth('2027-01-31', 0)).toEqual({ from: '2027-01-31', to: '2027-02-27', days: 28 });
  });

  test('follows the one before without a gap, from every day of four years', () => {
    const odd = eachDay('2026-01-01', '2029-12-31').flatMap((goLive) =>
      Array.from({ length: 13 }, (_, index) => billingMonth(goLive, index)).filter(({ from, to, days }, index) => {
        const [dayOfMonth, dayOfGoLive] = [Number(from.slice(8)), Number(goLive.slice(8))];
        const isLastDay = addDays(from, 1).endsWith('-01');
        const isSameDay = dayOfMonth === dayOfGoLive || (dayOfMonth < dayOfGoLive && isLastDay);
        const isWhole = billingMonth(goLive, index + 1).from === addDays(to, 1) && daysBetween(from, to) + 1 === days;
        return !isSameDay || !isWhole;
      }),
    );
    expect(odd).toEqual([]);
  });

  test('is left of a term while its bill is not due yet', () => {
    expect(monthsLeft('2026-12-15', '2027-12-14', '2026-12-14')).toBe(12);
    expect(monthsLeft('2026-12-15', '2027-12-14', '2026-12-15')).toBe(11);
    expect(monthsLeft('2026-12-15', '2027-12-14', '2027-11-14')).toBe(1);
    expect(monthsLeft('2026-12-15', '2027-12-14', '2027-11-15')).toBe(0);
    expect(monthsLeft('2026-12-15', '2027-01-14', '2026-12-15')).toBe(0);
    expect(monthsLeft('2026-12-15', null, '2026-12-15')).toBe(0);
  });
});

describe('pence', () => {
  test.each([
    [2_500, 417],
    [2_900, 483],
    [-2_500, -417],
    [1, 0],
    [-1, 0],
    [3, 1],
    [0, 0],
  ])('of %i are %i VAT', (amount, vat) => {
    expect(vatIn(amount)).toBe(vat);
  });

  test('of days are rounded as a sum: all days of a month are its price', () => {
    for (const days of [28, 29, 30, 31]) expect(daysWorth(2_501, days, { days })).toBe(2_501);
    expect(daysWorth(2_500, 1, { days: 31 })).toBe(81);
    expect(daysWorth(2_500, 10, { days: 31 })).toBe(806);
    expect(daysWorth(2_500, 1, { days: 28 })).toBe(89);
  });
});

describe('a bill', () => {
  test('charges the month that begins, what was added, and the set-up once', () => {
    const prices = [{ from: '2026-12-15', productId: PRODUCT, planInPence: 2_500, addOnInPence: 400 }];
    const [first, second] = bills(accountOf({ prices, setUpInPence: 3_000 }), '2027-01-15');
    expect(first && told(first)).toEqual(['PLAN 2500', 'ADD_ON 400', 'SET_UP 3000', '= 5900']);
    expect(first).toMatchObject({ from: '2026-12-15', to: '2027-01-14', vatInPence: 417 + 67 + 500 });
    expect(second && told(second)).toEqual(['PLAN 2500', 'ADD_ON 400', '= 2900']);
  });

  test('takes a change of plan from its own date on', () => {
    const price = (from: string, planInPence: number) => ({ from, productId: PRODUCT, planInPence, addOnInPence: 0 });
    const prices = [price('2027-02-15', 4_500), price('2026-12-15', 2_500), price('2027-01-01', 3_500)];
    const totals = bills(accountOf({ prices }), '2027-03-15').map(({ totalInPence }) => totalInPence);
    expect(totals).toEqual([2_500, 3_500, 4_500, 4_500]);
  });

  test('names the boosts of the month before, free of charge, each once', () => {
    const boost = (startedAt: string, until: string) => ({ startedAt: new Date(startedAt), until: new Date(until) });
    const boosts = [
      boost('2026-12-15T13:00:00Z', '2026-12-16T13:00:00Z'),
      // In the UK, where the day of a bill begins at midnight.
      boost('2027-01-14T23:59:59Z', '2027-01-15T23:59:59Z'),
      boost('2027-01-15T00:00:00Z', '2027-01-15T06:00:00Z'),
      boost('2027-05-14T22:59:59Z', '2027-05-15T22:59:59Z'),
      boost('2027-05-14T23:00:00Z', '2027-05-15T23:00:00Z'),
    ];
    const made = bills(accountOf({ boosts }), '2027-06-15');
    const named = made.map(({ lines }) => lines.filter(({ kind }) => kind === 'BOOST'));
    expect(named.map((lines) => lines.map(({ from, to }) => `${from} ${to}`))).toEqual([
      [],
      ['2026-12-15 2026-12-16', '2027-01-14 2027-01-15'],
      ['2027-01-15 2027-01-15'],
      [],
      [],
      ['2027-05-14 2027-05-15'],
      ['2027-05-15 2027-05-16'],
    ]);
    expect(named.flat().every(({ amountInPence, vatInPence }) => amountInPence === 0 && vatInPence === 0)).toBe(true);
    expect(new Set(made.map(({ totalInPence }) => totalInPence))).toEqual(new Set([2_500]));
  });

  test('credits a broken promise once, with its reason, and no VAT', () => {
    const [first, second] = bills(accountOf({ owed: [late()] }), '2027-01-15');
    expect(first && told(first)).toEqual(['PLAN 2500', 'COMPENSATION -1938', '= 562']);
    expect(first?.vatInPence).toBe(417);
    expect(first?.lines[1]).toMatchObject({ from: '2026-12-12', to: '2026-12-14', days: 3, reason: 'LATE_GO_LIVE' });
    expect(second && told(second)).toEqual(['PLAN 2500', '= 2500']);
  });

  test('credits what is settled later by the next bill', () => {
    const account = accountOf({ owed: [late({ settledOn: '2026-12-16' })] });
    expect(bills(account, '2027-01-15').map(({ totalInPence }) => totalInPence)).toEqual([2_500, 562]);
  });

  test('is never negative: what is left of a credit goes over to the next, as often as it takes', () => {
    const [first, second, third, fourth] = bills(accountOf({ owed: [late({ amountInPence: 7_000 })] }), '2027-03-15');
    expect(first && told(first)).toEqual(['PLAN 2500', 'COMPENSATION -7000', 'CARRIED_OVER 4500', '= 0']);
    expect(second && told(second)).toEqual(['PLAN 2500', 'CARRIED_OVER -4500', 'CARRIED_OVER 2000', '= 0']);
    expect(third && told(third)).toEqual(['PLAN 2500', 'CARRIED_OVER -2000', '= 500']);
    expect(fourth && told(fourth)).toEqual(['PLAN 2500', '= 2500']);
    expect(third?.lines[1]).toMatchObject({ from: '2027-01-15', to: '2027-02-15' });
  });

  test('credits paused days of the months before, those of a pause that is not over as well', () => {
    const pauses = [{ id: 'pause', from: '2027-01-10', to: '2027-02-20' }];
    const [, second, third] = bills(accountOf({ pauses }), '2027-02-15');
    expect(second && told(second)).toEqual(['PLAN 2500', 'PAUSE -403', '= 2097']);
    expect(second?.lines[1]).toMatchObject({ from: '2027-01-10', to: '2027-01-14', days: 5, ofDays: 31 });
    expect(third && told(third)).toEqual(['PLAN 2500', 'PAUSE -2500', '= 0']);
    expect(third?.vatInPence).toBe(0);
  });

  test('is not made for a month after the last day of service', () => {
    const months = (lastDay: LocalDate) =>
      bills(accountOf({ lastDay }), '2030-01-01').flatMap(({ from, isFinal }) => (isFinal ? [] : [from]));
    expect(months('2027-02-15')).toEqual(['2026-12-15', '2027-01-15', '2027-02-15']);
    expect(months('2027-02-14')).toEqual(['2026-12-15', '2027-01-15']);
  });
});

const date = fc.integer({ min: 0, max: 3 * 365 }).map((days) => addDays('2026-01-01', days));
const account = fc
  .record({
    goLive: date,
    planInPence: fc.integer({ min: 1, max: 9_999 }),
    addOnInPence: fc.constantFrom(0, 400),
    setUpInPence: fc.constantFrom(0, 3_000),
    owed: fc.array(fc.record({ amountInPence: fc.integer({ min: 1, max: 20_000 }), after: fc.nat(400) })),
    pause: fc.option(fc.record({ after: fc.nat(300), days: fc.nat(90) })),
    served: fc.option(fc.nat(500)),
  })
  .map(({ goLive, planInPence, addOnInPence, setUpInPence, owed, pause, served }) =>
    accountOf({
      goLive,
      lastDay: served === null ? null : addDays(goLive, served),
      prices: [{ from: goLive, productId: PRODUCT, planInPence, addOnInPence }],
      setUpInPence,
      owed: owed.map(({ amountInPence, after }, at) =>
        late({ promiseId: String(at), amountInPence, settledOn: addDays(goLive, after) }),
      ),
      pauses: pause
        ? [{ id: 'pause', from: addDays(goLive, pause.after), to: addDays(goLive, pause.after + pause.days) }]
        : [],
    }),
  );

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amountInPence }) => sum + amountInPence, 0);

test('whenever the jobs run, the same bills come of it, none is negative, and no credit is lost or given twice', () => {
  fc.assert(
    fc.property(account, fc.array(fc.nat(200), { maxLength: 8 }), (given, waits) => {
      const made: MadeBill[] = [];
      let today = given.goLive;
      for (const days of waits) {
        today = addDays(today, days);
        made.push(...missingBills(given, made, today));
        expect(missingBills(given, made, today)).toEqual([]);
      }
      made.push(...missingBills(given, made, today));
      expect(made).toEqual(missingBills(given, [], today));
      expect(new Set(made.map(({ from }) => from)).size).toBe(made.length);
      const last = given.lastDay !== null && given.lastDay < today ? given.lastDay : today;
      const months = made.filter(({ isFinal }) => !isFinal);
      expect(months.map(({ from }) => from)).toEqual(
        Array.from({ length: months.length }, (_, index) => addMonths(given.goLive, index)),
      );
      expect(addMonths(given.goLive, months.length) > last).toBe(true);
      for (const { lines, totalInPence, vatInPence } of made) {
        expect(totalInPence).toBe(sumOf(lines));
        expect(Math.min(totalInPence, vatInPence)).toBeGreaterThanOrEqual(0);
      }
      const all = made.flatMap(({ lines }) => lines);
      const promises = all.flatMap(({ promiseId }) => promiseId ?? []);
      const lastBill = made.at(-1);
      const isFinal = lastBill?.isFinal ?? false;
      const settled = given.owed.filter(
        ({ settledOn }) => isFinal || (lastBill !== undefined && settledOn <= lastBill.from),
      );
      expect(promises.toSorted()).toEqual(settled.map(({ promiseId }) => promiseId).toSorted());
      // What was handed on has been taken, but for the credit that the last bill leaves.
      const carried = sumOf(all.filter(({ kind }) => kind === 'CARRIED_OVER'));
      const left = sumOf(
        lastBill?.lines.filter(({ kind, amountInPence }) => kind === 'CARRIED_OVER' && amountInPence > 0) ?? [],
      );
      expect(carried).toBe(left);
      const days = all.filter(({ kind }) => kind === 'PAUSE').reduce((sum, line) => sum + (line.days ?? 0), 0);
      const [pause] = given.pauses;
      const until = lastBill && pause?.to ? [addDays(lastBill.from, -1), pause.to].toSorted()[0] : undefined;
      // What goes on after the last day of service is given back with the days after it.
      expect(days).toBe(pause && until ? Math.max(0, daysBetween(pause.from, until) + 1) : 0);
    }),
    { numRuns: 200 },
  );
});

test('the next bill is the one that is made when its day has come', () => {
  fc.assert(
    fc.property(account, fc.nat(20), (given, months) => {
      const made = missingBills(given, [], addMonths(given.goLive, months));
      const next = billAfter(given, made);
      expect(next ? missingBills(given, made, next.from)[0] : undefined).toEqual(next);
    }),
  );
});
