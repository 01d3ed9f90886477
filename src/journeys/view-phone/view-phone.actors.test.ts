import { expect, test } from 'vitest';
import { filled, galaxy, ofNow } from '../../../machines/view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
import { createBaskets } from '../../gateway-client/baskets.ts';
import { createPhones } from '../../gateway-client/phones.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createViewPhoneActors } from './view-phone.actors.ts';

const call = `GET /shop/v1/phones/${galaxy.slug}`;
const { slug } = galaxy;

function actorsOn(answers: Parameters<typeof testClient>[0], drawn = Promise.resolve()) {
  const { gateway, calls } = testClient(answers);
  const actors = createViewPhoneActors({
    phones: createPhones(gateway, createQueries()),
    baskets: () => Promise.resolve(createBaskets(gateway)),
    drawn,
  });
  // Types: the machine takes them as they are.
  viewPhoneMachine.provide({ actors });
  return { ...actors, calls };
}

test('a phone is asked for by its slug (PH-04)', async () => {
  const { loadPhone } = actorsOn({ [call]: () => json(200, galaxy) });
  await expect(runActor(loadPhone, { slug })).resolves.toEqual(galaxy);
});

test('news are asked for once the page is drawn, and no sooner', async () => {
  const page = Promise.withResolvers<void>();
  const { refreshPhone, calls } = actorsOn({ [call]: () => json(200, galaxy) }, page.promise);
  const news = runActor(refreshPhone, { slug });
  expect(calls).toHaveLength(0);
  page.resolve();
  await expect(news).resolves.toEqual(galaxy);
  expect(calls).toHaveLength(1);
});

test('a phone that there is none of is said to be missing', async () => {
  const { loadPhone } = actorsOn({ [call]: () => problem(404, 'phone.not-found') });
  await expect(runActor(loadPhone, { slug })).rejects.toMatchObject({ status: 404, code: 'phone.not-found' });
});

test('what was kept of a phone does for its page, and not once the shop has said otherwise (PH-05)', async () => {
  const told = [galaxy, ofNow];
  const { loadPhone, readPhoneAnew, calls } = actorsOn({ [call]: () => json(200, told.shift()) });
  await runActor(loadPhone, { slug });
  await runActor(loadPhone, { slug });
  expect(calls).toHaveLength(1);
  await expect(runActor(readPhoneAnew, { slug })).resolves.toEqual(ofNow);
});

test('one is added at the price that was seen, and what is there already stays (PH-05)', async () => {
  const { addPhone, calls } = actorsOn({ 'PUT /shop/v1/basket/items/any': () => json(200, filled) });
  await expect(runActor(addPhone, { sku: 'any', seenPriceInPence: 73_000 })).resolves.toEqual(filled);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    quantity: 1,
    isLeast: true,
    seenPriceInPence: 73_000,
  });
});

test('one that costs more by now is refused, and the page hears why (PH-06)', async () => {
  const { addPhone } = actorsOn({ 'PUT /shop/v1/basket/items/any': () => problem(409, 'product.dearer') });
  await expect(runActor(addPhone, { sku: 'any', seenPriceInPence: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'product.dearer',
  });
});
