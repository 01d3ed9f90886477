import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { daysBetween } from '../../../platform/clock/local-date.ts';
import { networkEventsOf } from '../../domains.ts';
import { sentinel, type SentinelId } from '../../scenarios/sentinels.ts';
import { alex } from '../../testing/customer.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { receiveEvent } from '../notifications/notifications.service.ts';
import { wireEvent, wireVisit } from '../../../openapi/partners/network/wire-event.ts';
import { chooseFirstDate } from '../../testing/orders.ts';

type MemberOrder = components['schemas']['MemberOrder'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

const orderOf = (id: SentinelId): Promise<string> => lives.order(sentinel(id).value);
const pass = (milliseconds: number): Promise<void> => lives.pass(milliseconds);

async function read(id: string): Promise<MemberOrder> {
  return (await lives.browser.get<MemberOrder>(`/broadband/v1/members/${alex}/orders/${id}`)).body;
}

const told = ({ promises }: MemberOrder) =>
  promises.map(({ kind, state, causedBy }) => [kind, state, ...(causedBy ? [causedBy] : [])].join(' '));

test('a smooth order keeps its three promises, and nothing is owed (DB-01)', async () => {
  const id = await orderOf('reservation-accepted');
  expect(told(await read(id))).toEqual(['OUTSIDE_VISIT OPEN', 'HOME_VISIT OPEN']);
  await pass(HOUR_MS);
  const promised = await read(id);
  expect(told(promised)).toEqual(['OUTSIDE_VISIT OPEN', 'HOME_VISIT OPEN', 'GO_LIVE OPEN']);
  expect(promised.promises.at(-1)).toMatchObject({
    date: promised.order.plan.provisionalStartDate,
    actionOwner: 'NETWORK',
    compensation: { rateInPence: 646, per: 'DAY', days: 0, amountInPence: 0 },
  });
  await pass(60 * DAY_MS);
  const kept = await read(id);
  expect(told(kept)).toEqual(['OUTSIDE_VISIT KEPT', 'HOME_VISIT KEPT', 'GO_LIVE KEPT']);
  expect(kept.compensationInPence).toBe(0);
});

test('a delay by the network is owed for each day from the first promise on', async () => {
  const id = await orderOf('order-delayed');
  await pass(90 * DAY_MS);
  const order = await read(id);
  expect(told(order)).toEqual(['OUTSIDE_VISIT KEPT', 'HOME_VISIT KEPT', 'GO_LIVE MOVED NETWORK', 'GO_LIVE KEPT']);
  const [first, last] = order.promises.filter(({ kind }) => kind === 'GO_LIVE');
  const days = daysBetween(first?.date ?? '', last?.date ?? '');
  expect(days).toBeGreaterThanOrEqual(2);
  expect(order.compensationInPence).toBe(days * 646);
});

test.each([
  ['order-missed', 'NETWORK', 3_231],
  ['order-no-access', 'CUSTOMER', 0],
] as const)('%s breaks the promise of a visit by the %s, worth %i p', async (life, by, worth) => {
  const id = await orderOf(life);
  const [visit] = (await read(id)).order.appointments;
  await lives.passUntil(`${visit?.appointmentDate}T20:00:00Z`);
  const failed = await read(id);
  expect(failed.promises[0]).toMatchObject({
    kind: 'OUTSIDE_VISIT',
    state: 'BROKEN',
    causedBy: by,
    actionOwner: 'CUSTOMER',
    compensation: { per: 'VISIT', amountInPence: worth },
  });
  await chooseFirstDate(lives.browser, visit?.id ?? '', sentinel(life).value);
  const later = (await read(id)).order.appointments.find(({ rebookingRequired }) => rebookingRequired);
  if (later) await chooseFirstDate(lives.browser, later.id, sentinel(life).value);
  await pass(90 * DAY_MS);
  const done = await read(id);
  expect(done.order.state).toBe('COMPLETED');
  expect(done.promises.filter(({ state }) => state === 'OPEN')).toEqual([]);
  const goLive = done.promises.filter(({ kind }) => kind === 'GO_LIVE');
  const lateDays = by === 'CUSTOMER' ? 0 : daysBetween(goLive[0]?.date ?? '', goLive.at(-1)?.date ?? '');
  expect(done.compensationInPence).toBe(worth + lateDays * 646);
});

test.each([
  ['COMPLETED', '13:30', 'BROKEN', 3_231],
  ['COMPLETED', '11:59', 'KEPT', 0],
  ['CANCELLED', null, 'BROKEN', 3_231],
] as const)(
  'a visit of the morning that is %s at half past three, the engineer having come at %s, is %s, worth %i p (DB-01)',
  async (appointmentStatus, came, state, worth) => {
    const id = await orderOf('reservation-accepted');
    await pass(HOUR_MS);
    const { order, promises } = await read(id);
    const [visit] = order.appointments;
    if (!visit) throw new Error('No visit');
    expect(promises[0]).toMatchObject({ kind: 'OUTSIDE_VISIT', slot: 'AM', date: visit.appointmentDate });
    const at = (time: string) => `${visit.appointmentDate}T${time}:00Z`;
    const news = wireVisit({
      appointmentKey: visit.id,
      visitType: visit.visitType,
      appointmentStatus,
      actualArrivalDateTime: came && at(came),
    });
    const event = wireEvent({
      notificationType: 'APPOINTMENT_UPDATED',
      orderId: order.key,
      eventDateTime: at('15:30'),
      appointments: [news],
    });
    await receiveEvent(lives.site.deps, networkEventsOf(lives.site.deps), event);
    const after = await read(id);
    expect(after.promises[0]).toMatchObject({ state, causedBy: state === 'KEPT' ? null : 'NETWORK' });
    expect(after.compensationInPence).toBe(worth);
  },
);

test('a member sees all orders, newest first, with as many queries as for one', async () => {
  const { db } = lives.site.deps;
  const reads = vi.spyOn(db, 'select');
  const count = async (path: string) => {
    reads.mockClear();
    const { body } = await lives.browser.get<MemberOrder[]>(`/broadband/v1/members/${alex}/orders${path}`);
    return { queries: reads.mock.calls.length, body };
  };
  const first = await orderOf('reservation-accepted');
  const second = await orderOf('reservation-accepted');
  const one = await count(`/${first}`);
  const all = await count('');
  expect(all.body.map(({ order }) => order.id)).toEqual(expect.arrayContaining([first, second]));
  expect(all.body.map(({ order }) => order.orderDate)).toEqual(
    all.body.map(({ order }) => order.orderDate).toSorted((a, b) => b.localeCompare(a)),
  );
  expect(all.queries).toBe(one.queries);
});
