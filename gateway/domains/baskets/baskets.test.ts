import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { baskets } from '../../db/schema/baskets.ts';
import { phoneOffers } from '../../db/schema/phones.ts';
import { alex, loggedIn, robin, siteWithHomes } from '../../testing/customer.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { seedPhones } from '../phones/range/seed-phones.ts';
import { HOLD_MS, KEPT_MS } from './baskets.rules.ts';
import { sweepBaskets } from './baskets.store.ts';

type Basket = components['schemas']['Basket'];

const black = 'google-pixel-10-128-black-new';
const blue = 'google-pixel-10-128-blue-new';
const refurbished = 'apple-iphone-15-128-black-g';
const fold = 'samsung-galaxy-z-fold7-256-black-new';

let site: TestGateway;
beforeAll(async () => {
  site = await siteWithHomes();
  await seedPhones(site.deps.db);
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await site.deps.db.delete(baskets);
  await site.deps.db.update(phoneOffers).set({ pieces: 5, priceInPence: sql`${phoneOffers.fullPriceInPence}` });
});
afterAll(() => site.close());

const read = async (browser: TestBrowser) => (await browser.get<Basket>('/shop/v1/basket')).body;
const send = (browser: TestBrowser, sku: string, wanted: components['schemas']['BasketQuantity']) =>
  browser.send<Basket>('PUT', `/shop/v1/basket/items/${sku}`, wanted);
const put = (browser: TestBrowser, sku: string, quantity = 1) => send(browser, sku, { quantity });
const change = (sku: string, offer: Partial<typeof phoneOffers.$inferInsert>) =>
  site.deps.db.update(phoneOffers).set(offer).where(eq(phoneOffers.sku, sku));
const contents = ({ lines }: Basket) => lines.map(({ sku, quantity }) => [sku, quantity]);
const bySku = (basket: Basket) =>
  contents(basket).toSorted(([one], [other]) => String(one).localeCompare(String(other)));
const howMany = async () => (await site.deps.db.select().from(baskets)).length;

describe('a visitor', () => {
  test('has an empty basket, of which nothing is kept', async () => {
    const visitor = site.browser();
    expect(await read(visitor)).toEqual({
      id: null,
      lines: [],
      summary: { currency: 'GBP', items: [], total: 0, item_count: 0, order_id: null },
      delivery: null,
      mostPieces: 4,
      canCheckOut: false,
    });
    expect(await howMany()).toBe(0);
    expect(visitor.cookies.get('basket')).toBeUndefined();
  });

  test('finds again what they put in, with the sum (PH-05)', async () => {
    const visitor = site.browser();
    await put(visitor, black, 2);
    const { status, body } = await put(visitor, fold);
    expect(status).toBe(200);
    expect(await read(visitor)).toEqual(body);
    expect(body.summary).toEqual({
      currency: 'GBP',
      items: [
        { sku: black, price: 76_900, quantity: 2 },
        { sku: fold, price: 169_900, quantity: 1 },
      ],
      total: 2 * 76_900 + 169_900,
      item_count: 3,
      order_id: null,
    });
    expect(body.lines[0]).toMatchObject({
      slug: 'google-pixel-10',
      name: 'Google Pixel 10',
      colour: { id: 'black', name: 'Black' },
      storageInGb: 128,
      condition: 'NEW',
      grade: null,
      earlierPriceInPence: null,
      heldUntil: '2026-11-23T09:30:00.000Z',
      piecesLeft: null,
    });
    expect(body.canCheckOut).toBe(true);
  });

  test('puts one thing in once, however often they press, and takes it out', async () => {
    const visitor = site.browser();
    await put(visitor, black);
    await Promise.all([1, 2, 3].map(() => put(visitor, black)));
    expect(contents(await read(visitor))).toEqual([[black, 1]]);
    expect(contents((await put(visitor, black, 0)).body)).toEqual([]);
    expect((await put(visitor, black, 0)).status).toBe(200);
  });

  test('adds one from its page, and has no fewer for it: what is there already stays (PH-05)', async () => {
    const visitor = site.browser();
    const add = (sku: string) => send(visitor, sku, { quantity: 1, isLeast: true, seenPriceInPence: 76_900 });
    await Promise.all([add(black), add(black)]);
    expect(contents(await read(visitor))).toEqual([[black, 1]]);
    await put(visitor, black, 3);
    expect(contents((await add(black)).body)).toEqual([[black, 3]]);
  });

  test('gets nothing at a price that they have not seen, and is told the one of now (PH-05)', async () => {
    const visitor = site.browser();
    expect(await send(visitor, black, { quantity: 1, seenPriceInPence: 69_900 })).toMatchObject({
      status: 409,
      body: { code: 'product.dearer', message: expect.stringContaining('It costs £769 now') as string },
    });
    expect((await read(visitor)).lines).toEqual([]);
    expect((await send(visitor, black, { quantity: 1, seenPriceInPence: 76_900 })).status).toBe(200);
  });

  test('has more of what is in the basket at the price that is held, whatever an older page says (PH-05)', async () => {
    const visitor = site.browser();
    await change(black, { priceInPence: 69_900 });
    await put(visitor, black);
    await change(black, { priceInPence: 76_900 });
    const second = await send(visitor, black, { quantity: 2, seenPriceInPence: 65_900 });
    expect(second.body.lines[0]).toMatchObject({ quantity: 2, priceInPence: 69_900 });
  });

  test('is told the first day on which all of it can be there, and until when to order for it (PH-05)', async () => {
    const visitor = site.browser();
    const monday = '2026-11-23T17:00:00.000Z';
    expect((await put(visitor, black)).body.delivery).toEqual({ deliverOn: '2026-11-24', orderBy: monday });
    // A refurbished one takes a day more.
    expect((await put(visitor, refurbished)).body.delivery).toEqual({ deliverOn: '2026-11-25', orderBy: monday });
    site.clock.set('2026-11-23T17:00:01Z');
    expect((await read(visitor)).delivery).toEqual({ deliverOn: '2026-11-26', orderBy: '2026-11-24T17:00:00.000Z' });
  });

  test('has one basket where two tabs put something in at the same moment', async () => {
    const visitor = site.browser();
    await visitor.get('/v1/csrf');
    await Promise.all([put(visitor, black), put(visitor, fold)]);
    expect(bySku(await read(visitor))).toEqual([
      [black, 1],
      [fold, 1],
    ]);
    expect(await howMany()).toBe(1);
  });

  test('does not see the basket of somebody else', async () => {
    await put(site.browser(), black);
    expect((await read(site.browser())).lines).toEqual([]);
  });

  test('is told what does not fit, and keeps what there is (PH-05)', async () => {
    const visitor = site.browser();
    await put(visitor, black, 3);
    expect(await put(visitor, fold, 2)).toMatchObject({ status: 409, body: { code: 'basket.full' } });
    expect((await put(visitor, fold)).status).toBe(200);
    await change(blue, { pieces: 0 });
    await put(visitor, fold, 0);
    expect(await put(visitor, blue)).toMatchObject({ status: 409, body: { code: 'product.out-of-stock' } });
    expect(await put(visitor, 'apple-newton')).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
    expect(await put(visitor, black, 5)).toMatchObject({ status: 400, body: { code: 'validation.failed' } });
    expect(contents(await read(visitor))).toEqual([[black, 3]]);
  });

  test('never has more than four of all, however many tabs fill the basket at once', async () => {
    const visitor = site.browser();
    await put(visitor, black, 2);
    const answers = await Promise.all([put(visitor, blue, 2), put(visitor, fold, 2)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await read(visitor)).summary.item_count).toBe(4);
  });
});

