import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { baskets } from '../../db/schema/baskets.ts';
import { phoneOffers } from '../../db/schema/phones.ts';
import { robin } from '../../testing/customer.ts';
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
  await stock(site, 50);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

describe('the check-out', () => {
  test('begins with what is known of the member, and what each phone can take (PH-07, PH-12)', async () => {
    await member.put(black, 2);
    await member.put(fold);
    const checkout = await member.checkout();
    expect(checkout).toMatchObject({
      shopOrderId: null,
      basketId: expect.any(String),
      email: 'alex.finch@example.com',
      contact: { firstName: 'Alex', lastName: 'Finch' },
      deliveryDay: null,
      orderBy: '2026-11-23T17:00:00.000Z',
      canCheckOut: true,
      isBeingPaid: false,
      summary: { total: 2 * 76_900 + 169_900, item_count: 3 },
    });
    expect(checkout.pieces.map(({ sku, simTypes, simType, isThere }) => [sku, simTypes, simType, isThere])).toEqual([
      [black, ['esim', 'psim', 'none'], null, true],
      [black, ['esim', 'psim', 'none'], null, true],
      [fold, ['esim', 'psim', 'none'], null, true],
    ]);
    expect(checkout.deliveryDays.slice(0, 5)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-30',
    ]);
    // A sixth of what is paid, piece by piece.
    expect(checkout.vatInPence).toBe(2 * 12_817 + 28_317);
  });

  test('of an empty basket has nothing to order', async () => {
    expect(await member.checkout()).toMatchObject({ pieces: [], deliveryDays: [], canCheckOut: false });
  });

  test('has what a visitor put in before they logged in', async () => {
    const visitor = site.browser();
    await visitor.send('PUT', `/shop/v1/basket/items/${blue}`, { quantity: 1 });
    await visitor.logInAs(member.memberId);
    const { body } = await visitor.get<{ pieces: { sku: string }[] }>('/shop/v1/checkout');
    expect(body.pieces.map(({ sku }) => sku)).toEqual([blue]);
    expect(visitor.cookies.get('basket')).toBeUndefined();
  });

  test('a refurbished phone takes all of the parcel a day longer', async () => {
    const [refurbished] = await site.deps.db.select().from(phoneOffers).where(eq(phoneOffers.condition, 'REFURBISHED'));
    await member.put(black);
    await member.put(refurbished?.sku ?? '');
    expect((await member.checkout()).deliveryDays[0]).toBe('2026-11-25');
  });

  test('a member who logs in elsewhere has nothing of it', async () => {
    const order = await member.saved();
    const other = await ShoppingMember.begin(site, robin);
    expect((await other.checkout()).shopOrderId).toBeNull();
    const path = `/shop/v1/orders/${order.id}`;
    expect(await other.browser.get(path)).toMatchObject({ status: 404, body: { code: 'shop-order.not-found' } });
    const asked = { deliverOn: '2026-11-25' };
    for (const answer of [await other.act(order, 'cancellation'), await other.act(order, 'redelivery', asked)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'shop-order.not-found' } });
    expect(await other.begin(order)).toMatchObject({ status: 404, body: { code: 'shop-order.not-found' } });
  });
});

describe('what is saved', () => {
  test('comes back, is tidied, and is one order however often it is saved (PH-07)', async () => {
    await member.put(black, 2);
    const first = await member.save({
      contact: { firstName: ' Alex ', lastName: 'Finch', phoneNumber: '+44 7700 900123' },
      address: { line1: ' 4 Heron Way', line2: ' ', city: 'Larkford', postcode: 'lk91sa' },
      deliveryDay: '2026-11-26',
      pieces: [
        { sku: black, simType: 'esim' },
        { sku: black, simType: 'psim' },
      ],
    });
    expect(first).toMatchObject({
      status: 200,
      body: { state: 'UNPAID', placedAt: null, cancellable: false, summary: { total: 2 * 76_900 } },
    });
    const checkout = await member.checkout();
    expect(checkout).toMatchObject({
      shopOrderId: first.body.id,
      contact: { firstName: 'Alex', lastName: 'Finch', phoneNumber: '07700 900123' },
      address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
      deliveryDay: '2026-11-26',
      pieces: [{ simType: 'esim' }, { simType: 'psim' }],
    });
    const all = await Promise.all([member.save(), member.save(), member.save()]);
    expect(all.map(({ status, body }) => [status, body.id])).toEqual(all.map(() => [200, first.body.id]));
    expect((await member.browser.get('/shop/v1/orders')).body).toEqual([]);
    expect(await piecesOf(site, black)).toBe(50);
  });

  test.each([
    ['contact.firstName', { contact: { firstName: '  ', lastName: 'Finch', phoneNumber: '07700 900123' } }],
    ['contact.phoneNumber', { contact: { firstName: 'Alex', lastName: 'Finch', phoneNumber: '12345' } }],
    ['address.line1', { address: { line1: ' ', city: 'Larkford', postcode: 'LK9 1SA' } }],
    ['address.postcode', { address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'nowhere' } }],
  ])('names the field that is wrong: %s', async (path, more) => {
    await member.put(black);
    expect(await member.save(more)).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', fields: [{ path: `body.${path}`, message: expect.any(String) }] },
    });
  });

  test('a phone without a slot for one takes no SIM card (PH-12)', async () => {
    const sku = 'apple-iphone-air-256-black-new';
    const offers = await site.deps.db.select().from(phoneOffers).where(eq(phoneOffers.slug, 'apple-iphone-air'));
    const air = offers.find(({ condition }) => condition === 'NEW')?.sku ?? sku;
    await member.put(air);
    expect((await member.checkout()).pieces[0]?.simTypes).toEqual(['esim', 'none']);
    expect(await member.save({ pieces: [{ sku: air, simType: 'psim' }] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'body.pieces.0.simType', message: 'Choose one of the SIMs that this phone takes' }] },
    });
  });

  test('is refused where the basket, a price, the shelf or the day is another by now, and says what to do', async () => {
    await member.put(black, 2);
    const wanted = await member.wanted();
    const save = (more: object) => member.browser.send('PUT', '/shop/v1/orders/unpaid', { ...wanted, ...more });
    const refused = (code: string) => ({ status: 409, body: { code, message: expect.stringContaining('.') } });
    expect(await save({ pieces: [{ sku: black, simType: 'none' }] })).toMatchObject(refused('basket.changed'));
    expect(await save({ totalInPence: 1 })).toMatchObject(refused('price.changed'));
    expect(await save({ deliveryDay: '2026-11-28' })).toMatchObject(refused('delivery.day-gone'));
    await member.passTo('2026-11-23T17:00:01Z');
    expect(await save({})).toMatchObject(refused('delivery.day-gone'));
    await stock(site, 1, black);
    expect(await save({ deliveryDay: '2026-11-25' })).toMatchObject(refused('product.out-of-stock'));
    expect((await member.checkout()).pieces.map(({ isThere }) => isThere)).toEqual([true, false]);
  });
});
