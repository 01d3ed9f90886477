import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { customerAfter, type Past } from '../../studio/machine-tests/describe-customers.ts';
import { bookInstallMachine } from '../book-install/book-install.machine.ts';
import { booking, bothVisits, input as booker, noVisit, onlyOutside } from '../book-install/book-install.cases.ts';
import type { BookInstallContext } from '../book-install/book-install.types.ts';
import { plan, product } from '../choose-plan/choose-plan.cases.ts';
import { rolling } from '../customise-plan/customise-plan.cases.ts';
import { customisePlanMachine } from '../customise-plan/customise-plan.machine.ts';
import type { CustomisePlanContext } from '../customise-plan/customise-plan.types.ts';
import { answered } from '../shared/model-case.ts';
import { agreed, aMember, customisePage, homeFound, pasts, settled, unswitchable, wishes } from './customers.cases.ts';
import { livingSummaryOf, type KnownOrder } from './living-summary.rules.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';
import { selectOrderBroadband } from './order-broadband.selectors.ts';

const priced = { ...plan, monthlyPrice: '2900' };
const planFor = answered('choosePlan', { product, plan: { ...plan, monthlyPrice: '2500' } });
const customised = answered('customisePlan', { product, plan: priced, customisation: wishes });
const booked = answered('bookInstall', { booking, askedFor: null });
const atSwitch = [homeFound(), planFor];
const atBooking = [...atSwitch, settled({ ...agreed, wish: 'self' }), customised];

/** The summary of a member who has come so far; what the step they are at has chosen is said over it. */
const summed = (past: Past, atStep: Partial<KnownOrder> = {}) =>
  livingSummaryOf({
    ...selectOrderBroadband(
      customerAfter(orderBroadbandMachine, aMember, past).now() as SnapshotFrom<typeof orderBroadbandMachine>,
    ),
    choosing: null,
    visiting: null,
    ...atStep,
  });

const withSetUp = { ...rolling, priceInPence: 2700, setupPriceInPence: 3000 };

/** What the step of customising knows once the options are there. */
const choosing = (choice: Partial<CustomisePlanContext['choice']>, isDateFree = true): CustomisePlanContext => ({
  ...createActor(customisePlanMachine, { input: customisePage }).getSnapshot().context,
  lengths: [product, withSetUp],
  meshMonthlyPriceInPence: 400,
  isDateFree,
  isOutsideVisitRequired: true,
  choice: { productId: product.productId, meshWifi: false, connectionDate: null, ...choice },
});

const visiting = (known: Partial<BookInstallContext>): BookInstallContext => ({
  ...createActor(bookInstallMachine, { input: booker }).getSnapshot().context,
  installation: bothVisits,
  ...known,
});

const outside = { ...booking.outsideVisit, standing: 'chosen' } as BookInstallContext['outsideVisit'];

test('there is nothing to sum up before a plan is chosen', () => {
  expect(summed(pasts.atPlans)).toBeNull();
});

test('with a plan alone, it says what the plan costs and what is still open (CU-01)', () => {
  expect(summed(atSwitch)).toEqual({
    planName: 'Full Fibre 150',
    contractText: '12 months',
    planPriceInPence: 2500,
    meshPriceInPence: null,
    monthlyPriceInPence: 2500,
    setupPriceInPence: 0,
    term: { months: 12, priceInPence: 30_000 },
    outsideVisit: 'unknown',
    inHomeVisit: 'unknown',
    goLiveDay: null,
    switching: 'open',
  });
});

test('what is chosen while customising shows at once: length, set-up, kit and date (CU-01, CU-02)', () => {
  const choice = { productId: withSetUp.productId, meshWifi: true, connectionDate: '2026-12-24' };
  expect(summed(atSwitch, { choosing: choosing(choice) })).toMatchObject({
    contractText: '1 month rolling',
    planPriceInPence: 2700,
    meshPriceInPence: 400,
    monthlyPriceInPence: 3100,
    setupPriceInPence: 3000,
    goLiveDay: '2026-12-24',
  });
});

test('while the options come, what was kept before stands: no price is guessed (CU-02)', () => {
  const loading = { ...choosing({ meshWifi: true }), lengths: [product], meshMonthlyPriceInPence: 0 };
  expect(summed(atBooking, { choosing: loading })).toMatchObject({ meshPriceInPence: 400, monthlyPriceInPence: 2900 });
});

