import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { shopOrders } from '../../db/schema/shop-orders.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import {
  black,
  fold,
  forgetJobs,
  openShop,
  parcelNews,
  piecesOf,
  postParcelEvent,
  ShoppingMember,
  stock,
  type ShopOrder,
} from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await site.deps.db.delete(baskets);
  // What other customers have under way is no matter of this one.
  await forgetJobs(site);
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

const stateOf = async (order: { id: string }) => (await member.look(order)).state;
const sentBack = async () =>
  (await site.deps.db.select().from(refunds)).map(({ amountInPence, state }) => [amountInPence, state]);
const lastLetter = async (order: ShopOrder) => (await member.letters(order))[0];

describe('a parcel on its way', () => {
  test('is packed, leaves in the evening, is told in the morning and comes, each with an e-mail that is needed', async () => {
    const order = await member.buy();
    await member.passTo('2026-11-23T10:00:00Z');
    expect(await stateOf(order)).toBe('PACKED');
    await member.passTo('2026-11-23T20:00:00Z');
    expect(await member.look(order)).toMatchObject({
      state: 'SENT',
      cancellable: false,
      delivery: { trackingNumber: expect.any(String), expectedOn: '2026-11-24' },
    });
    expect(await lastLetter(order)).toContain('Your parcel is on its way');
    await member.passTo('2026-11-24T07:00:00Z');
    const out = await member.look(order);
    expect(out.stateDescription).toMatch(/^It comes today, between \d+(:\d\d)?[ap]m and \d+(:\d\d)?[ap]m\.$/);
    expect(out.delivery.from).not.toBeNull();
    await member.passTo('2026-11-24T20:00:00Z');
    const there = await member.look(order);
    expect(there).toMatchObject({
      state: 'DELIVERED',
      delivery: { expectedOn: null, deliveredAt: expect.any(String) },
    });
    expect(there.history.map(({ state }) => state)).toEqual([
      'PLACED',
      'PACKED',
      'SENT',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    expect(await lastLetter(order)).toContain('Your phone is there');
    expect((await member.browser.get('/shop/v1/orders')).body).toMatchObject([
      { id: order.id, state: 'DELIVERED', names: ['Google Pixel 10'], deliverOn: '2026-11-24' },
    ]);
  });

  test('is late by a day, and says so (Tarrant)', async () => {
    const order = await member.buy('Tarrant');
    await member.passTo('2026-11-24T13:00:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'DELAYED', delivery: { expectedOn: '2026-11-25' } });
    await member.passTo('2026-11-25T20:00:00Z');
    expect(await stateOf(order)).toBe('DELIVERED');
  });

  test('comes again where nobody was there (Awbury)', async () => {
    const order = await member.buy('Awbury');
    await member.passTo('2026-11-24T20:00:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'NOT_DELIVERED', delivery: { expectedOn: '2026-11-25' } });
    expect(await lastLetter(order)).toContain('We missed you');
    await member.passTo('2026-11-25T20:00:00Z');
    expect(await stateOf(order)).toBe('DELIVERED');
  });

  test('is held after the second time, and brought on the day that is named for it (Absalom)', async () => {
    const order = await member.buy('Absalom');
    const early = await member.act(order, 'redelivery', { deliverOn: '2026-11-30' });
    expect(early).toMatchObject({ status: 409, body: { code: 'parcel.not-held' } });
    await member.passTo('2026-11-25T20:00:00Z');
    const held = await member.look(order);
    expect(held).toMatchObject({ state: 'HELD', delivery: { heldUntil: '2026-12-05' } });
    expect(held.delivery.redeliveryDays).toEqual([
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect(await member.act(order, 'redelivery', { deliverOn: '2026-11-28' })).toMatchObject({
      status: 409,
      body: { code: 'delivery.day-gone' },
    });
    await member.act(order, 'redelivery', { deliverOn: '2026-11-30' });
    expect((await member.act(order, 'redelivery', { deliverOn: '2026-12-01' })).body).toMatchObject({
      state: 'HELD',
      stateDescription: 'It’s brought to you again on Tuesday 1 December 2026.',
      delivery: { redeliverOn: '2026-12-01' },
    });
    await member.passTo('2026-12-01T20:00:00Z');
    expect(await stateOf(order)).toBe('DELIVERED');
    expect(await piecesOf(site, black)).toBe(4);
  });

  test('goes back where no day is named, and the money with it (Absalom)', async () => {
    const order = await member.buy('Absalom', [black, fold]);
    await member.passTo('2026-12-10T20:00:00Z');
    expect(await member.look(order)).toMatchObject({
      state: 'BACK',
      refundedInPence: order.summary.total,
      pieces: [{ state: 'REFUNDED' }, { state: 'REFUNDED' }],
    });
    expect([await piecesOf(site, black), await piecesOf(site, fold)]).toEqual([5, 5]);
    expect(await lastLetter(order)).toContain('back to you');
    await member.passTo('2026-12-10T20:05:00Z');
    expect(await sentBack()).toContainEqual([order.summary.total, 'DONE']);
  });

  test('is refused at the door: the money goes back when it is back (Nayworth)', async () => {
    const order = await member.buy('Nayworth');
    await member.passTo('2026-11-24T20:00:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'REFUSED', refundedInPence: 0 });
    await member.passTo('2026-11-26T20:00:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'BACK', refundedInPence: 76_900 });
    expect(await piecesOf(site, black)).toBe(5);
  });

  test('is refused and never comes back: the money goes all the same, within 14 days, and once', async () => {
    const order = await member.buy();
    const { tell } = parcelNews(site, order.key);
    await tell('REFUSED', '2026-11-24T11:00:00Z');
    await member.passTo('2026-12-06T12:00:00Z');
    const before = (await member.look(order)).refundedInPence;
    await member.passTo('2026-12-06T13:00:00Z');
    await tell('BACK', '2026-12-20T11:00:00Z');
    await site.drain();
    expect([before, (await member.look(order)).refundedInPence, await piecesOf(site, black)]).toEqual([
      76_900, 76_900, 5,
    ]);
  });

  test('is told to be back twice, each time as something new: it is on the shelf once', async () => {
    const order = await member.buy();
    const { tell } = parcelNews(site, order.key);
    await tell('BACK', '2026-11-28T10:00:00.000Z');
    await tell('BACK', '2026-11-28T10:00:01.000Z');
    expect([await stateOf(order), await piecesOf(site, black)]).toEqual(['BACK', 5]);
  });

  test('gets lost: the money goes back, and the phone is gone (Mislay)', async () => {
    const order = await member.buy('Mislay');
    await member.passTo('2026-12-01T18:00:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'LOST', refundedInPence: 76_900 });
    expect(await piecesOf(site, black)).toBe(4);
    expect(await lastLetter(order)).toContain('back to you');
  });

  test('is told twice and in another order, and comes once (Jumbleton)', async () => {
    const order = await member.buy('Jumbleton');
    await member.passTo('2026-11-23T21:00:00Z');
    const sent = await member.look(order);
    expect([sent.state, sent.history.map(({ state }) => state)]).toEqual(['SENT', ['PLACED', 'PACKED', 'SENT']]);
    await member.passTo('2026-11-24T20:00:00Z');
    expect(await stateOf(order)).toBe('DELIVERED');
    expect(await member.letters(order)).toHaveLength(4);
  });
});

describe('an order is cancelled before it leaves', () => {
  test('the courier stops it, the money goes back and the phone is on the shelf again, once', async () => {
    const order = await member.buy('Fairweather', [black, black]);
    const all = await Promise.all([member.act(order, 'cancellation'), member.act(order, 'cancellation')]);
    expect(all.map(({ status, body }) => [status, body.state])).toEqual([
      [200, 'CANCELLING'],
      [200, 'CANCELLING'],
    ]);
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await member.look(order)).toMatchObject({
      state: 'CANCELLED',
      refundedInPence: 2 * 76_900,
      cancellable: false,
    });
    expect(await piecesOf(site, black)).toBe(5);
    expect((await member.act(order, 'cancellation')).body.state).toBe('CANCELLED');
  });

  test('right after it was paid, before the courier has heard of it', async () => {
    const order = await member.saved();
    await member.pay(await member.begun(order));
    await site.partners.drain();
    expect((await member.act(order, 'cancellation')).body.state).toBe('CANCELLING');
    await site.drain();
    expect(await stateOf(order)).toBe('CANCELLED');
    expect([(await member.look(order)).refundedInPence, await piecesOf(site, black)]).toEqual([76_900, 5]);
  });

  test('in the evening, too, while the courier is away and has not taken it', async () => {
    const order = await member.saved();
    const give = vi.spyOn(site.deps.courier, 'give').mockRejectedValue(new Error('The courier is away'));
    await member.pay(await member.begun(order));
    await member.passTo('2026-11-23T19:30:00Z');
    expect(await member.look(order)).toMatchObject({
      state: 'PLACED',
      cancellable: true,
      cancellableUntil: '2026-11-24T19:00:00.000Z',
    });
    expect((await member.act(order, 'cancellation')).body.state).toBe('CANCELLING');
    give.mockRestore();
    await member.passTo('2026-11-23T21:30:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: 76_900 });
  });

  test('not once it is about to leave', async () => {
    const order = await member.buy();
    await member.passTo('2026-11-23T19:00:01Z');
    expect(await member.act(order, 'cancellation')).toMatchObject({
      status: 409,
      body: { code: 'order.not-cancellable', message: expect.stringContaining('send it back') },
    });
  });

  test('the courier says that it has left all the same: the order goes on, and the member is told', async () => {
    const order = await member.buy();
    await site.deps.db.update(shopOrders).set({ state: 'CANCELLING' }).where(eq(shopOrders.id, order.id));
    await member.passTo('2026-11-23T20:00:00Z');
    expect(await stateOf(order)).toBe('SENT');
    expect((await member.act(order, 'cancellation')).status).toBe(409);
  });
});

describe('events of the courier', () => {
  test('one that is not signed is nothing to us, and one of a parcel that is none of ours is not found', async () => {
    const order = await member.buy();
    const { event } = parcelNews(site, order.key);
    expect(await postParcelEvent(site, event('DELIVERED', '2026-11-24T11:00:00Z'), 'forged')).toBe(401);
    expect(await stateOf(order)).toBe('PLACED');
    const other = parcelNews(site, 'LK-0000000');
    expect(await postParcelEvent(site, other.event('DELIVERED', '2026-11-24T11:00:00Z'))).toBe(404);
  });

  test('each counts once, in any order; the last that happened is what holds', async () => {
    const order = await member.buy();
    const { event, tell } = parcelNews(site, order.key);
    const lost = event('LOST', '2026-12-01T17:00:00Z');
    await Promise.all([1, 2, 3].map(() => postParcelEvent(site, lost)));
    await tell('SENT', '2026-11-23T20:00:00Z');
    await tell('A_KIND_OF_LATER', '2026-12-02T20:00:00Z');
    expect(await member.look(order)).toMatchObject({ state: 'LOST', refundedInPence: 76_900 });
    expect((await member.look(order)).history.map(({ state }) => state)).toEqual(['PLACED', 'SENT', 'LOST']);
  });
});
