import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { baskets } from '../../db/schema/baskets.ts';
import { paymentSessions } from '../../db/schema/payments.ts';
import { phoneOffers } from '../../db/schema/phones.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { black, blue, fold, openShop, piecesOf, ShoppingMember, stock } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await site.deps.db.delete(baskets);
  await site.deps.db.update(paymentSessions).set({ state: 'CANCELLED' });
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

const left = () => piecesOf(site, black);

describe('phones are paid for (PH-09)', () => {
  test('a piece is taken with the session; the order follows the webhook, and the basket is empty then', async () => {
    const order = await member.saved([black, black, fold]);
    const session = await member.begun(order);
    expect(session).toMatchObject({ purpose: 'PHONE_ORDER', shopOrderId: order.id, billId: null, state: 'OPEN' });
    expect([session.amountInPence, await left(), await piecesOf(site, fold)]).toEqual([order.summary.total, 3, 4]);
    expect(session.parts).toHaveLength(3);
    for (const { detail } of session.parts) expect(detail).toMatch(/^.+ · \d+ GB · New$/);
    await member.pay(session);
    expect([(await member.look(order)).state, (await member.basket()).summary.item_count]).toEqual(['UNPAID', 3]);
    await site.drain();
    expect(await member.look(order)).toMatchObject({
      state: 'PLACED',
      placedAt: '2026-11-23T09:00:00.000Z',
      cancellable: true,
      cancellableUntil: '2026-11-23T19:00:00.000Z',
      delivery: { deliverOn: '2026-11-24', expectedOn: '2026-11-24' },
      stateDescription: 'We’ve got your order. It comes on Tuesday 24 November 2026.',
    });
    expect([(await member.basket()).summary.item_count, await left()]).toEqual([0, 3]);
    expect((await member.letters())[0]).toBe(`Thanks for your order ${order.key}`);
    expect(await member.begin(order)).toMatchObject({ status: 409, body: { code: 'payment.nothing-due' } });
  });

  test('two tabs and a double click take one piece and pay once (PH-11)', async () => {
    const order = await member.saved();
    const all = await Promise.all([member.begin(order), member.begin(order), member.begin(order)]);
    expect(new Set(all.map(({ body }) => body.paymentSessionId)).size).toBe(1);
    expect(await left()).toBe(4);
    const tried = await Promise.all(all.map(({ body }) => member.pay(body)));
    expect(tried.filter(({ resultCode }) => resultCode === 'Authorised')).toHaveLength(1);
    await site.drain();
    expect([(await member.look(order)).state, await left()]).toEqual(['PLACED', 4]);
  });

  test('what came into the basket while they paid stays there', async () => {
    const session = await member.begun(await member.saved());
    await member.put(blue);
    await member.put(black, 2);
    await member.pay(session);
    await site.drain();
    expect((await member.basket()).lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [black, 1],
      [blue, 1],
    ]);
  });

  test('a payment that comes too late for the chosen day gets the next one, and says so', async () => {
    site.clock.set('2026-11-23T17:00:00Z');
    member = await ShoppingMember.begin(site);
    const order = await member.saved();
    const session = await member.begun(order);
    await member.pay(session, { holderName: 'PENDING' });
    await member.passTo('2026-11-23T19:30:00Z');
    expect(await member.look(order)).toMatchObject({ delivery: { deliverOn: '2026-11-25' } });
    const { deps } = site;
    const [letter] = await deps.outbox.everythingTo(deps.db, member.memberId);
    expect(letter?.body).toContain('Your payment came too late for the day that you chose');
  });
});