describe('time goes by', () => {
  test('a price is held for half an hour, then it is the shop’s, and says so', async () => {
    const visitor = site.browser();
    await put(visitor, black);
    await change(black, { priceInPence: 80_000, fullPriceInPence: 80_000 });
    site.clock.advance(HOLD_MS - 1);
    expect((await read(visitor)).summary.total).toBe(76_900);
    site.clock.advance(1);
    const dearer = await read(visitor);
    expect(dearer.lines[0]).toMatchObject({ priceInPence: 80_000, earlierPriceInPence: 76_900 });
    expect(dearer.summary.total).toBe(80_000);
    await change(black, { priceInPence: 70_000 });
    expect((await read(visitor)).lines[0]).toMatchObject({ priceInPence: 70_000, earlierPriceInPence: 76_900 });
    await change(black, { fullPriceInPence: 76_900 });
  });

  test('what has sold out stays in the basket and says so; it can be taken out, and not be bought', async () => {
    const visitor = site.browser();
    await put(visitor, black, 2);
    await change(black, { pieces: 1 });
    const short = await read(visitor);
    expect([short.lines[0]?.piecesLeft, short.canCheckOut]).toEqual([1, false]);
    expect((await put(visitor, black)).body.canCheckOut).toBe(true);
    await change(black, { pieces: 0 });
    expect((await read(visitor)).canCheckOut).toBe(false);
  });

  test('a basket that nobody has changed for a month is forgotten', async () => {
    const visitor = site.browser();
    await put(visitor, black);
    await sweepBaskets(site.deps.db, new Date(site.clock.now().getTime() + KEPT_MS));
    expect(await howMany()).toBe(1);
    await sweepBaskets(site.deps.db, new Date(site.clock.now().getTime() + KEPT_MS + 1));
    expect(await howMany()).toBe(0);
    expect(contents(await read(visitor))).toEqual([]);
  });
});

describe('a member', () => {
  test('has what they put in as a visitor after log-in, beside what was there, on every device', async () => {
    const phone = await loggedIn(site, alex);
    await put(phone, fold);
    await put(phone, black);
    const laptop = site.browser();
    await put(laptop, black, 2);
    await put(laptop, blue);
    await laptop.logInAs(alex);
    const joined = await read(laptop);
    expect(bySku(joined)).toEqual([
      [black, 2],
      [blue, 1],
      [fold, 1],
    ]);
    expect(laptop.cookies.get('basket')).toBeUndefined();
    expect(await read(phone)).toEqual(joined);
    expect(await howMany()).toBe(1);
  });

  test('loses nothing where that is more than can be bought at once: it has to be taken out', async () => {
    const laptop = site.browser();
    await put(await loggedIn(site, alex), fold, 3);
    await put(laptop, black, 3);
    await laptop.logInAs(alex);
    const joined = await read(laptop);
    expect([joined.summary.item_count, joined.canCheckOut]).toEqual([6, false]);
    expect((await put(laptop, fold)).body.canCheckOut).toBe(true);
  });

  test('leaves nothing for who uses the browser next, and finds it again', async () => {
    const browser = site.browser();
    await put(browser, black);
    await browser.logInAs(alex);
    await read(browser);
    await browser.send('POST', '/auth-api/v1/logout');
    expect((await read(browser)).lines).toEqual([]);
    await browser.logInAs(robin);
    expect((await read(browser)).lines).toEqual([]);
    expect(contents(await read(await loggedIn(site, alex)))).toEqual([[black, 1]]);
  });
});
