import { expect, test } from 'vitest';
import { plans } from '../../../machines/estimate-data/estimate-data.cases.ts';
import { estimateDataMachine } from '../../../machines/estimate-data/estimate-data.machine.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { createSimPlans } from '../../gateway-client/sim-plans.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createEstimateDataActors } from './estimate-data.actors.ts';

const call = 'GET /sim/v1/plans';

function actorsOn(answers: Parameters<typeof testClient>[0], drawn = Promise.resolve()) {
  const { gateway, calls } = testClient(answers);
  const actors = createEstimateDataActors({ simPlans: createSimPlans(gateway, createQueries()), drawn });
  // Types: the machine takes them as they are.
  estimateDataMachine.provide({ actors });
  return { ...actors, calls };
}

test('plans are asked for once the page is drawn', async () => {
  const page = Promise.withResolvers<void>();
  const creditRates = { minuteInPence: 3, textInPence: 2, megabyteInPence: 5 };
  const { loadPlans, calls } = actorsOn({ [call]: () => json(200, { plans, creditRates }) }, page.promise);
  const asked = runActor(loadPlans, undefined);
  expect(calls).toHaveLength(0);
  page.resolve();
  await expect(asked).resolves.toEqual(plans);
});

test('plans that do not come wait for another try (ER-04)', async () => {
  const { loadPlans } = actorsOn({ [call]: () => problem(503, 'server.busy') });
  await expect(runActor(loadPlans, undefined)).rejects.toMatchObject({ status: 503 });
});
