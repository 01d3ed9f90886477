import { afterAll, beforeAll, describe, expect, test, vi, type Mock } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { addDays } from '../../../platform/clock/local-date.ts';
import { NetworkRefusal } from '../../network/network-link.ts';
import { alex, productIds } from '../../testing/customer.ts';
import { askToClose, reportNoConnection } from '../../testing/faults.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import { askToEndPause, pausePlan, readPauses } from '../../testing/pauses.ts';
import { changePlan } from '../../testing/plan-changes.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];

/** All that the network can be told. */
const calls = [
  'place',
  'move',
  'setVisitDetails',
  'suspend',
  'changeProduct',
  'boost',
  'cease',
  'report',
  'closeIncident',
  'cancel',
] as const;
type Call = (typeof calls)[number];
type Tell = (...said: unknown[]) => Promise<unknown>;

let lives: OrderLives;
/** What the network does instead of hearing; undefined while it hears. */
let answer: Error | undefined;
/** What it has heard, in order; an order's own data are left out. */
let heard: [call: Call, of: unknown, said: unknown][];

beforeAll(async () => {
  lives = await OrderLives.begin();
  await lives.restart();
  const { network } = lives.site.deps;
  for (const call of calls) {
    const tell = network[call].bind(network) as Tell;
    const spy = vi.spyOn(network, call) as unknown as Mock<Tell>;
    spy.mockImplementation(async (...said) => {
      if (answer) throw answer;
      await tell(...said);
      heard.push(
        call === 'place' ? [call, (said[0] as { reference: string }).reference, undefined] : [call, said[0], said[1]],
      );
    });
  }
});
afterAll(() => lives.site.close());

const read = (orderId: string) => readOrder(lives.browser, orderId);
const cancel = (orderId: string) => lives.browser.send('POST', `/broadband/v1/orders/${orderId}/cancellation`);

async function liveOrder(): Promise<{ planId: string; orderId: string }> {
  const orderId = await lives.order();
  return { orderId, planId: (await read(orderId)).plan.id };
}

/** Asks to leave on the first day that can be chosen, and gives it. */
async function leave(planId: string): Promise<string> {
  const at = `/broadband/v1/plans/${planId}/cancellation`;
  const { options } = (await lives.browser.get<Schemas['PlanCancellation']>(at)).body;
  const [first] = options;
  if (!first) throw new Error('no day to leave on');
  const body = { lastDay: first.lastDay, exitFeeInPence: first.exitFee?.totalInPence ?? 0 };
  expect(await lives.browser.send('POST', at, body)).toMatchObject({ status: 200 });
  return first.lastDay;
}

/** Moves the first visit of an order to the third free day from now, and gives it. */
async function moveVisit(orderId: string): Promise<string> {
  const [visit] = (await read(orderId)).appointments;
  const at = `/broadband/v1/appointments/${visit?.id}/availabilities`;
  const free = (await lives.browser.get<Schemas['Availability']>(at)).body.groupedAvailableAppointments ?? [];
  const other = free.filter(({ date }) => date !== visit?.appointmentDate)[2];
  const update = fullUpdate(visit?.id ?? '', other?.date, other?.timeSlots[0]?.slot);
  expect(await lives.browser.send('PATCH', `/broadband/v2/appointments/${visit?.id}`, update)).toMatchObject({
    status: 200,
  });
  return other?.date ?? '';
}

