import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refunds } from '../../db/schema/refunds.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { tellOfPayment } from '../../testing/payments.ts';
import { black, forgetJobs, openShop, ShoppingMember, stock, type ShopOrder } from '../../testing/shop.ts';
import { askForRefund } from './refunds.service.ts';

let site: TestGateway;
let member: ShoppingMember;
let order: ShopOrder;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await stock(site, 5);
  await site.deps.db.delete(refunds);
  member = await ShoppingMember.begin(site);
  order = await member.buy();
});
afterAll(() => site.close());

const ask = (pence: number) =>
  site.deps.db.transaction((tx) =>
    askForRefund(site.deps, tx, { purpose: 'PHONE_ORDER', reference: order.id }, { pence }),
  );
const stand = async () =>
  (await site.deps.db.select().from(refunds)).map(({ amountInPence, state }) => [amountInPence, state]);
const backInPence = async () => (await member.look(order)).refundedInPence;

test('a payment goes back in parts, each once, and the provider says when that is done', async () => {
  await ask(10_000);
  await ask(20_000);
  await site.drain();
  expect(await stand()).toEqual([
    [10_000, 'ASKED'],
    [20_000, 'ASKED'],
  ]);
  site.clock.advance(60_000);
  await site.drain();
  expect(await stand()).toEqual([
    [10_000, 'DONE'],
    [20_000, 'DONE'],
  ]);
  expect(await (await ShoppingMember.begin(site)).look(order)).toMatchObject({ refundedInPence: 30_000 });
});

test('more than is left of it is refused by the provider, is for our team, and does not count as sent back', async () => {
  await ask(76_900);
  await ask(1);
  await site.drain();
  expect(await stand()).toEqual(
    expect.arrayContaining([
      [76_900, 'ASKED'],
      [1, 'FAILED'],
    ]),
  );
  expect(await backInPence()).toBe(76_900);
});

test('one that fails at the bank is for our team, also where the word of its success comes after that', async () => {
  await ask(5_000);
  await site.drain();
  const [asked] = await site.deps.db.select().from(refunds);
  const told = { amount: { currency: 'GBP', value: 5_000 }, originalReference: asked?.paymentId ?? '' };
  const pspReference = asked?.providerId ?? '';
  await tellOfPayment(site, { ...told, pspReference, eventCode: 'REFUND_FAILED' });
  await tellOfPayment(site, { ...told, pspReference, eventCode: 'REFUND' });
  const [after] = await site.deps.db
    .select()
    .from(refunds)
    .where(eq(refunds.id, asked?.id ?? ''));
  expect([after?.state, await backInPence()]).toEqual(['FAILED', 0]);
});

test('of what nobody has paid for nothing goes back', async () => {
  await member.saved([black]);
  const unpaid = await member.checkout();
  const isAsked = await site.deps.db.transaction((tx) =>
    askForRefund(site.deps, tx, { purpose: 'PHONE_ORDER', reference: unpaid.shopOrderId ?? '' }, { pence: 100 }),
  );
  expect([isAsked, await stand()]).toEqual([false, []]);
});
