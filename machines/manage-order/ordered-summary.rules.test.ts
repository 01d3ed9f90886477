import { expect, test } from 'vitest';
import { cancelling, orderWith, owed, running, toRebook } from './orders.cases.ts';
import { orderedSummaryOf } from './ordered-summary.rules.ts';

const planned = running.order.plan;

test('an order on its way is summed up as it was when it was made, with its visits and the first charge (DB-01)', () => {
  expect(orderedSummaryOf(running)).toEqual({
    planName: 'Full Fibre 150',
    contractText: '12 months',
    planPriceInPence: 2500,
    meshPriceInPence: null,
    monthlyPriceInPence: 2500,
    setupPriceInPence: 3000,
    outsideVisit: { date: '2026-02-17', slot: 'AM' },
    inHomeVisit: { date: '2026-02-24', slot: 'PM' },
    goLiveDay: '2026-02-24',
    switching: 'impossible',
    stage: 'ordered',
  });
});

test('mesh Wi-Fi is in the price; a switch is told without the provider, whom nobody keeps here', () => {
  const switched = { ...running, meshWifi: true, order: orderWith({ plan: { ...planned, switchId: 'switch-1' } }) };
  expect(orderedSummaryOf(switched)).toMatchObject({ meshPriceInPence: 'inPrice', switching: 'ours' });
});

test('a visit that has to be booked again has no day, and one that is not needed none at all', () => {
  expect(orderedSummaryOf(toRebook)).toMatchObject({ outsideVisit: 'open', inHomeVisit: { date: '2026-02-24' } });
  const [, home] = running.order.appointments;
  const alone = { ...running, order: { ...running.order, appointments: home ? [home] : [] } };
  expect(orderedSummaryOf(alone)).toMatchObject({ outsideVisit: 'none', inHomeVisit: { date: '2026-02-24' } });
});

test('one visit for the works outside and inside is the home visit (BK-31)', () => {
  const [visit] = running.order.appointments;
  if (!visit) throw new Error('The order has no visit');
  const single = { ...visit, visitType: 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME' as const };
  const order = { ...running.order, appointments: [single] };
  expect(orderedSummaryOf({ ...running, order })).toMatchObject({
    outsideVisit: 'none',
    inHomeVisit: { date: '2026-02-17' },
  });
});

test('a service that runs is live since its first day', () => {
  const live = orderWith({ state: 'COMPLETED', plan: { ...planned, serviceStart: '2026-02-25' } });
  expect(orderedSummaryOf({ ...running, order: live })).toMatchObject({ stage: 'live', goLiveDay: '2026-02-25' });
});

test.each([cancelling, owed])('an order that is $order.state is over', (order) =>
  expect(orderedSummaryOf(order).stage).toBe('over'),
);
