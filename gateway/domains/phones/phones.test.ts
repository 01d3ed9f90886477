import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { phoneOffers, phones } from '../../db/schema/phones.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from '../../testing/gateway.ts';
import { phoneRange, seedPhones } from './range/seed-phones.ts';

type Schemas = components['schemas'];

let site: TestGateway;
let visitor: TestBrowser;
beforeAll(async () => {
  site = await createTestGateway();
  await seedPhones(site.deps.db);
  visitor = site.browser();
});
afterAll(() => site.close());

const range = async () => (await visitor.get<Schemas['ListedPhone'][]>('/shop/v1/phones')).body;
const phone = (slug: string) => visitor.get<Schemas['Phone']>(`/shop/v1/phones/${slug}`);
const setOffer = (sku: string, change: Partial<typeof phoneOffers.$inferInsert>) =>
  site.deps.db.update(phoneOffers).set(change).where(eq(phoneOffers.sku, sku));

describe('the range', () => {
  test('has forty phones and more, of the named brands and others, new and refurbished (PH-01, PH-03)', async () => {
    const all = await range();
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map(({ brand }) => brand.id)).size).toBeGreaterThanOrEqual(5);
    for (const named of ['apple', 'samsung'])
      expect(all.filter(({ brand }) => brand.id === named).length).toBeGreaterThan(5);
    const offers = all.flatMap((each) => each.offers);
    expect(new Set(offers.map(({ grade }) => grade))).toEqual(new Set([null, 'LN', 'A', 'E', 'G']));
    for (const { condition, grade } of offers) expect(condition === 'NEW').toBe(grade === null);
  });

  test('is pictured in many colours: of the first 24 no more than a quarter are dark', async () => {
    const first = (await range()).slice(0, 24).map(({ colours }) => colours[0]?.id ?? '');
    expect(first.filter((id) => ['black', 'graphite', 'navy'].includes(id)).length).toBeLessThanOrEqual(6);
  });

  test('lets the brands take turns, so that the first ones are of several', async () => {
    const [first, second, third] = await range();
    expect([first, second, third].map((each) => each?.brand.id)).toEqual(['apple', 'samsung', 'google']);
  });

  test('tells each condition, grade and storage once, with the cheapest colour that can be had', async () => {
    const skus = phoneRange.offers.filter(
      ({ sku }) => sku.startsWith('samsung-galaxy-a56-128-') && sku.endsWith('-new'),
    );
    const [cheapGone, dear, dearer] = skus.map(({ sku }) => sku);
    for (const { sku } of skus) await setOffer(sku, { priceInPence: 42_900, pieces: 0 });
    await setOffer(cheapGone ?? '', { priceInPence: 100, pieces: 0 });
    await setOffer(dear ?? '', { priceInPence: 40_000, pieces: 1 });
    await setOffer(dearer ?? '', { priceInPence: 42_000, pieces: 9 });
    const listed = (await range()).find(({ slug }) => slug === 'samsung-galaxy-a56');
    const kinds = listed?.offers.map(({ condition, grade, storageInGb }) => `${condition} ${grade} ${storageInGb}`);
    expect(new Set(kinds).size).toBe(kinds?.length);
    const asNew = listed?.offers.find(({ condition, storageInGb }) => condition === 'NEW' && storageInGb === 128);
    expect(asNew).toMatchObject({
      priceInPence: 40_000,
      fullPriceInPence: 42_900,
      inStock: true,
      deliveryInWorkingDays: 1,
    });
    await setOffer(dear ?? '', { pieces: 0 });
    await setOffer(dearer ?? '', { pieces: 0 });
    const gone = (await range()).find(({ slug }) => slug === 'samsung-galaxy-a56');
    expect(gone?.offers.find(({ condition, storageInGb }) => condition === 'NEW' && storageInGb === 128)).toMatchObject(
      {
        priceInPence: 100,
        inStock: false,
      },
    );
  });
});

describe('a phone', () => {
  test('has a product for each colour, storage and condition, with its instalments (PH-04)', async () => {
    const { body } = await phone('apple-iphone-16');
    const one = body.offers.find(({ product }) => product.sku === 'apple-iphone-16-128-black-new');
    expect(one).toMatchObject({
      product: { domain: 'phones', price: 64_900, discounted: true, fullPrice: 69_900 },
      colourId: 'black',
      storageInGb: 128,
      condition: 'NEW',
      grade: null,
      deliveryInWorkingDays: 1,
    });
    expect(one?.instalments.map(({ duration }) => duration)).toEqual([6, 12, 18, 24]);
    expect(body.offers).toHaveLength(5 * 2 * 5);
    expect(new Set(body.offers.map(({ product }) => product.sku)).size).toBe(body.offers.length);
    for (const { colourId } of body.offers) expect(body.colours.map(({ id }) => id)).toContain(colourId);
  });

  test('says how many are left where they are few, and nothing where they are many', async () => {
    const of = async (pieces: number) => {
      await setOffer('google-pixel-9-128-black-new', { pieces });
      const { body } = await phone('google-pixel-9');
      const found = body.offers.find(({ product }) => product.sku === 'google-pixel-9-128-black-new');
      return [found?.product.inStock, found?.piecesLeft];
    };
    expect(await of(0)).toEqual([false, 0]);
    expect(await of(3)).toEqual([true, 3]);
    expect(await of(4)).toEqual([true, null]);
  });

  test('that is cheaper than £99 is paid at once', async () => {
    await setOffer('motorola-moto-g15-128-green-new', { priceInPence: 9_800 });
    const { body } = await phone('motorola-moto-g15');
    const found = body.offers.find(({ product }) => product.sku === 'motorola-moto-g15-128-green-new');
    expect(found).toMatchObject({ product: { discounted: true, fullPrice: 11_900 }, instalments: [] });
  });

  test('that there is none of is said to be missing (ER-04)', async () => {
    expect(await phone('apple-newton')).toMatchObject({ status: 404, body: { code: 'phone.not-found' } });
  });
});

test('filling the range again tells of phones anew, and leaves stock and prices as they are', async () => {
  await setOffer('hmd-skyline-256-pink-new', { pieces: 1, priceInPence: 20_000 });
  await site.deps.db.update(phones).set({ name: 'Skylark' }).where(eq(phones.slug, 'hmd-skyline'));
  await seedPhones(site.deps.db);
  const { body } = await phone('hmd-skyline');
  expect(body.name).toBe('Skyline');
  const pink = body.offers.find(({ product }) => product.sku === 'hmd-skyline-256-pink-new');
  expect(pink).toMatchObject({ piecesLeft: 1, product: { price: 20_000 } });
});
