import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { baskets } from '../../db/schema/baskets.ts';
import { payments, paymentSessions } from '../../db/schema/payments.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { shownOf, type PaymentSession } from '../../testing/payments.ts';
import { black, openShop, piecesOf, ShoppingMember, stock } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await site.deps.db.delete(baskets);
  await site.deps.db.delete(payments);
  await site.deps.db.update(paymentSessions).set({ state: 'CANCELLED' });
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

const left = () => piecesOf(site, black);
const approving = { account: 'wren@example.com' };
const leave = async (session: PaymentSession) => (await member.frame.payByWallet(shownOf(session))).action;
const paymentsNow = async () =>
  (await site.deps.db.select({ amount: payments.amount, state: payments.state }).from(payments)).map(
    ({ amount, state }) => [amount, state],
  );

test('phones are paid by the wallet: the order follows its webhook, whether the customer comes back or not (PH-09, PH-11)', async () => {
  const order = await member.saved();
  const session = await member.begun(order);
  await member.frame.tellWallet(await leave(session), approving);
  expect([(await member.look(order)).state, await left()]).toEqual(['UNPAID', 4]);
  await site.drain();
  expect([(await member.look(order)).state, await left()]).toEqual(['PLACED', 4]);
  expect((await member.basket()).summary.item_count).toBe(0);
  expect(await paymentsNow()).toEqual([[session.amountInPence, 'PAID']]);
});

test.each(['refuse', 'go-back'] as const)(
  '%s: the basket is never empty after it, and the order can be paid (PH-10)',
  async (said) => {
    const order = await member.saved();
    const session = await member.begun(order);
    await member.frame.tellWallet(await leave(session), said);
    await site.drain();
    expect([(await member.look(order)).state, (await member.basket()).summary.item_count]).toEqual(['UNPAID', 1]);
    await member.frame.tellWallet(await leave(session), approving);
    await site.drain();
    expect((await member.look(order)).state).toBe('PLACED');
  },
);

test('a wallet’s page that is left gives the phone back after the hour, and takes nothing then (PH-11)', async () => {
  const session = await member.begun(await member.saved());
  const action = await leave(session);
  site.clock.advance(HOUR_MS);
  await site.drain();
  expect(await left()).toBe(5);
  await member.frame.tellWallet(action, approving);
  await site.drain();
  expect([await paymentsNow(), await left()]).toEqual([[], 5]);
});

test('what is approved for an order that costs another sum by now goes back, and the order can be paid (PH-11)', async () => {
  const session = await member.begun(await member.saved());
  const action = await leave(session);
  await member.put(black, 2);
  const changed = (await member.save()).body;
  const next = await member.begun(changed);
  expect(next.paymentSessionId).not.toBe(session.paymentSessionId);
  await member.frame.tellWallet(action, approving);
  await site.drain();
  expect(await paymentsNow()).toEqual([[session.amountInPence, 'GIVING_BACK']]);
  expect((await member.look(changed)).state).toBe('UNPAID');
  await member.frame.tellWallet(await leave(next), approving);
  await site.drain();
  expect((await member.look(changed)).state).toBe('PLACED');
});
