import { expect, test, vi } from 'vitest';
import { charges } from '../../../machines/look-up-charges/look-up-charges.cases.ts';
import { lookUpChargesMachine } from '../../../machines/look-up-charges/look-up-charges.machine.ts';
import { createChargesAbroad } from '../../gateway-client/charges-abroad.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createLookUpChargesActors } from './look-up-charges.actors.ts';

const call = 'GET /sim/v1/charges-abroad';

function actorsOn(answers: Parameters<typeof testClient>[0], drawn = Promise.resolve()) {
  const { gateway, calls } = testClient(answers);
  const goTo = vi.fn<(path: string) => void>();
  const actors = createLookUpChargesActors({ charges: createChargesAbroad(gateway, createQueries()), drawn, goTo });
  // Types: the machine takes them as they are.
  lookUpChargesMachine.provide({ actors });
  return { ...actors, calls, goTo };
}

test('charges are asked for once the page is drawn', async () => {
  const page = Promise.withResolvers<void>();
  const { loadCharges, calls } = actorsOn({ [call]: () => json(200, charges) }, page.promise);
  const asked = runActor(loadCharges, undefined);
  expect(calls).toHaveLength(0);
  page.resolve();
  await expect(asked).resolves.toEqual(charges);
  expect(calls).toHaveLength(1);
});

test('charges that do not come wait for another try (ER-04)', async () => {
  const { loadCharges } = actorsOn({ [call]: () => problem(503, 'server.busy') });
  await expect(runActor(loadCharges, undefined)).rejects.toMatchObject({ status: 503 });
});

test('a country is gone to by its address', async () => {
  const { goToCountry, goTo } = actorsOn({});
  await runActor(goToCountry, { path: '/roaming-charges?country=ES' });
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/roaming-charges?country=ES');
});
