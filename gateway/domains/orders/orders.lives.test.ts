import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { networkSentinels } from '../../../openapi/partners/network/test-data.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { chooseFirstDate, readOrder } from '../../testing/orders.ts';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

const orderOf = (id: SentinelId): Promise<string> => lives.order(sentinel(id).value);
const pass = (milliseconds: number): Promise<void> => lives.pass(milliseconds);

const visitsOf = async (id: string) => (await readOrder(lives.browser, id)).appointments;

describe('an order of', () => {
  test(`${sentinel('order-rejected').value} is rejected within minutes, and nothing is booked any more (OR-06)`, async () => {
    const id = await orderOf('order-rejected');
    await pass(HOUR_MS);
    const order = await readOrder(lives.browser, id);
    expect(order).toMatchObject({ state: 'REJECTED', cancellable: false });
    expect(order.appointments.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  test(`${sentinel('order-delayed').value} is delayed with a reason and the next date, and then kept (OR-06, OR-10)`, async () => {
    const id = await orderOf('order-delayed');
    await pass(2 * HOUR_MS);
    const delayed = await readOrder(lives.browser, id);
    expect(delayed).toMatchObject({
      state: 'DELAYED',
      stateDescription: expect.stringMatching(/^Delayed: more work is needed.*The next date is/),
    });
    const [, inHome] = delayed.appointments;
    await pass(DAY_MS + HOUR_MS);
    const again = await readOrder(lives.browser, id);
    expect(again.state).toBe('COMMITTED');
    expect((again.plan.provisionalStartDate ?? '') > (inHome?.appointmentDate ?? '')).toBe(true);
    await pass(60 * DAY_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({
      state: 'COMPLETED',
      plan: { active: true, serviceStart: again.plan.provisionalStartDate },
    });
  });

  test(`${sentinel('order-delayed').value} goes live, too, when a visit is moved in the night before the first one (DB-04)`, async () => {
    const id = await orderOf('order-delayed');
    const [outside, inHome] = await visitsOf(id);
    await lives.passUntil(`${outside?.appointmentDate}T00:00:00Z`);
    const at = `/broadband/v1/appointments/${inHome?.id}/availabilities`;
    const free = (await lives.browser.get<Schemas['Availability']>(at)).body.groupedAvailableAppointments ?? [];
    const next = free.find(({ date }) => date > (inHome?.appointmentDate ?? ''));
    const update = fullUpdate(inHome?.id ?? '', next?.date, next?.timeSlots[0]?.slot);
    expect((await lives.browser.send('PATCH', `/broadband/v2/appointments/${inHome?.id}`, update)).status).toBe(200);
    await pass(50 * DAY_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMPLETED', plan: { active: true } });
  });

  test.each([
    ['order-no-access', 'nobody was at home'],
    ['order-missed', 'the engineer couldn’t come'],
  ] as const)('%s asks for another date, and goes on once there is one (DB-04, OR-10)', async (life, why) => {
    const id = await orderOf(life);
    const [outside] = await visitsOf(id);
    if (!outside) throw new Error('no outside visit');
    await pass(Date.parse(`${outside.appointmentDate}T20:00:00Z`) - lives.site.clock.now().getTime());
    const failed = await readOrder(lives.browser, id);
    expect(failed).toMatchObject({ state: 'DELAYED', stateDescription: expect.stringContaining(why) });
    expect(failed.appointments[0]).toMatchObject({ rebookingRequired: true, amendable: true });
    await pass(5 * DAY_MS);
    expect((await readOrder(lives.browser, id)).state).toBe('DELAYED');
    await chooseFirstDate(lives.browser, outside.id, sentinel(life).value);
    await pass(HOUR_MS);
    const visits = await visitsOf(id);
    expect(visits.find((visit) => visit.id === outside.id)).toMatchObject({ rebookingRequired: false });
    // The outside visit may have overtaken the one at home.
    for (const visit of visits.filter(({ rebookingRequired }) => rebookingRequired))
      await chooseFirstDate(lives.browser, visit.id, sentinel(life).value);
    await pass(90 * DAY_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMPLETED', plan: { active: true } });
  });

  test(`${sentinel('order-network-cancels').value} is cancelled by the network after its promise (OR-06)`, async () => {
    const id = await orderOf('order-network-cancels');
    await pass(HOUR_MS);
    expect((await readOrder(lives.browser, id)).state).toBe('COMMITTED');
    await pass(2 * DAY_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({
      state: 'CANCELLED',
      cancellationCompletionDate: expect.any(String),
    });
  });

  test(`${sentinel('order-ceased').value} goes live, and loses the service forty days later (OR-10)`, async () => {
    const id = await orderOf('order-ceased');
    await pass(45 * DAY_MS);
    expect((await readOrder(lives.browser, id)).plan).toMatchObject({ active: true });
    await pass(45 * DAY_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMPLETED', plan: { active: false } });
  });

  test(`${sentinel('order-muddled').value} is right though each event comes twice and the first one late (OR-10)`, async () => {
    const id = await orderOf('order-muddled');
    await pass(40 * 60_000);
    expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMMITTED', externalOrderId: null });
    await pass(HOUR_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({
      state: 'COMMITTED',
      externalOrderId: expect.stringMatching(/^NET-/),
    });
    await pass(60 * DAY_MS);
    expect(await readOrder(lives.browser, id)).toMatchObject({ state: 'COMPLETED', plan: { active: true } });
  });
});

test('on the day the customer knows who comes, and afterwards that they were there (OR-05)', async () => {
  const id = await orderOf('reservation-accepted');
  const [outside] = await visitsOf(id);
  const day = Date.parse(`${outside?.appointmentDate}T07:45:00Z`);
  await pass(day - lives.site.clock.now().getTime());
  expect((await visitsOf(id))[0]).toMatchObject({
    engineerName: expect.stringMatching(/^\w+ \w+$/),
    engineerContactNumber: expect.stringMatching(/^07700 900\d{3}$/),
    stateDescription: 'On the way: expected between 8am and 9am',
  });
  await pass(90 * 60_000);
  expect((await visitsOf(id))[0]).toMatchObject({
    stateDescription: 'Your engineer arrived at 8am',
    amendable: false,
  });
  await pass(9 * HOUR_MS);
  expect((await visitsOf(id))[0]).toMatchObject({ stateDescription: 'Done', amendable: false });
});

test('every life has a test of its own', () => {
  expect(networkSentinels.map(({ id }) => id).toSorted()).toEqual([
    'order-ceased',
    'order-delayed',
    'order-missed',
    'order-muddled',
    'order-network-cancels',
    'order-no-access',
    // refused-by-network.test.ts
    'order-refusing',
    'order-rejected',
  ]);
});
