import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { holdVisits, place, readyToOrder } from '../../testing/orders.ts';
import { alex, loggedIn, makePlan, productIds, robin, siteWithHomes } from '../../testing/customer.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';

type Ticket = components['schemas']['SavedJourneyTicket'];
type Journey = components['schemas']['SavedJourney'];

const missing = { status: 404, body: { code: 'journey.missing' } };

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes();
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

const save = (planId: string, step = 'customise-plan') =>
  browser.send<Ticket>('POST', '/broadband/v1/saved-journeys', { planId, step });
const open = (code: string, by = browser) => by.get<Journey>(`/broadband/v1/saved-journeys/${code}`);
const current = (by = browser) => by.get<Journey>('/broadband/v1/saved-journeys/current');

test('who has ordered nothing has no journey to go on with', async () => {
  expect(await current(await loggedIn(site, '100003'))).toMatchObject({ status: 204 });
});

test('a saved journey comes back by its code, in small letters too, with all that was chosen (CU-04)', async () => {
  const plan = await makePlan(browser, 'visits-none', productIds.mbps150, '1');
  const customisation = { productId: productIds.mbps500, meshWifi: true, connectionDate: '2026-12-10' };
  await browser.send('PUT', `/broadband/v1/plans/${plan.id}/customisation`, customisation);
  const { status, body } = await save(plan.id);
  expect(status).toBe(201);
  expect(body.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(body.link).toBe(`http://site.example.com/customise-plan?saved=${body.code}`);
  expect(await open(body.code.toLowerCase())).toMatchObject({
    status: 200,
    body: {
      code: body.code,
      planId: plan.id,
      step: 'customise-plan',
      address: { streetName: 'Ready Made Mews', streetNumber: '1' },
      transactionId: expect.any(String),
      product: { displayName: '500 Mbps' },
      customisation,
      plan: { monthlyPrice: '3900' },
      installation: null,
      reservation: null,
    },
  });
});

test('code and link go out by e-mail, once for a double click', async () => {
  const wren = await loggedIn(site, robin);
  const plan = await makePlan(wren, 'visits-none', productIds.mbps150, '2');
  const answers = await Promise.all(
    [1, 2].map(() =>
      wren.send<Ticket>('POST', '/broadband/v1/saved-journeys', { planId: plan.id, step: 'book-install' }),
    ),
  );
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  const mails = await site.deps.outbox.sentTo(site.deps.db, 'robin.wren@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(answers[0]?.body.link);
  expect(mails[0]?.body).toContain('Wednesday 23 December 2026');
});

test('saved again later, the journey keeps its code and goes on from the new page', async () => {
  const plan = await makePlan(browser, 'visits-none', productIds.mbps150, '3');
  const first = await save(plan.id);
  const second = await save(plan.id, 'review-order');
  expect(second.body.code).toBe(first.body.code);
  expect(second.body.link).toContain('/order-confirmation?saved=');
  expect((await open(first.body.code)).body.step).toBe('review-order');
});

test("somebody else's code opens nothing, and somebody else's plan cannot be saved", async () => {
  const plan = await makePlan(browser, 'visits-none', productIds.mbps150, '4');
  const { body } = await save(plan.id);
  const other = await loggedIn(site, robin);
  expect(await open(body.code, other)).toMatchObject(missing);
  const stolen = await other.send('POST', '/broadband/v1/saved-journeys', { planId: plan.id, step: 'book-install' });
  expect(stolen).toMatchObject({ status: 404, body: { code: 'plan.not-found' } });
});

test('the current journey is the draft touched last, at the page it has reached', async () => {
  site.clock.advance(60_000);
  const plan = await makePlan(browser, 'visits-both', productIds.mbps150, '1');
  expect((await current()).body).toMatchObject({ planId: plan.id, step: 'customise-plan', installation: null });
  await browser.send('POST', `/broadband/v1/plans/${plan.id}/installations`);
  expect((await current()).body).toMatchObject({
    step: 'book-install',
    installation: { preworkAppointmentRequired: true },
  });
  await holdVisits(browser, plan.id);
  expect((await current()).body).toMatchObject({ step: 'review-order', reservation: { status: 'FullyAccepted' } });
});

test('a home that cannot be switched is still one when its journey comes back (AD-18, CU-04)', async () => {
  site.clock.advance(60_000);
  const plan = await makePlan(browser, 'address-no-switching');
  const addressStatus = 'SWITCHING_NOT_AVAILABLE';
  expect((await current()).body).toMatchObject({ planId: plan.id, addressStatus });
  expect((await open((await save(plan.id)).body.code)).body).toMatchObject({ planId: plan.id, addressStatus });
});

test('an order that is placed is no journey any more', async () => {
  site.clock.advance(60_000);
  const plan = await readyToOrder(browser, '5');
  const { body } = await save(plan.id);
  await place(browser, plan.id);
  expect(await open(body.code)).toMatchObject(missing);
  expect(await save(plan.id)).toMatchObject({ status: 409, body: { code: 'plan.not-draft' } });
  expect((await current()).body.planId).not.toBe(plan.id);
});

test('a saved journey runs out after 30 days', async () => {
  const plan = await makePlan(browser, 'visits-none', productIds.mbps150, '6');
  const { body } = await save(plan.id);
  expect(Date.parse(body.expiresAt) - site.clock.now().getTime()).toBe(30 * DAY_MS);
  site.clock.advance(30 * DAY_MS);
  expect(await open(body.code, await loggedIn(site, alex))).toMatchObject(missing);
});

test('what was ordered last is there for its summary, until the order has ended (OR-07, SW-09)', async () => {
  const placed = (by: TestBrowser) =>
    by.get<components['schemas']['PlacedJourney']>('/broadband/v1/saved-journeys/placed');
  const customer = await loggedIn(site, '100006');
  expect(await placed(customer)).toMatchObject(missing);
  const plan = await readyToOrder(customer, '8');
  expect(await placed(customer)).toMatchObject(missing);
  const order = await place(customer, plan.id);
  expect(await placed(customer)).toMatchObject({
    status: 200,
    body: {
      order: { id: order.body.id, orderKey: order.body.orderKey, planId: plan.id },
      address: { streetNumber: '8' },
      product: { displayName: '150 Mbps' },
      plan: { id: plan.id },
      customisation: { productId: productIds.mbps150, meshWifi: false },
    },
  });
  expect(await placed(await loggedIn(site, '100007'))).toMatchObject(missing);
  await site.deps.db.execute(`update orders set state = 'CANCELLED' where id = '${order.body.id}'`);
  expect(await placed(customer)).toMatchObject(missing);
});
