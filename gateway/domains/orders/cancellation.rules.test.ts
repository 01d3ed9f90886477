import { describe, expect, test } from 'vitest';
import { cancellationOf, notCancellable } from './cancellation.rules.ts';
import type { OrderState } from './orders.types.ts';

const orderDate = new Date('2026-11-23T09:00:00Z');

function visit(appointmentDate: string, given: { state?: string; rebookingRequired?: boolean } = {}) {
  return { state: 'CONFIRMED', rebookingRequired: false, ...given, appointmentDate };
}

function standing(state: OrderState, today: string, visits = [visit('2026-12-01'), visit('2026-12-15')]) {
  return cancellationOf({ state, orderDate }, { visits, goLive: '2026-12-15' }, today);
}

describe('an order can be ended (DB-06)', () => {
  test('until 00:00 on the day before the first visit, whichever that is', () => {
    expect(standing('COMMITTED', '2026-11-29')).toEqual({ how: 'CANCEL', until: '2026-11-29' });
    expect(standing('COMMITTED', '2026-11-30').how).toBe('WITHDRAW');
    expect(standing('RECEIVED', '2026-12-06', [visit('2026-12-15'), visit('2026-12-08')])).toEqual({
      how: 'CANCEL',
      until: '2026-12-06',
    });
  });

  test('then by withdrawing, within 14 days counted from the day after the order', () => {
    expect(standing('COMMITTED', '2026-12-07')).toEqual({ how: 'WITHDRAW', until: '2026-12-07' });
    expect(standing('COMMITTED', '2026-12-08')).toEqual({ how: null, until: null });
  });

  test('by a day of the clock in the United Kingdom: an order at half past midnight in summer is of that day', () => {
    const atNight = { state: 'COMMITTED', orderDate: new Date('2027-06-30T23:30:00Z') } as const;
    const visits = [visit('2027-07-02')];
    expect(cancellationOf(atNight, { visits, goLive: null }, '2027-07-15')).toEqual({
      how: 'WITHDRAW',
      until: '2027-07-15',
    });
    expect(cancellationOf(atNight, { visits, goLive: null }, '2027-07-16').how).toBeNull();
  });

  test('for as long as it is delayed, on any day', () => {
    expect(standing('DELAYED', '2027-03-01')).toEqual({ how: 'CANCEL', until: null });
  });

  test('until the day before Go Live where nobody has to come; visits that are over do not count', () => {
    expect(standing('COMMITTED', '2026-12-13', [])).toEqual({ how: 'CANCEL', until: '2026-12-13' });
    const gone = [visit('2026-12-01', { state: 'CANCELLED' })];
    expect(standing('COMMITTED', '2026-12-13', gone)).toEqual({ how: 'CANCEL', until: '2026-12-13' });
  });

  test('while the visit that is left has no date, also once the outside install is made and the 14 days are over (DB-04)', () => {
    const made = visit('2026-12-01');
    const waiting = visit('2026-12-15', { rebookingRequired: true });
    expect(standing('COMMITTED', '2027-02-01', [made, waiting])).toEqual({ how: 'CANCEL', until: null });
    expect(standing('COMMITTED', '2027-02-01', [waiting])).toEqual({ how: 'CANCEL', until: null });
    // Somebody is on the way.
    expect(standing('COMMITTED', '2026-11-30', [made, waiting]).how).toBe('WITHDRAW');
    expect(standing('COMMITTED', '2026-12-01', [made, waiting]).how).toBe('WITHDRAW');
    expect(standing('COMMITTED', '2026-12-02', [made, waiting]).how).toBe('CANCEL');
    expect(standing('COMMITTED', '2027-02-01', [made, visit('2027-02-02')]).how).toBeNull();
  });

  test('at any time while no day is known', () => {
    expect(cancellationOf({ state: 'RECEIVED', orderDate }, { visits: [], goLive: null }, '2027-05-01')).toEqual({
      how: 'CANCEL',
      until: null,
    });
  });

  test.each(['COMPLETED', 'CANCELLING', 'CANCELLED', 'REJECTED'] as const)('and not once it is %s', (state) => {
    expect(standing(state, '2026-11-24')).toEqual({ how: null, until: null });
  });
});

test('a refusal says why', () => {
  const words = (['COMMITTED', 'COMPLETED', 'REJECTED'] as const).map((state) => notCancellable(state).message);
  expect(new Set(words).size).toBe(3);
  expect(words.join(' ')).toContain('too late');
});
