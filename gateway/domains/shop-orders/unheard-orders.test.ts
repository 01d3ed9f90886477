import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { loseWebhooks } from '../../testing/lost-webhooks.ts';
import { black, fold, forgetJobs, openShop, piecesOf, ShoppingMember, stock } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let hear: () => void;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  await forgetJobs(site);
  site.clock.set('2026-11-23T09:00:00Z');
  await site.deps.db.delete(baskets);
  await stock(site, 1, black);
  member = await ShoppingMember.begin(site);
  hear = loseWebhooks(site);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

/** Somebody pays for the last phone, and their browser says so; no webhook does. */
async function paid(holderName: string, sku = black) {
  const order = await member.saved([sku]);
  const session = await member.begun(order);
  const { sessionResult } = await member.pay(session, { holderName });
  await member.browser.send('POST', `/payments/v1/sessions/${session.paymentSessionId}/details`, { sessionResult });
  return order;
}
const looks = async (order: Awaited<ReturnType<typeof paid>>) => [
  (await member.look(order)).state,
  await piecesOf(site, black),
];

test('a phone that the provider says is paid is ordered two hours later, and comes on the day that was chosen (PH-09)', async () => {
  const order = await paid('Imogen Sparrow');
  await member.passTo('2026-11-23T10:59:00Z');
  expect(await looks(order)).toEqual(['UNPAID', 0]);
  await member.passTo('2026-11-23T11:01:00Z');
  expect(await looks(order)).toEqual(['PLACED', 0]);
  expect((await member.look(order)).delivery.deliverOn).toBe('2026-11-24');
});

test('a phone of whose payment nothing is heard is back on the shelf after a day, and in the basket still (PH-11)', async () => {
  const order = await paid('PENDING');
  await member.passTo('2026-11-24T08:59:00Z');
  expect(await looks(order)).toEqual(['UNPAID', 0]);
  await member.passTo('2026-11-24T09:01:00Z');
  expect(await looks(order)).toEqual(['UNPAID', 1]);
  expect((await member.letters())[0]).toMatch(/^We don’t know whether your payment/);
  expect((await member.basket()).summary.item_count).toBe(1);
});

test('money that is told of once somebody else has the last phone goes back, by the path that is there', async () => {
  const order = await paid('PENDING', fold);
  await member.passTo('2026-11-24T09:01:00Z');
  await stock(site, 0, fold);
  hear();
  await member.passTo('2026-11-24T19:00:00Z');
  expect((await member.look(order)).state).toBe('UNPAID');
  const back = `We’re sending £${(order.summary.total / 100).toFixed(2)} back to you`;
  expect((await member.letters()).filter((subject) => subject === back)).toHaveLength(1);
});