test('a home whose customer chooses the day needs no home install (CU-03)', () => {
  expect(summed(atSwitch, { choosing: choosing({}) })).toMatchObject({ inHomeVisit: 'none', outsideVisit: 'open' });
  expect(summed(atSwitch, { choosing: choosing({}, false) })).toMatchObject({ inHomeVisit: 'open' });
});

test('a home that is joined already needs no visit, and the summary says so before the booking does (BK-04)', () => {
  const joined = { ...choosing({}), isOutsideVisitRequired: false };
  expect(summed(atSwitch, { choosing: joined })).toMatchObject({ inHomeVisit: 'none', outsideVisit: 'none' });
});

test('between the options and the visits nobody knows which visits the home needs, and none is promised (BK-04)', () => {
  expect(summed(atBooking)).toMatchObject({ outsideVisit: 'unknown', inHomeVisit: 'unknown' });
});

test('until the day is known, the first one that it can be is told, as long as it can be', () => {
  const first = { ...plan, earliestActivationDate: '2026-02-10' };
  const withFirst = [homeFound(), answered('choosePlan', { product, plan: first })];
  expect(summed(withFirst)).toMatchObject({ goLiveDay: null, earliestGoLiveDay: '2026-02-10' });
  // What the booking reads of the home goes before what the plan was made with.
  const read = visiting({ installation: { ...bothVisits, earliestActivationDate: '2026-02-12' } });
  expect(summed(withFirst, { visiting: read })).toMatchObject({ earliestGoLiveDay: '2026-02-12' });
  for (const known of [
    summed(withFirst, { choosing: choosing({ connectionDate: '2026-02-24' }) }),
    summed(withFirst, { visiting: visiting({ outsideVisit: outside }) }),
  ])
    expect(known).not.toHaveProperty('earliestGoLiveDay');
});

test('a visit shows as soon as its day is chosen, and no longer than that (BK-04, BK-32)', () => {
  const [day] = [{ date: '2026-02-17', slot: 'AM' }];
  expect(summed(atBooking, { visiting: visiting({ outsideVisit: outside }) })).toMatchObject({
    outsideVisit: day,
    inHomeVisit: 'open',
  });
  for (const standing of ['proposed', 'rejected', 'expired'] as const)
    expect(
      summed(atBooking, { visiting: visiting({ outsideVisit: outside && { ...outside, standing } }) }),
    ).toMatchObject({ outsideVisit: 'open' });
});

test('a visit that the home does not need is said to be needless (BK-04)', () => {
  expect(summed(atBooking, { visiting: visiting({ installation: onlyOutside }) })).toMatchObject({
    outsideVisit: 'open',
    inHomeVisit: 'none',
  });
  expect(
    summed([
      ...atBooking,
      answered('bookInstall', {
        booking: { ...booking, installation: noVisit, outsideVisit: null, inHomeVisit: null },
        askedFor: null,
      }),
    ]),
  ).toMatchObject({
    outsideVisit: 'none',
    inHomeVisit: 'none',
    goLiveDay: wishes.connectionDate,
  });
});

test('with everything booked, the first charge has its day: that of the home install (OR-08, CU-03)', () => {
  expect(summed([...atBooking, booked])).toMatchObject({
    outsideVisit: { date: '2026-02-17', slot: 'AM' },
    inHomeVisit: { date: '2026-02-24', slot: 'PM' },
    goLiveDay: '2026-02-24',
    switching: 'self',
  });
});

test.each([
  ['is asked for', agreed, { from: agreed.provider?.name }],
  ['is wanted, before anybody says from whom,', { ...agreed, provider: null, status: null }, 'open'],
  ['is not wanted', { ...agreed, wish: 'none' as const }, 'none'],
  ['is not known of, in an order found again', { ...agreed, wish: 'unkept' as const }, 'none'],
])('a switch that %s is told of (SW-01)', (_, switching, told) => {
  expect(summed([...atSwitch, settled(switching)])).toMatchObject({ switching: told });
});

test('nothing is said of a switch where no home is switched (AD-18)', () => {
  expect(summed([homeFound(unswitchable), planFor])).toMatchObject({ switching: 'impossible' });
});
