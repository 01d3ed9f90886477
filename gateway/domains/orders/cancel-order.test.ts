import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { sentinel } from '../../scenarios/sentinels.ts';
import { alex, checkHome, loggedIn, productIds, robin } from '../../testing/customer.ts';
import { OrderLives } from '../../testing/order-lives.ts';
import { readOrder } from '../../testing/orders.ts';
import { fullUpdate } from '../../testing/visits.ts';

type Schemas = components['schemas'];

let lives: OrderLives;
beforeAll(async () => {
  lives = await OrderLives.begin();
});
beforeEach(() => lives.restart());
afterAll(() => lives.site.close());

/** A while in which jobs of both sides beget jobs. */
const pass = (milliseconds: number): Promise<void> => lives.pass(milliseconds, HOUR_MS / 4);

const cancel = (orderId: string) =>
  lives.browser.send<Schemas['MemberOrder'] & Schemas['Problem']>(
    'POST',
    `/broadband/v1/orders/${orderId}/cancellation`,
  );

async function wholeOf(orderId: string): Promise<Schemas['MemberOrder']> {
  const { body } = await lives.browser.get<Schemas['MemberOrder']>(`/broadband/v1/members/${alex}/orders/${orderId}`);
  return body;
}

async function messagesOf(): Promise<Schemas['MemberMessages']> {
  return (await lives.browser.get<Schemas['MemberMessages']>(`/broadband/v1/members/${alex}/messages`)).body;
}

test('a customer cancels an order, the network stops, and nothing is booked or promised any more (DB-06)', async () => {
  const id = await lives.order();
  await pass(HOUR_MS);
  const before = await wholeOf(id);
  expect(before.cancellation).toMatchObject({ how: 'CANCEL' });
  const { status, body } = await cancel(id);
  expect({ status, state: body.order.state, how: body.cancellation.how }).toEqual({
    status: 200,
    state: 'CANCELLING',
    how: null,
  });
  expect(body.order.appointments.every(({ amendable }) => !amendable)).toBe(true);
  await pass(HOUR_MS);
  const after = await wholeOf(id);
  expect(after.order).toMatchObject({
    state: 'CANCELLED',
    cancellable: false,
    cancellationCompletionDate: '2026-11-23',
    plan: { active: false },
  });
  expect(after.order.appointments.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
  expect(after.promises.map(({ state }) => state)).toEqual(['CALLED_OFF', 'CALLED_OFF', 'CALLED_OFF']);
  const { messages } = await messagesOf();
  expect(messages[0]).toMatchObject({ channel: 'email', subject: `We’re cancelling your order ${after.order.key}` });
  await lives.pass(60 * DAY_MS);
  expect((await readOrder(lives.browser, id)).state).toBe('CANCELLED');
});

test('sent twice, or again when it is done, a cancellation is one (DB-06)', async () => {
  const id = await lives.order();
  await pass(HOUR_MS);
  const answers = await Promise.all([cancel(id), cancel(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await pass(HOUR_MS);
  expect(await cancel(id)).toMatchObject({ status: 200, body: { order: { state: 'CANCELLED' } } });
  const told = (await messagesOf()).messages.filter(({ subject }) =>
    subject?.includes(answers[0]?.body.order.key ?? ''),
  );
  expect(told.filter(({ subject }) => subject?.startsWith('We’re cancelling'))).toHaveLength(1);
});

test('nobody cancels someone else’s order, and no visitor does', async () => {
  const id = await lives.order();
  const other = await loggedIn(lives.site, robin);
  expect((await other.send('POST', `/broadband/v1/orders/${id}/cancellation`)).status).toBe(404);
  expect((await other.get(`/broadband/v1/members/${robin}/orders/${id}`)).status).toBe(404);
  expect((await other.get(`/broadband/v1/members/${alex}/orders/${id}`)).status).toBe(404);
  expect((await other.get(`/broadband/v1/members/${alex}/orders`)).status).toBe(404);
  expect((await other.get(`/broadband/v1/members/${alex}/messages`)).status).toBe(404);
  expect((await lives.site.browser().get(`/broadband/v1/members/${alex}/orders`)).status).toBe(401);
  expect((await readOrder(lives.browser, id)).state).toBe('RECEIVED');
});

test('within a day of the first visit the same call withdraws from the contract, and once the service is live neither is possible', async () => {
  const id = await lives.order();
  const [outside] = (await readOrder(lives.browser, id)).appointments;
  await lives.passUntil(`${outside?.appointmentDate}T07:00:00Z`);
  expect((await wholeOf(id)).cancellation).toEqual({ how: 'WITHDRAW', until: '2026-12-07' });
  await lives.passUntil('2026-12-08T09:00:00Z');
  expect((await wholeOf(id)).cancellation).toEqual({ how: null, until: null });
  expect(await cancel(id)).toMatchObject({
    status: 409,
    body: { code: 'order.not-cancellable', message: expect.stringContaining('is live') },
  });
});

test('while an order is being cancelled nobody moves its visits', async () => {
  const id = await lives.order();
  await pass(HOUR_MS);
  const [outside] = (await readOrder(lives.browser, id)).appointments;
  await cancel(id);
  const visit = outside?.id ?? '';
  expect(
    await lives.browser.send('PATCH', `/broadband/v2/appointments/${visit}`, fullUpdate(visit, '2026-12-04')),
  ).toMatchObject({ status: 409, body: { code: 'order.cancelling' } });
});

test('a network that is away hears of it later, also of an order that it had not heard of yet', async () => {
  const { network } = lives.site.deps;
  const away = vi.spyOn(network, 'place').mockRejectedValue(new Error('nobody there'));
  const id = await lives.order();
  await pass(HOUR_MS);
  await cancel(id);
  await pass(HOUR_MS);
  expect((await readOrder(lives.browser, id)).state).toBe('CANCELLING');
  away.mockRestore();
  await pass(6 * HOUR_MS);
  expect((await readOrder(lives.browser, id)).state).toBe('CANCELLED');
});

test('the network’s no may be quicker than the cancellation (OR-06)', async () => {
  const id = await lives.order(sentinel('order-rejected').value);
  lives.site.clock.advance(9 * 60_000);
  await lives.site.drain();
  await cancel(id);
  await pass(HOUR_MS);
  expect((await readOrder(lives.browser, id)).state).toBe('REJECTED');
});

test('a home whose order was cancelled can be ordered for again', async () => {
  const id = await lives.order();
  await pass(HOUR_MS);
  await cancel(id);
  await pass(HOUR_MS);
  const nccTransactionId = await checkHome(lives.browser, 'visits-both', String(lives.streetNumber));
  const again = await lives.browser.send('POST', '/broadband/v1/plans', {
    productId: productIds.mbps150,
    nccTransactionId,
  });
  expect(again.status).toBe(201);
});

test('who cancels before the network has promised a day does not hear afterwards that it is promised (OR-09, DB-06)', async () => {
  await lives.browser.send('POST', `/broadband/v1/members/${alex}/notifications/opt-in`);
  const id = await lives.order();
  await lives.pass(29 * 60_000, 60_000);
  const { key } = await readOrder(lives.browser, id);
  expect((await cancel(id)).status).toBe(200);
  await pass(HOUR_MS);
  expect((await readOrder(lives.browser, id)).state).toBe('CANCELLED');
  const { messages } = await messagesOf();
  const subjects = messages
    .filter(({ body, channel }) => channel === 'email' && body.includes(key))
    .map(({ subject }) => subject);
  expect(subjects).toContain('Your order is cancelled');
  expect(subjects).not.toContain('Your broadband is confirmed');
});