describe('a session that ends unpaid gives its pieces back, once (PH-10)', () => {
  const refuse = async (session: Awaited<ReturnType<ShoppingMember['begun']>>, holderName: string) => {
    await member.pay(session, { holderName });
    await site.drain();
  };

  test('not at the first refusal, but at the third; the basket stays as it was', async () => {
    const order = await member.saved([black, black]);
    const session = await member.begun(order);
    await refuse(session, 'DECLINED');
    await refuse(session, 'DECLINED');
    expect(await left()).toBe(3);
    await refuse(session, 'DECLINED');
    expect([(await member.session(session)).state, await left()]).toEqual(['REFUSED', 5]);
    expect([(await member.look(order)).state, (await member.basket()).summary.item_count]).toEqual(['UNPAID', 2]);
    await member.pay(await member.begun(order));
    await site.drain();
    expect([(await member.look(order)).state, await left()]).toEqual(['PLACED', 3]);
  });

  test('at a refusal for fraud', async () => {
    const session = await member.begun(await member.saved());
    await refuse(session, 'FRAUD');
    expect([(await member.session(session)).state, await left()]).toEqual(['BLOCKED', 5]);
  });

  test('at the provider’s own word, and again at its webhooks: once', async () => {
    const session = await member.begun(await member.saved());
    await member.pay(session, { holderName: 'DECLINED' });
    await member.pay(session, { holderName: 'DECLINED' });
    const { sessionResult } = await member.pay(session, { holderName: 'DECLINED' });
    await member.browser.send('POST', `/payments/v1/sessions/${session.paymentSessionId}/details`, { sessionResult });
    expect(await left()).toBe(5);
    await site.drain();
    expect(await left()).toBe(5);
  });

  test('after the hour, whoever looks; and not from under the session that came after it', async () => {
    const order = await member.saved();
    await member.begun(order);
    site.clock.advance(HOUR_MS);
    expect(await left()).toBe(4);
    // Before the job has run, the member goes on: the piece is the new session's.
    member = await ShoppingMember.begin(site);
    const next = await member.begun(order);
    await site.drain();
    expect([(await member.session(next)).state, await left()]).toEqual(['OPEN', 4]);
    site.clock.advance(HOUR_MS);
    await site.drain();
    expect(await left()).toBe(5);
  });

  test('at a bank’s no that comes after the hour', async () => {
    const session = await member.begun(await member.saved());
    await member.passTo('2026-11-23T09:59:50Z');
    const { sessionResult } = await member.pay(session, { holderName: 'PENDING_DECLINED' });
    await member.browser.send('POST', `/payments/v1/sessions/${session.paymentSessionId}/details`, { sessionResult });
    await member.passTo('2026-11-23T10:00:10Z');
    expect([(await member.session(session)).state, await left()]).toEqual(['PENDING', 4]);
    await member.passTo('2026-11-23T10:05:00Z');
    expect([(await member.session(session)).state, await left()]).toEqual(['EXPIRED', 5]);
  });

  test('what is changed while a session is open goes back, and the next session takes what is wanted now', async () => {
    const order = await member.saved();
    const before = await member.begun(order);
    await member.put(black, 0);
    const changed = await member.saved([blue]);
    expect([changed.id, await left(), await piecesOf(site, blue)]).toEqual([order.id, 5, 5]);
    const next = await member.begun(order);
    expect([await left(), await piecesOf(site, blue)]).toEqual([5, 4]);
    // The price is the same, and so is the session.
    expect(next.paymentSessionId).toBe(before.paymentSessionId);
    await member.pay(next);
    await site.drain();
    expect((await member.look(order)).pieces.map(({ sku }) => sku)).toEqual([blue]);
  });

  test('while a bank has yet to answer nothing can be changed', async () => {
    const order = await member.saved();
    const session = await member.begun(order);
    const { sessionResult } = await member.pay(session, { holderName: 'PENDING_DECLINED' });
    await member.browser.send('POST', `/payments/v1/sessions/${session.paymentSessionId}/details`, { sessionResult });
    expect(await member.checkout()).toMatchObject({ isBeingPaid: true, canCheckOut: false });
    expect(await member.save()).toMatchObject({ status: 409, body: { code: 'order.being-paid' } });
    expect(await left()).toBe(4);
  });
});

describe('before a session begins the order is looked at again', () => {
  test('a price that is held no longer, the basket, the day and the shelf', async () => {
    const order = await member.saved();
    const refused = async (code: string) =>
      expect(await member.begin(order)).toMatchObject({ status: 409, body: { code } });
    await stock(site, 0, black);
    await refused('product.out-of-stock');
    await stock(site, 5, black);
    await member.put(blue);
    await refused('basket.changed');
    await member.put(blue, 0);
    const dearer = { priceInPence: 80_000, fullPriceInPence: 80_000 };
    await site.deps.db.update(phoneOffers).set(dearer).where(eq(phoneOffers.sku, black));
    await member.passTo('2026-11-23T09:30:00Z');
    await refused('price.changed');
    await member.save();
    await member.passTo('2026-11-23T17:30:00Z');
    await refused('delivery.day-gone');
    const usual = { priceInPence: 76_900, fullPriceInPence: 76_900 };
    await site.deps.db.update(phoneOffers).set(usual).where(eq(phoneOffers.sku, black));
    expect(await left()).toBe(5);
  });
});
