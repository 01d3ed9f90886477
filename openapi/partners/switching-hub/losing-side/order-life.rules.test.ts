import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultCodes } from '../fault-codes.ts';
import { answerTo, isFaultOf, type OrderFacts, type OrderStatus, type OrderStep } from './order-life.rules.ts';

const today = '2026-12-01';

type Order = NonNullable<OrderFacts['order']>;

const order = (status: OrderStatus, given: Partial<Order> = {}): Order => ({
  status,
  matchedOn: '2026-11-23',
  plannedDate: status === 'new' ? null : '2026-12-08',
  ...given,
});

const facts = (given: Partial<OrderFacts>): OrderFacts => ({
  order: order('new'),
  isOtherTaken: false,
  isSwitching: false,
  isCeased: false,
  openOrder: undefined,
  ...given,
});

const later = '2026-12-10';

describe('a switch order at the losing provider', () => {
  test('is confirmed, updated as often as needed, and triggered', () => {
    const confirmed = answerTo('order', facts({}), later, today);
    expect(confirmed).toEqual({ status: 'confirmed', plannedDate: later });
    const updated = answerTo('update', facts({ order: order('confirmed') }), '2026-12-20', today);
    expect(updated).toEqual({ status: 'updated', plannedDate: '2026-12-20' });
    const again = answerTo('update', facts({ order: order('updated') }), today, today);
    expect(again).toEqual({ status: 'updated', plannedDate: today });
    const triggered = answerTo('trigger', facts({ order: order('updated') }), today, today);
    expect(triggered).toEqual({ status: 'triggered', plannedDate: '2026-12-08' });
  });

  test('may be cancelled instead', () => {
    for (const status of ['confirmed', 'updated'] as const)
      expect(answerTo('cancel', facts({ order: order(status) }), undefined, today)).toMatchObject({
        status: 'cancelled',
      });
  });

  const expired = { matchedOn: '2026-10-01', plannedDate: '2026-10-30' };
  test.each<[string, OrderStep, Partial<OrderFacts>, string | undefined]>([
    ['1201', 'order', { order: undefined }, later],
    ['1202', 'order', { order: order('new', { matchedOn: '2026-10-30' }) }, later],
    ['1203', 'order', {}, undefined],
    ['1203', 'order', {}, '2026-02-30'],
    ['1203', 'order', {}, 'soon'],
    ['1203', 'order', {}, '2026-11-30'],
    ['1204', 'order', { order: order('triggered') }, later],
    ['1205', 'order', { order: order('cancelled') }, later],
    ['1211', 'order', { isSwitching: true }, later],
    ['1212', 'order', { isCeased: true }, later],
    ['1213', 'order', { order: order('confirmed') }, later],
    ['1213', 'order', { isOtherTaken: true }, later],
    ['1214', 'order', { openOrder: 'cease' }, later],
    ['1215', 'order', { openOrder: 'modify' }, later],
    ['1301', 'update', { order: undefined }, later],
    ['1302', 'update', { order: order('confirmed', expired) }, later],
    ['1303', 'update', { order: order('confirmed') }, '2026-11-30'],
    ['1304', 'update', { order: order('triggered') }, later],
    ['1305', 'update', { order: order('cancelled') }, later],
    ['1306', 'update', {}, later],
    ['1401', 'trigger', { order: undefined }, today],
    ['1402', 'trigger', { order: order('updated', expired) }, today],
    ['1403', 'trigger', { order: order('confirmed') }, '2026-12-02'],
    ['1403', 'trigger', { order: order('confirmed') }, undefined],
    ['1404', 'trigger', { order: order('triggered') }, today],
    ['1405', 'trigger', { order: order('cancelled') }, today],
    ['1406', 'trigger', {}, today],
    ['1501', 'cancel', { order: undefined }, undefined],
    ['1502', 'cancel', { order: order('confirmed', expired) }, undefined],
    ['1504', 'cancel', { order: order('triggered') }, undefined],
    ['1505', 'cancel', { order: order('cancelled') }, undefined],
    ['1506', 'cancel', {}, undefined],
  ])('is refused with %s', (fault, step, given, date) => {
    expect(answerTo(step, facts(given), date, today)).toEqual({ fault });
    expect(isFaultOf(step, fault)).toBe(true);
  });

  test('can be ordered on the 31st day after the match, and not on the 32nd', () => {
    const matched = facts({ order: order('new', { matchedOn: '2026-11-01' }) });
    expect(answerTo('order', matched, '2026-12-24', '2026-12-02')).toMatchObject({ status: 'confirmed' });
    expect(answerTo('order', matched, '2026-12-24', '2026-12-03')).toEqual({ fault: '1202' });
  });

  test('lives by the states alone, whatever comes in whatever order', () => {
    const allowed: Record<OrderStatus, readonly string[]> = {
      new: ['confirmed'],
      confirmed: ['updated', 'triggered', 'cancelled'],
      updated: ['updated', 'triggered', 'cancelled'],
      triggered: [],
      cancelled: [],
    };
    const steps = fc.array(fc.constantFrom<OrderStep>('order', 'update', 'trigger', 'cancel'), { maxLength: 12 });
    fc.assert(
      fc.property(steps, (messages) => {
        let current = order('new');
        for (const step of messages) {
          const outcome = answerTo(step, facts({ order: current }), today, today);
          if ('fault' in outcome) {
            expect(faultCodes).toContain(outcome.fault);
            expect(isFaultOf(step, outcome.fault)).toBe(true);
          } else {
            expect(allowed[current.status]).toContain(outcome.status);
            current = order(outcome.status, { plannedDate: outcome.plannedDate });
          }
        }
      }),
    );
  });
});
