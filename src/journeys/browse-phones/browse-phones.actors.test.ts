import { expect, test } from 'vitest';
import { ofNow } from '../../../machines/browse-phones/browse-phones.cases.ts';
import { browsePhonesMachine } from '../../../machines/browse-phones/browse-phones.machine.ts';
import { createPhones } from '../../gateway-client/phones.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createBrowsePhonesActors } from './browse-phones.actors.ts';

const call = 'GET /shop/v1/phones';

function actorsOn(answers: Parameters<typeof testClient>[0], drawn = Promise.resolve()) {
  const { gateway, calls } = testClient(answers);
  const actors = createBrowsePhonesActors({ phones: createPhones(gateway, createQueries()), drawn });
  // Types: the machine takes them as they are.
  browsePhonesMachine.provide({ actors });
  return { ...actors, calls };
}

test('the range is asked for once the page is drawn, and no request is made twice (PH-01)', async () => {
  const page = Promise.withResolvers<void>();
  const { loadPhones, calls } = actorsOn({ [call]: () => json(200, ofNow) }, page.promise);
  const [one, other] = [runActor(loadPhones, undefined), runActor(loadPhones, undefined)];
  expect(calls).toHaveLength(0);
  page.resolve();
  await expect(one).resolves.toEqual(ofNow);
  await expect(other).resolves.toEqual(ofNow);
  expect(calls).toHaveLength(1);
});

test('a range that does not come waits for another try (ER-04)', async () => {
  const { loadPhones } = actorsOn({ [call]: () => problem(503, 'server.busy') });
  await expect(runActor(loadPhones, undefined)).rejects.toMatchObject({ status: 503 });
});
