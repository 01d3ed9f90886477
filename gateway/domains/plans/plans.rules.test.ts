import { describe, expect, test } from 'vitest';
import { catalogue } from '../products/products.catalogue.ts';
import {
  assertConnectionDate,
  assertOrderable,
  canBecome,
  contractTerm,
  exitFeePerMonth,
  goLiveDate,
  pricesOf,
} from './plans.rules.ts';
import type { PlanState } from './plans.types.ts';

const noVisits = { preworkRequired: false, inhomeRequired: false };
const monday = '2026-11-23';

test('a contract of twelve months lasts until the day before the same date next year', () => {
  expect(contractTerm('2026-12-15', 12)).toEqual({ start: '2026-12-15', end: '2027-12-14' });
  expect(contractTerm('2027-01-31', 1)).toEqual({ start: '2027-01-31', end: '2027-02-27' });
});

test('mesh wifi is paid monthly, and set-up only on a rolling plan (CU-02)', () => {
  const [fixed, rolling] = [catalogue[0], catalogue[3]];
  if (!fixed || !rolling) throw new Error('The catalogue is short');
  expect(pricesOf(fixed, false)).toEqual({ upfrontPriceInPence: 0, monthlyPriceInPence: 2_500 });
  expect(pricesOf(fixed, true)).toEqual({ upfrontPriceInPence: 0, monthlyPriceInPence: 2_900 });
  expect(pricesOf(rolling, false)).toEqual({ upfrontPriceInPence: 3_000, monthlyPriceInPence: 2_500 });
});

test('ending a rolling plan costs nothing, ending a fixed term less than its months would have', () => {
  expect(exitFeePerMonth(2_500, 1)).toBe(0);
  expect(exitFeePerMonth(2_500, 12)).toBe(1_500);
  expect(exitFeePerMonth(2_999, 12)).toBe(1_799);
});

describe('the connection date (CU-03)', () => {
  test.each(['2026-11-30', '2027-02-23'])('may be %s, within the window', (date) => {
    expect(() => assertConnectionDate(date, monday, noVisits)).not.toThrow();
  });

  test('cannot be earlier than the network can connect the home', () => {
    expect(() => assertConnectionDate('2026-11-29', monday, noVisits)).toThrow(
      expect.objectContaining({
        status: 400,
        code: 'invalid.request',
        message: expect.stringContaining('Monday 30 November 2026'),
      }),
    );
  });

  test('cannot be more than three months ahead (BK-22)', () => {
    expect(() => assertConnectionDate('2027-02-24', monday, noVisits)).toThrow(
      'Sorry, dates not available yet. Choose an earlier date.',
    );
  });
});

describe('the answer to the address check decides whether a plan can be made', () => {
  test.each(['SINGLE_ADDRESS_MATCH', 'SWITCHING_NOT_AVAILABLE'])('%s: yes', (status) => {
    expect(() => assertOrderable(status)).not.toThrow();
  });

  test.each(['NO_PRODUCTS', 'OLT_P2P', 'NO_UPRN', 'A_STATUS_OF_TOMORROW'])('%s: no (PL-04)', (status) => {
    expect(() => assertOrderable(status)).toThrow('Sorry, we are are unable to provide you with a plan at this time.');
  });

  test('several homes: one has to be chosen first', () => {
    expect(() => assertOrderable('MULTIPLE_ADDRESS_MATCH')).toThrow(
      expect.objectContaining({ code: 'premise.undecided' }),
    );
  });
});

test('a plan that has ended stays ended, and an ordered one is no draft again (OR-06)', () => {
  const states: PlanState[] = ['DRAFT', 'ORDERED', 'ACTIVE', 'CHANGING', 'PAUSED', 'CEASING', 'ENDED'];
  expect(states.filter((state) => canBecome('ENDED', state))).toEqual([]);
  expect(states.filter((state) => canBecome(state, 'DRAFT'))).toEqual([]);
  expect(canBecome('DRAFT', 'ORDERED')).toBe(true);
});

test('a home goes live with the in-home visit, else on the day asked for, else as soon as it can', () => {
  const outside = { visitType: 'PRE_WORK', appointmentDate: '2026-12-01' } as const;
  const inside = { visitType: 'IN_HOME', appointmentDate: '2026-12-08' } as const;
  const plan = { connectionDate: '2026-12-14', preworkRequired: true, inhomeRequired: true };
  expect(goLiveDate(plan, [outside, inside], '2026-11-23')).toBe('2026-12-08');
  const outsideOnly = { ...plan, inhomeRequired: false };
  expect(goLiveDate(outsideOnly, [outside], '2026-11-23')).toBe('2026-12-14');
  expect(goLiveDate({ ...outsideOnly, connectionDate: null }, [outside], '2026-11-23')).toBe('2026-12-02');
  expect(goLiveDate({ ...outsideOnly, connectionDate: '2026-11-25' }, [outside], '2026-11-23')).toBe('2026-12-02');
});
