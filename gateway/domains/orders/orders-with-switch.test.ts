import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { alex, loggedIn, siteWithHomes } from '../../testing/customer.ts';
import { askFor, consentTo, letAnswer, longSessions, pass, resultOf } from '../../testing/switches.ts';
import { holdVisits, place, readyToOrder } from '../../testing/orders.ts';

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
  browser = await loggedIn(site, alex);
});
afterAll(() => site.close());

const DAY_SECONDS = 24 * 60 * 60;
const unsettled = {
  status: 409,
  body: { code: 'switch.unsettled', message: expect.stringContaining('carry on without') },
};

const withdraw = (switchId: string) => browser.send('DELETE', `/broadband/v1/switches/${switchId}`);

test('an order waits for its switch: while it is looked for, and while it is found and not agreed to (SW-01)', async () => {
  const plan = await readyToOrder(browser, '1');
  const { body: asked } = await askFor(browser, { planId: plan.id });
  expect(await place(browser, plan.id)).toMatchObject(unsettled);
  await letAnswer(site);
  expect((await resultOf(browser, asked.id)).state).toBe('matched');
  expect(await place(browser, plan.id)).toMatchObject(unsettled);
  expect((await consentTo(browser, asked.id)).status).toBe(200);
  expect((await place(browser, plan.id)).status).toBe(201);
});

test('a switch that was not found holds the order until it is stopped (SW-01, SW-09)', async () => {
  const plan = await readyToOrder(browser, '2');
  const { body: asked } = await askFor(browser, { planId: plan.id, lastName: 'Nobody' });
  await letAnswer(site);
  expect((await resultOf(browser, asked.id)).state).toBe('failed');
  expect(await place(browser, plan.id)).toMatchObject(unsettled);
  expect((await withdraw(asked.id)).status).toBe(204);
  expect((await place(browser, plan.id)).status).toBe(201);
});

test('what was agreed to and has run out is open again (SW-12)', async () => {
  const plan = await readyToOrder(browser, '3');
  const { body: asked } = await askFor(browser, { planId: plan.id });
  await letAnswer(site);
  await consentTo(browser, asked.id);
  await pass(site, 40 * DAY_SECONDS, 40 * DAY_SECONDS);
  expect((await resultOf(browser, asked.id)).state).toBe('expired');
  await browser.send('POST', `/broadband/v1/plans/${plan.id}/pre-contracts`);
  expect(await place(browser, plan.id)).toMatchObject(unsettled);
});

test('a home that cannot be switched is ordered for, whatever was asked of a provider (AD-18)', async () => {
  const plan = await readyToOrder(browser, '7', 'address-no-switching');
  await holdVisits(browser, plan.id);
  expect((await askFor(browser, { planId: plan.id })).status).toBe(201);
  expect((await place(browser, plan.id)).status).toBe(201);
});
