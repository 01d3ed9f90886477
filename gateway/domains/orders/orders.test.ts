import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { alex, loggedIn, makePlan, productIds, robin, siteWithHomes } from '../../testing/customer.ts';
import type { Plan } from '../plans/plans.types.ts';
import { holdVisits, place, readOrder, readyToOrder } from '../../testing/orders.ts';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes();
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

const listed = (planId: string) => browser.get<unknown[]>(`/broadband/v1/orders?planId=${planId}`);
const read = async (planId: string) => (await browser.get<Plan>(`/broadband/v1/plans/${planId}`)).body;

const old = (premiseId: string, memberId = alex) =>
  browser.send('POST', '/broadband/v1/orders', { premiseId, productId: productIds.mbps500, memberId });

describe('placing an order', () => {
  test('gives an order ID, and the plan is ordered (OR-03)', async () => {
    const plan = await readyToOrder(browser, '1');
    const { status, body } = await place(browser, plan.id);
    expect(status).toBe(201);
    expect(body).toEqual({
      planId: plan.id,
      id: expect.any(String),
      orderKey: expect.stringMatching(/^LK-[2-9A-HJKMNP-Z]{7}$/),
      redirectUrl: 'http://site.example.com/dashboard/payment-method',
    });
    expect(await read(plan.id)).toMatchObject({
      orderKey: body.orderKey,
      ecommerce: true,
      active: false,
      provisionalStartDate: plan.earliestActivationDate,
      provisionalEndDate: '2027-11-29',
    });
  });

  test('twice at the same moment makes one order (OR-02)', async () => {
    const plan = await readyToOrder(browser, '2');
    const answers = await Promise.all([1, 2, 3, 4].map(() => place(browser, plan.id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await listed(plan.id)).body).toHaveLength(1);
  });

  test('again under the same key gives the same order, and under the key of another one is refused', async () => {
    const [one, other] = [await readyToOrder(browser, '3'), await readyToOrder(browser, '4')];
    const key = { 'Idempotency-Key': 'click-1' };
    const first = await place(browser, one.id, key);
    expect((await place(browser, one.id, key)).body).toEqual(first.body);
    expect(await place(browser, other.id, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key.reused' },
    });
  });

  test('two orders sent at once under one key make one', async () => {
    const [one, other] = [await readyToOrder(browser, '5'), await readyToOrder(browser, '6')];
    const key = { 'Idempotency-Key': 'click-2' };
    const answers = await Promise.all([place(browser, one.id, key), place(browser, other.id, key)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  test('is confirmed by one e-mail and one text message (OR-07)', async () => {
    const sparrow = await loggedIn(site, robin);
    const plan = await readyToOrder(sparrow, '1');
    const { body } = await place(sparrow, plan.id);
    await place(sparrow, plan.id);
    const [email, ...others] = await site.deps.outbox.sentTo(site.deps.db, 'robin.wren@example.com');
    expect(others).toEqual([]);
    expect(email?.subject).toContain('You’re all sorted');
    expect(email?.body).toContain(body.orderKey);
    expect(email?.body).toContain('Your first month is charged on that day: £25.00, VAT included.');
    expect(email?.body).toMatch(
      /at £25\.00 a month, VAT included\nContract: 12 months\nAt: 1 .*, LK\d \d\w\w\nSet-up: Free\nTo pay today: Nothing\n/,
    );
    expect(email?.body).not.toContain('old broadband');
    expect(await site.deps.outbox.sentTo(site.deps.db, '07700 900102')).toHaveLength(1);
  });

  test('needs the agreement of the customer (OR-02)', async () => {
    const plan = await readyToOrder(browser, '7');
    const answer = await browser.send('POST', '/broadband/v1/orders', { planId: plan.id, contractAccepted: false });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', fields: [{ path: 'body.contractAccepted' }] },
    });
  });

  test('needs a contract that fits the plan', async () => {
    const plan = await readyToOrder(browser, '8');
    await browser.send('PUT', `/broadband/v1/plans/${plan.id}/customisation`, {
      productId: plan.productId,
      meshWifi: true,
    });
    expect(await place(browser, plan.id)).toMatchObject({ status: 409, body: { code: 'contract.missing' } });
  });

  test('has mesh Wi-Fi in the plan and in its price, and the member sees it there (CU-02, DB-01)', async () => {
    const plan = await readyToOrder(browser, '8');
    const own = `/broadband/v1/members/${alex}`;
    await browser.send('PUT', `/broadband/v1/plans/${plan.id}/customisation`, {
      productId: plan.productId,
      meshWifi: true,
    });
    await browser.send('POST', `/broadband/v1/plans/${plan.id}/pre-contracts`);
    const { body } = await place(browser, plan.id);
    const shown = { meshWifi: true, order: { plan: { monthlyPrice: '2900' } } };
    expect((await browser.get(`${own}/orders/${body.id}`)).body).toMatchObject(shown);
    const plans = (await browser.get<{ meshWifi: boolean; orderId: string }[]>(`${own}/plans`)).body;
    expect(plans.filter(({ meshWifi }) => meshWifi).map(({ orderId }) => orderId)).toEqual([body.id]);
  });

  test('leads on where the order names a place to go to (OR-04)', async () => {
    const plan = await readyToOrder(browser, '7', 'order-redirect');
    await holdVisits(browser, plan.id);
    const { body } = await place(browser, plan.id);
    expect(body.redirectUrl).toBe('http://site.example.com/order-summary?from=payment');
  });
});

describe('a home that needs visits', () => {
  test('cannot be ordered before they are held', async () => {
    const plan = await readyToOrder(browser, '1', 'visits-both');
    expect(await place(browser, plan.id)).toMatchObject({ status: 409, body: { code: 'reservation.missing' } });
    expect((await read(plan.id)).orderKey).toBeNull();
  });

  test('is ordered together with its held visits, and goes live with the in-home visit (OR-05)', async () => {
    const plan = await readyToOrder(browser, '2', 'visits-both');
    await holdVisits(browser, plan.id);
    const { body } = await place(browser, plan.id);
    const order = await readOrder(browser, body.id);
    expect(Object.keys(order)).toHaveLength(11);
    expect(order.appointments.map(({ visitType, state }) => [visitType, state])).toEqual([
      ['PRE_WORK', 'CONFIRMED'],
      ['IN_HOME', 'CONFIRMED'],
    ]);
    for (const visit of order.appointments) expect(Object.keys(visit)).toHaveLength(22);
    expect(order.plan.provisionalStartDate).toBe(order.appointments[1]?.appointmentDate);
    expect(order).toMatchObject({
      key: body.orderKey,
      state: 'RECEIVED',
      externalOrderId: null,
      premise: { postcode: 'LK9 2BB' },
      cancellable: true,
      cancellationCompletionDate: null,
    });
  });

  test('is refused once its visits were held for more than 24 hours (BK-32)', async () => {
    const plan = await readyToOrder(browser, '3', 'visits-both');
    await holdVisits(browser, plan.id);
    site.clock.advance(25 * 3_600_000);
    await site.drain();
    const day = await loggedIn(site, alex);
    expect(await place(day, plan.id)).toMatchObject({ status: 409, body: { code: 'reservation.expired' } });
    browser = day;
  });
});

describe('the older form of an order (OR-03)', () => {
  test('is answered without a body, and sent twice makes one order', async () => {
    const plan = await makePlan(browser, 'visits-none', productIds.mbps150, '9');
    const before = await browser.get<unknown[]>('/broadband/v1/orders');
    const answers = await Promise.all([old(plan.premiseId), old(plan.premiseId)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    expect((await old(plan.premiseId)).status).toBe(204);
    expect((await listed(plan.id)).body).toEqual([{ id: expect.any(String), cancelled: false, paid: false }]);
    expect((await browser.get<unknown[]>('/broadband/v1/orders')).body).toHaveLength(before.body.length + 1);
    expect(await read(plan.id)).toMatchObject({ displayName: '500 Mbps', ecommerce: true });
  });

  test('takes the member as a number too, and nobody else', async () => {
    const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '9');
    expect(await old(plan.premiseId, robin)).toMatchObject({ status: 404, body: { code: 'member.not-found' } });
    const answer = await browser.send('POST', '/broadband/v1/orders', {
      premiseId: plan.premiseId,
      productId: productIds.mbps150,
      memberId: Number(alex),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'reservation.missing' } });
  });

  test('needs a home that exists', async () => {
    expect(await old('prm-nowhere')).toMatchObject({ status: 404, body: { code: 'premise.not-found' } });
  });
});

test("somebody else's order looks as if it did not exist", async () => {
  const plan = await readyToOrder(browser, '7', 'visits-both');
  await holdVisits(browser, plan.id);
  const { body } = await place(browser, plan.id);
  const other = await loggedIn(site, robin);
  expect(await other.get(`/broadband/v1/orders/${body.id}`)).toMatchObject({
    status: 404,
    body: { code: 'order.not-found' },
  });
  expect(await other.get(`/broadband/v1/orders?planId=${plan.id}`)).toMatchObject({
    status: 404,
    body: { code: 'plan.not-found' },
  });
  expect(await place(other, plan.id)).toMatchObject({ status: 404, body: { code: 'plan.not-found' } });
});

test('orders are listed newest first', async () => {
  site.clock.advance(60_000);
  const plan = await readyToOrder(browser, '6', 'visits-both');
  await holdVisits(browser, plan.id);
  const newest = await place(browser, plan.id);
  const { body } = await browser.get<{ id: string }[]>('/broadband/v1/orders');
  expect(body[0]?.id).toBe(newest.body.id);
  expect(body.length).toBeGreaterThan(1);
});

test('one member orders one home once: a second plan for it is refused', async () => {
  const plan = await readyToOrder(browser, '4', 'visits-both');
  await holdVisits(browser, plan.id);
  expect((await place(browser, plan.id)).status).toBe(201);
  await expect(readyToOrder(browser, '4', 'visits-both')).rejects.toThrow('409');
});

test('an order under a contract that is another one by now is refused, and nothing is ordered (OR-02)', async () => {
  const plan = await readyToOrder(browser, '5', 'visits-both');
  const order = {
    planId: plan.id,
    contractAccepted: true,
    contractInformationDocId: 'contract-information-of-yesterday',
  };
  const answer = await browser.send<{ code: string }>('POST', '/broadband/v1/orders', order);
  expect([answer.status, answer.body.code]).toEqual([409, 'contract.changed']);
  expect((await browser.get(`/broadband/v1/orders?planId=${plan.id}`)).body).toEqual([]);
});
