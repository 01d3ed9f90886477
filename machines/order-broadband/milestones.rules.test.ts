import { expect, test } from 'vitest';
import { plan, product } from '../choose-plan/choose-plan.cases.ts';
import { booking, order, visited } from '../review-order/review-order.cases.ts';
import { loading, switchingWith } from '../switch-provider/switch-provider.cases.ts';
import { undecided } from '../switch-provider/switch-standing.rules.ts';
import { goLiveOf, milestonesOf } from './milestones.rules.ts';

type Placed = Parameters<typeof milestonesOf>[0];

const visit = visited.outsideVisit;
const outsideVisit = visit && { ...visit, date: '2026-12-01', slot: 'AM' as const };
const inHomeVisit = visit && { ...visit, date: '2026-12-08', slot: 'PM' as const };

/** An order of 23 November with both visits. */
const ordered = (change: Partial<Placed> = {}): Placed => ({
  order,
  plan: { ...plan, provisionalStartDate: null, serviceStart: null },
  booking: { ...booking, outsideVisit, inHomeVisit },
  customisation: { productId: product.productId, meshWifi: false, connectionDate: null },
  switching: undecided('Archer'),
  ...change,
});

test('the days of an order stand in the order in which they come (OR-07)', () => {
  expect(milestonesOf(ordered())).toEqual([
    { kind: 'ordered', date: '2026-11-23T10:00:00Z' },
    { kind: 'outside', date: '2026-12-01', slot: 'AM' },
    { kind: 'router', date: null },
    { kind: 'home', date: '2026-12-08', slot: 'PM' },
    { kind: 'live', date: '2026-12-08' },
    { kind: 'charged', date: '2026-12-08' },
  ]);
});

test('a home without visits has none on its way (BK-07)', () => {
  const days = milestonesOf(ordered({ booking: { ...booking, outsideVisit: null, inHomeVisit: null } }));
  expect(days.map(({ kind }) => kind)).toEqual(['ordered', 'router', 'live', 'charged']);
});

test('the first month is charged on the Go Live date (OR-08)', () => {
  const days = milestonesOf(ordered());
  const on = (wanted: string) => days.find(({ kind }) => kind === wanted)?.date;
  expect(on('charged')).toBe(on('live'));
});

test('the Go Live date is the gateway’s where it names one, else that of the home visit, else the customer’s (CU-03)', () => {
  expect(goLiveOf(ordered({ order: { ...order, plan: { ...plan, provisionalStartDate: '2026-12-09' } } }))).toBe(
    '2026-12-09',
  );
  expect(goLiveOf(ordered())).toBe('2026-12-08');
  const noVisit = { booking: { ...booking, outsideVisit: null, inHomeVisit: null } };
  const wish = { productId: product.productId, meshWifi: false, connectionDate: '2026-12-24' };
  expect(goLiveOf(ordered({ ...noVisit, customisation: wish }))).toBe('2026-12-24');
  expect(goLiveOf(ordered(noVisit))).toBeNull();
});

test('a customer who switches sees when the old broadband ends; nobody else does (SW-11)', () => {
  const kinds = (placed: Placed) => milestonesOf(placed).map(({ kind }) => kind);
  expect(kinds(ordered({ switching: switchingWith(loading) }))).toContain('oldServiceEnds');
  expect(kinds(ordered())).not.toContain('oldServiceEnds');
});
