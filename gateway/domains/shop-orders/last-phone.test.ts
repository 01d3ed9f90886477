import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { payments, paymentSessions } from '../../db/schema/payments.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { manyMembers } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { tellOfPayment, type PaymentSession } from '../../testing/payments.ts';
import { black, openShop, piecesOf, ShoppingMember, stock } from '../../testing/shop.ts';

const CUSTOMERS = 50;

let site: TestGateway;
let shoppers: ShoppingMember[];
beforeAll(async () => {
  site = await openShop();
  const ids = await manyMembers(site, CUSTOMERS);
  shoppers = await Promise.all(ids.map((id) => ShoppingMember.begin(site, id)));
});
beforeEach(() => stock(site, 1, black));
afterAll(() => site.close());

const statesOf = async (orders: readonly { shopper: ShoppingMember; id: string }[]) =>
  Promise.all(orders.map(async ({ shopper, id }) => (await shopper.look({ id })).state));

/** What the provider posts once a payment is made in a session that may be over. */
const lateMoney = ({ paymentSessionId, amountInPence }: PaymentSession, pspReference: string) =>
  tellOfPayment(site, {
    pspReference,
    merchantReference: paymentSessionId,
    amount: { currency: 'GBP', value: amountInPence },
  });

test('the last phone: 50 customers pay at once, exactly one gets it, and nobody else is charged', async () => {
  const orders = await Promise.all(
    shoppers.map(async (shopper) => ({ shopper, id: (await shopper.saved([black])).id })),
  );
  const begun = await Promise.all(
    orders.map(async (order) => ({ ...order, answer: await order.shopper.begin(order) })),
  );
  const [winner, ...others] = begun.toSorted((one, other) => one.answer.status - other.answer.status);
  expect(winner?.answer.status).toBe(201);
  for (const { answer } of others)
    expect(answer).toMatchObject({ status: 409, body: { code: 'product.out-of-stock' } });
  if (winner) await winner.shopper.pay(winner.answer.body);
  await site.drain();
  const states = await statesOf(orders);
  expect(states.toSorted()).toEqual(['PLACED', ...others.map(() => 'UNPAID')]);
  expect(await piecesOf(site, black)).toBe(0);
  expect(await site.deps.db.select({ paid: count() }).from(payments)).toEqual([{ paid: 1 }]);
  expect(await site.deps.db.select({ begun: count() }).from(paymentSessions)).toEqual([{ begun: 1 }]);
  // Nobody stands before an empty basket.
  expect((await others[0]?.shopper.basket())?.summary.item_count).toBe(1);
});

test('money that comes after the hour goes back where somebody else has the phone by then, and says so', async () => {
  const [slow, quick] = shoppers.slice(-2);
  if (!slow || !quick) throw new Error('nobody is there');
  const order = await slow.saved();
  const session = await slow.begun(order);
  await slow.passTo(new Date(site.clock.now().getTime() + HOUR_MS).toISOString());
  await quick.passTo(site.clock.now().toISOString());
  const bought = await quick.saved();
  await quick.pay(await quick.begun(bought));
  await site.drain();
  expect(await lateMoney(session, 'LATEMONEY1234567')).toBe(202);
  expect((await slow.look(order)).state).toBe('UNPAID');
  expect((await quick.look(bought)).state).toBe('PLACED');
  const [payment] = await site.deps.db.select().from(payments).where(eq(payments.id, 'LATEMONEY1234567'));
  expect(payment?.state).toBe('GIVING_BACK');
  expect((await slow.letters())[0]).toContain('back to you');
  expect(await piecesOf(site, black)).toBe(0);
  expect(await site.deps.db.select().from(refunds)).toEqual([]);
});

test('money that comes after the hour pays where the phone is there still, and takes it', async () => {
  const [slow] = shoppers.slice(-3);
  if (!slow) throw new Error('nobody is there');
  await slow.passTo(site.clock.now().toISOString());
  const order = await slow.saved();
  const session = await slow.begun(order);
  await slow.passTo(new Date(site.clock.now().getTime() + HOUR_MS).toISOString());
  expect(await piecesOf(site, black)).toBe(1);
  expect(await lateMoney(session, 'LATEMONEY7654321')).toBe(202);
  await site.drain();
  expect([(await slow.look(order)).state, await piecesOf(site, black)]).toEqual(['PLACED', 0]);
});
