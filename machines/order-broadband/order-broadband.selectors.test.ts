import { expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { customerAfter, type Past } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import { paths } from '../shared/paths.ts';
import { product, plan } from '../choose-plan/choose-plan.cases.ts';
import { booking, order, visited } from '../review-order/review-order.cases.ts';
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
import { howToPay, watchTells } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';
import { selectOrderBroadband } from './order-broadband.selectors.ts';
import { placedSwitchOf } from './told-switch.rules.ts';
import type { SwitchStatus } from './order-broadband.types.ts';

const shown = (past: Past, begins = aMember) =>
  selectOrderBroadband(
    customerAfter(orderBroadbandMachine, begins, past).now() as SnapshotFrom<typeof orderBroadbandMachine>,
  );

const placedIn = (past: Past) => placedSwitchOf(shown(past).switching);

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
    step: null,
    isSummaryOffered: false,
    isSummaryOpen: false,
    isSwitchable: true,
    choosing: null,
    visiting: null,
    isSentToHowToPay: false,
    calendar: null,
    updates: 'offered',
    address: '12 Saltmarsh Row, Larkhaven, LK1 1AA',
    homeLine: null,
    email: 'rowan.archer@example.com',
  });
});

test('a visit that goes into a calendar is told while it does, and where it could not (BK-29)', () => {
  const asked = [
    ...pasts.atBooking,
    answered('bookInstall', { booking: visited, askedFor: null }),
    ordered(),
    { type: 'calendar.requested', appointmentId: visited.outsideVisit?.appointmentId },
  ];
  const appointmentId = visited.outsideVisit?.appointmentId;
  expect(shown(asked).calendar).toEqual({ appointmentId, state: 'making' });
  expect(shown([...asked, failed('makeCalendar', broken)]).calendar).toEqual({ appointmentId, state: 'failed' });
  expect(shown([...asked, answered('makeCalendar')]).calendar).toBeNull();
});

test.each([
  [howToPay, true],
  [paths.paymentMethod, true],
  ['/order-summary?paid=yes', false],
  ['https://', false],
  [null, false],
])('the confirmation of an order that leads on to %s offers “How you pay”: %s (OR-04)', (url, isSent) =>
  expect(shown([...pasts.atReview, ordered(url)]).isSentToHowToPay).toBe(isSent),
);

test('a visitor who begins has chosen nothing', () => {
  expect(shown([refusedPage('/order-confirmation')], aVisitor)).toMatchObject({
    missing: 'address',
    order: null,
    booking: null,
    plan: null,
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

test.each([
  ['the plans', pasts.atPlans, 'choosingPlan'],
  ['the switch', pasts.atSwitch, 'switchingProvider'],
  ['customising', pasts.atCustomising, 'customisingPlan'],
  ['the booking', pasts.atBooking, 'bookingInstall'],
  ['the review', pasts.atReview, 'reviewingOrder'],
] as const)('at %s the customer reads which home it is about', (_, past, at) =>
  expect(shown(past).homeLine).toEqual({ at, home: '12 Saltmarsh Row' }),
);

test('no home is named before one is chosen, while another is looked for, nor once all is ordered', () => {
  expect(shown([]).homeLine).toBeNull();
  expect(shown([...pasts.atBooking, openPage('checkingAddress')]).homeLine).toBeNull();
  expect(shown([...pasts.atReview, ordered()]).homeLine).toBeNull();
});

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
  const fine = { provider, code: null, planEndedOn: null };
  expect(placedIn(placed)).toEqual({ ...fine, news: 'telling', mayTryAgain: false });
  const refused = [...placed, watchTells(failedWith('1201'))];
  expect(placedIn(refused)).toEqual({ ...fine, news: 'notOrdered', code: '1201', mayTryAgain: true });
  const tooLate = [...placed, watchTells({ ...failedWith('1201'), planEndedOn: '2027-03-03' })];
  expect(placedIn(tooLate)).toMatchObject({ news: 'planEnded', planEndedOn: '2027-03-03', mayTryAgain: false });
});

test('nothing is told of a switch that nobody asked for', () => {
  expect(placedIn(open(null))).toBeNull();
  expect(placedIn([...pasts.atSwitch, settled({ ...agreed, wish: 'self' })])).toBeNull();
});

test.each([
  ['offered', []],
  ['switchingOn', ['updates.requested']],
  ['on', ['updates.requested', answered('optIn')]],
  ['failed', ['updates.requested', failed('optIn', broken)]],
] as const)('news of the order are %s (OR-09)', (updates, steps) => {
  expect(shown([...pasts.atReview, ordered(), ...steps]).updates).toBe(updates);
});
