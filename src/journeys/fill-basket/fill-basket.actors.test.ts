import { expect, test } from 'vitest';
import { both, empty, galaxy } from '../../../machines/fill-basket/fill-basket.cases.ts';
import { fillBasketMachine } from '../../../machines/fill-basket/fill-basket.machine.ts';
import { createBaskets } from '../../gateway-client/baskets.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createFillBasketActors } from './fill-basket.actors.ts';

const { sku } = galaxy;
const basket = 'GET /shop/v1/basket';
const item = `PUT /shop/v1/basket/items/${sku}`;

function actorsOn(answers: Parameters<typeof testClient>[0], somebodyThere = () => Promise.resolve()) {
  const { gateway, calls } = testClient(answers);
  const baskets = createBaskets(gateway);
  const actors = createFillBasketActors({ baskets, quiet: { baskets, somebodyThere } });
  // Types: the machine takes them as they are.
  fillBasketMachine.provide({ actors });
  return { ...actors, calls };
}

test('the basket is read anew each time, as prices and stock go on (PH-05)', async () => {
  const { loadBasket, calls } = actorsOn({ [basket]: () => json(200, both) });
  await expect(runActor(loadBasket, {})).resolves.toEqual(both);
  await runActor(loadBasket, {});
  expect(calls).toHaveLength(2);
});

test('news are looked for once somebody is there, and no sooner', async () => {
  const somebody = Promise.withResolvers<void>();
  const { lookForNews, calls } = actorsOn({ [basket]: () => json(200, empty) }, () => somebody.promise);
  const news = runActor(lookForNews, {});
  expect(calls).toHaveLength(0);
  somebody.resolve();
  await expect(news).resolves.toEqual(empty);
});

test('a change says how many there are to be, and at which price it may come in (PH-05)', async () => {
  const { changeBasket, calls } = actorsOn({ [item]: () => json(200, both) });
  await expect(runActor(changeBasket, { sku, quantity: 1, seenPriceInPence: 73_000 })).resolves.toEqual(both);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ quantity: 1, seenPriceInPence: 73_000 });
});

test('what the gateway refuses is told by its code', async () => {
  const { changeBasket } = actorsOn({ [item]: () => problem(409, 'basket.full') });
  await expect(runActor(changeBasket, { sku, quantity: 2 })).rejects.toMatchObject({
    status: 409,
    code: 'basket.full',
  });
});