describe('a network that is away for longer than anybody waits hears everything once it is back:', () => {
  const ordered: Record<string, { orderId: string; planId: string; key: string }> = {};
  const said: Record<string, unknown> = {};
  beforeAll(async () => {
    answer = undefined;
    heard = [];
    for (const name of ['changing', 'resting', 'failing', 'leaving']) {
      const { orderId, planId } = await liveOrder();
      ordered[name] = { orderId, planId, key: (await read(orderId)).key };
    }
    await lives.pass(50 * DAY_MS);
    const of = (name: string) => ordered[name] ?? { orderId: '', planId: '', key: '' };
    const changes = await changePlan(lives.browser, of('changing').planId, productIds.mbps500);
    const from = changes.asked?.from ?? '';
    await lives.passUntil(`${addDays(from, -3)}T09:00:00Z`);
    for (const name of ['cancelled', 'moved']) {
      const { orderId, planId } = await liveOrder();
      ordered[name] = { orderId, planId, key: (await read(orderId)).key };
    }
    const { contract } = await readPauses(lives.browser, of('resting').planId);
    const lastDay = contract && addDays(contract.lastDay, 10);
    said['pause'] = await pausePlan(lives.browser, of('resting').planId, addDays(from, -2), 10, lastDay);
    await lives.passUntil(`${addDays(from, -1)}T23:30:00Z`);
    heard = [];
    answer = new Error('nobody there');
    const { orderId, planId } = await liveOrder();
    ordered['placed'] = { orderId, planId, key: (await read(orderId)).key };
    const { orderId: unheard } = await liveOrder();
    ordered['never wanted'] = { orderId: unheard, planId: '', key: (await read(unheard)).key };
    await cancel(unheard);
    await cancel(of('cancelled').orderId);
    said['moved'] = await moveVisit(of('moved').orderId);
    await askToEndPause(lives.browser, of('resting').planId, String(said['pause']));
    await lives.browser.send('POST', `/broadband/v1/plans/${of('failing').planId}/boosts`);
    said['fault'] = (await reportNoConnection(lives.browser, of('failing').planId, addDays(from, -1))).id;
    said['last day'] = await leave(of('leaving').planId);
    await lives.pass(3 * HOUR_MS, 60_000);
    if (heard.length > 0) throw new Error('The network has heard something while it was away');
    answer = undefined;
    await lives.pass(HOUR_MS, HOUR_MS / 12);
  }, 120_000);

  const heardOf = (name: string) => heard.filter(([, of]) => of === ordered[name]?.key);

  test('an order, which is promised then (OR-06)', async () => {
    expect(heardOf('placed')).toEqual([['place', ordered['placed']?.key, undefined]]);
    await lives.pass(3 * DAY_MS);
    expect(await read(ordered['placed']?.orderId ?? '')).toMatchObject({ state: 'COMMITTED' });
  });

  test('an order and after it that it is cancelled, in this order (DB-06)', async () => {
    expect(heardOf('never wanted').map(([call]) => call)).toEqual(['place', 'cancel']);
    expect(await read(ordered['never wanted']?.orderId ?? '')).toMatchObject({ state: 'CANCELLED' });
  });

  test('a cancellation (DB-06)', async () => {
    expect(heardOf('cancelled').map(([call]) => call)).toEqual(['cancel']);
    expect(await read(ordered['cancelled']?.orderId ?? '')).toMatchObject({ state: 'CANCELLED' });
  });

  test('a moved visit (DB-04)', () => {
    const [[call, , visits] = []] = heardOf('moved');
    expect(call).toBe('move');
    // The home install would come too early now.
    expect(visits).toMatchObject({ visits: [{ date: said['moved'] }], waiting: [{ visitType: 'IN_HOME' }] });
  });

  test('that a pause is over (MK-02)', () => {
    expect(heardOf('resting').at(-1)).toEqual(['suspend', ordered['resting']?.key, false]);
  });

  test('another product (DB-05)', () => {
    expect(heardOf('changing')).toEqual([
      ['changeProduct', ordered['changing']?.key, { productId: productIds.mbps500 }],
    ]);
  });

  test('a boost that still runs, and a fault (MK-02, DB-01)', () => {
    expect(heardOf('failing')).toEqual([
      ['boost', ordered['failing']?.key, expect.objectContaining({ speedInMbps: 500 })],
      ['report', ordered['failing']?.key, expect.objectContaining({ incidentId: said['fault'] })],
    ]);
  });

  test('the end of a service (DB-06)', () => {
    expect(heardOf('leaving')).toEqual([['cease', ordered['leaving']?.key, said['last day']]]);
  });

  test('but no boost that has run out meanwhile, and no fault that has ended; only that nothing has to be done', async () => {
    const { planId, key } = ordered['failing'] ?? { planId: '', key: '' };
    answer = new Error('nobody there');
    const today = lives.site.clock.now().toISOString().slice(0, 10);
    const { id } = await reportNoConnection(lives.browser, planId, today);
    expect(await lives.browser.send('POST', `/broadband/v1/plans/${planId}/boosts`)).toMatchObject({ status: 200 });
    await askToClose(lives.browser, planId, id);
    await lives.pass(DAY_MS + HOUR_MS, HOUR_MS);
    answer = undefined;
    heard = [];
    await lives.pass(HOUR_MS, HOUR_MS / 12);
    expect(heard.filter(([, of]) => of === key || of === id)).toEqual([['closeIncident', id, undefined]]);
  });
});

describe('what the network refuses is told once, and it does not wait for ever:', () => {
  beforeAll(() => lives.restart());

  test('an order is over, and its member hears of it (OR-06)', async () => {
    const { network, outbox, db } = lives.site.deps;
    const { orderId } = await liveOrder();
    await lives.browser.send('POST', `/broadband/v1/members/${alex}/notifications/opt-in`);
    answer = new NetworkRefusal(400);
    const place = vi.spyOn(network, 'place').mockClear();
    await lives.pass(HOUR_MS, HOUR_MS / 12);
    expect(place).toHaveBeenCalledTimes(1);
    expect(await read(orderId)).toMatchObject({ state: 'REJECTED', plan: { active: false } });
    expect((await read(orderId)).appointments.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
    const mails = await outbox.sentTo(db, 'alex.finch@example.com');
    expect(mails.filter(({ subject }) => subject === 'We can’t complete your order')).toHaveLength(1);
  });

  test.each([
    [404, 'CANCELLED'],
    [403, 'CANCELLING'],
  ] as const)(
    'a cancellation that it answers with %i leaves the order %s: one that it knows goes on',
    async (status, state) => {
      answer = undefined;
      // The home of the order before, which is over: the street has no other.
      lives.streetNumber -= 1;
      const { orderId } = await liveOrder();
      await lives.pass(HOUR_MS, HOUR_MS / 12);
      answer = new NetworkRefusal(status);
      expect((await cancel(orderId)).status).toBe(200);
      await lives.pass(HOUR_MS / 2, HOUR_MS / 12);
      expect((await read(orderId)).state).toBe(state);
    },
  );
});
