import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { customerAfter, type Past } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { product, plan } from '../choose-plan/choose-plan.cases.ts';
import { booking, order } from '../review-order/review-order.cases.ts';
import { failedWith, matched, riverbourne, switchingWith } from '../switch-provider/switch-provider.cases.ts';
import {
  agreed,
  aMember,
  aVisitor,
  awaited,
  booked,
  broken,
  customised,
  openPage,
  ordered,
  pasts,
  refusedPage,
  settled,
  switchTells,
  wishes,
  withoutUs,
} from './customers.cases.ts';
import { watchTells } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';
import { selectOrderBroadband } from './order-broadband.selectors.ts';
import type { SwitchStatus } from './order-broadband.types.ts';

const shown = (past: Past, begins = aMember) =>
  selectOrderBroadband(
    customerAfter(orderBroadbandMachine, begins, past).now() as SnapshotFrom<typeof orderBroadbandMachine>,
  );

const visit = (date: string) => ({ appointmentId: date, date, slot: 'AM' as const, formattedSlot: '8am-12pm' });
const bookedWith = (visits: object) => answered('bookInstall', { ...booking, ...visits });

test('the pages show what was chosen, for whom and for which home (OR-07)', () => {
  expect(shown([...pasts.atReview, ordered()])).toEqual({
    missing: null,
    order,
    booking,
    product,
    plan,
    customisation: wishes,
    switching: withoutUs,
    savedCode: null,
    switchNews: null,
    placedSwitch: null,
    step: null,
    updates: 'offered',
    connectionDate: '2026-12-10',
    hasVisits: false,
    address: '12 Saltmarsh Row, Larkhaven, LK1 1AA',
    email: 'rowan.archer@example.com',
  });
});

test('a visitor who begins has chosen nothing', () => {
  expect(shown([refusedPage('/order-confirmation')], aVisitor)).toMatchObject({
    missing: 'address',
    order: null,
    booking: null,
    plan: null,
    connectionDate: null,
    hasVisits: false,
    address: '',
    email: '',
  });
});

test('the code of a saved journey is shown while it is not found', () => {
  const past = [{ type: 'savedJourney.requested', code: 'K7M2QX9P' }, answered('findSavedJourney', null)];
  expect(shown(past).savedCode).toBe('K7M2QX9P');
});

test.each([
  ['at the address', [], null],
  ['at the plans', pasts.atPlans, 'Plan'],
  ['at the switch', pasts.atSwitch, 'Plan'],
  ['at customising', pasts.atCustomising, 'Plan'],
  ['at the booking', pasts.atBooking, 'Install'],
  ['at the review', pasts.atReview, 'Review'],
  ['after the order', [...pasts.atReview, ordered()], null],
] as const)('the progress bar %s says %s (RT-05)', (_, past, step) => expect(shown(past).step).toBe(step));

const open = (status: SwitchStatus | null) => [
  ...pasts.atSwitch,
  switchTells({ ...switchingWith(matched), status }),
  openPage('customisingPlan'),
];
const standings = [
  ['was begun, and asked for nowhere', null, 'unfinished'],
  ['is looked for', awaited.status, 'checking'],
  ['was found', matched, 'ready'],
  ['was not found', failedWith('1106'), 'repair'],
  ['is in a state that nobody told us of', { ...matched, state: 'pondering' }, 'repair'],
  ['is agreed', agreed.status, null],
] as const;

test.each(standings)(
  'who goes on with a switch that %s is told so while customising and booking (SW-07)',
  (_, status, news) => {
    expect(shown(open(status)).switchNews).toBe(news);
    expect(shown([...open(status), customised]).switchNews).toBe(news);
  },
);

test('no news of the switch are told elsewhere, nor to whoever goes without', () => {
  expect(shown([...pasts.atSwitch, switchTells(awaited)]).switchNews).toBeNull();
  expect(shown([...open(matched), openPage('choosingPlan')]).switchNews).toBeNull();
  expect(shown(pasts.atCustomising).switchNews).toBeNull();
  expect(shown([...pasts.atSwitch, openPage('customisingPlan')]).switchNews).toBeNull();
  expect(
    shown([...pasts.atSwitch, switchTells({ ...awaited, wish: 'self' }), openPage('customisingPlan')]).switchNews,
  ).toBeNull();
});

test('the summary tells what became of the switch, with its fault (SW-09)', () => {
  const placed = [...pasts.atSwitch, settled(agreed), customised, booked, ordered()];
  const provider = riverbourne.name;
  expect(shown(placed).placedSwitch).toEqual({ news: 'telling', provider, code: null, mayTryAgain: false });
  const refused = [...placed, watchTells(failedWith('1201'))];
  expect(shown(refused).placedSwitch).toEqual({ news: 'notOrdered', provider, code: '1201', mayTryAgain: true });
});

test('nothing is told of a switch that nobody asked for', () => {
  expect(shown(open(null)).placedSwitch).toBeNull();
  expect(shown([...pasts.atSwitch, settled({ ...agreed, wish: 'self' })]).placedSwitch).toBeNull();
});

test.each([
  ['offered', []],
  ['switchingOn', ['updates.requested']],
  ['on', ['updates.requested', answered('optIn')]],
  ['failed', ['updates.requested', failed('optIn', broken)]],
] as const)('news of the order are %s (OR-09)', (updates, steps) => {
  expect(shown([...pasts.atReview, ordered(), ...steps]).updates).toBe(updates);
});

test('engineers come where either visit is booked', () => {
  const outsideVisit = visit('2026-12-14');
  const inHomeVisit = visit('2026-12-16');
  expect(shown([...pasts.atBooking, bookedWith({ outsideVisit })]).hasVisits).toBe(true);
  expect(shown([...pasts.atBooking, bookedWith({ inHomeVisit })]).hasVisits).toBe(true);
});

test('the day is the one chosen, but not before the outside visit is over; the in-home visit decides it itself (CU-03)', () => {
  const outsideVisit = visit('2026-12-14');
  expect(shown(pasts.atBooking).connectionDate).toBeNull();
  expect(shown([...pasts.atBooking, bookedWith({ outsideVisit })]).connectionDate).toBe('2026-12-15');
  expect(shown([...pasts.atBooking, bookedWith({ inHomeVisit: outsideVisit })]).connectionDate).toBeNull();
});
