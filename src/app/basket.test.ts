import { expect, test } from 'vitest';
import { basketOf as basketWith, empty, galaxy, pixel } from '../../machines/fill-basket/fill-basket.cases.ts';
import { json, problem } from '../gateway-client/testing/fake-fetch.ts';
import { testClient } from '../gateway-client/testing/test-client.ts';
import { basketOf } from './basket.ts';
import { memoryStore } from './memory-store.ts';
import type { Site } from './site.ts';

const read = 'GET /shop/v1/basket';
const three = basketWith({ ...galaxy, quantity: 2 }, pixel);
const key = 'larkline.basket';

/** As much of a site as the basket stands on. */
function siteWith(answers: Parameters<typeof testClient>[0], store = memoryStore()) {
  const { gateway } = testClient(answers);
  return { site: { basketSlot: { store, key }, calls: { gateway } } as unknown as Site, store };
}

test('the header hears of each answer how many pieces there are, and other pages of the tab need not ask (PH-05)', async () => {
  const answers = [three, empty];
  const { site, store } = siteWith({ [read]: () => json(200, answers.shift()) });
  const { calls, pieces } = basketOf(site);
  const heard: (number | null)[] = [];
  const stop = pieces.subscribe(() => heard.push(pieces.now()));
  expect(pieces.now()).toBeNull();
  await calls.getBasket();
  expect(store.getItem(key)).toBe('3');
  expect(basketOf(siteWith({}, store).site).pieces.now()).toBe(3);
  await calls.getBasket();
  expect([store.getItem(key), heard]).toEqual([null, [3, 0]]);
  stop();
});

test('a look that comes back after the answer to a change is older than it, and is not believed (PH-05)', async () => {
  const slow = Promise.withResolvers<Response>();
  const { site } = siteWith({ [read]: () => slow.promise, 'PUT /shop/v1/basket/items/any': () => json(200, three) });
  const { calls, look, pieces } = basketOf(site);
  const looked = look();
  await calls.setBasketItem({ sku: 'any', quantity: 3 });
  expect(pieces.now()).toBe(3);
  slow.resolve(json(200, empty));
  await looked;
  expect(pieces.now()).toBe(3);
});

test('one basket serves all pages of a site', () => {
  const { site } = siteWith({});
  expect(basketOf(site)).toBe(basketOf(site));
});

test('a look that nobody asked for fails without a word, and what was known stays', async () => {
  const store = memoryStore();
  store.setItem(key, '2');
  const { site } = siteWith({ [read]: () => problem(500, 'server.error') }, store);
  const { look, pieces } = basketOf(site);
  await expect(look()).resolves.toBeUndefined();
  expect(pieces.now()).toBe(2);
});
