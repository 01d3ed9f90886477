import { expect, test } from 'vitest';
import { galaxy } from '../../../machines/view-phone/view-phone.cases.ts';
import { viewPhoneMachine } from '../../../machines/view-phone/view-phone.machine.ts';
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
  const actors = createViewPhoneActors({ phones: createPhones(gateway, createQueries()), drawn });
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
