import { describe, expect, it } from 'vitest';
import { customisePlanMachine } from '../../../machines/customise-plan/customise-plan.machine.ts';
import { createInstallations } from '../../gateway-client/installations.ts';
import { createPlans } from '../../gateway-client/plans.ts';
import { createProducts } from '../../gateway-client/products.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createCustomisePlanActors } from './customise-plan.actors.ts';

const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
const productId = '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150';
const product = (id: string, downstreamSpeedInMbps: number) => ({ productId: id, downstreamSpeedInMbps });
const forHome = '/broadband/v2/postcode-checker/products';

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const kit = [{ id: 'mesh-wifi', displayName: 'Mesh wifi', description: '', monthlyPriceInPence: 400 }];
  const client = testClient({ 'GET /broadband/v1/kit-options': () => json(200, kit), ...answers });
  const actors = createCustomisePlanActors({
    products: createProducts(client.gateway, createQueries()),
    plans: createPlans(client.gateway),
    installations: createInstallations(client.gateway),
  });
  // Types: the machine takes them as they are.
  customisePlanMachine.provide({ actors });
  return { ...client, actors };
}

describe('the options', () => {
  const lengths = [product('twelve', 150), product('fast', 500), product('one', 150)];
  const installed = (inhomeAppointmentRequired: boolean) => ({
    [`POST /broadband/v2/plans/${planId}/installations`]: () => json(201, { inhomeAppointmentRequired }),
  });

  it.each([
    [true, false],
    [false, true],
  ])(
    'are the lengths of the speed; with an in-home visit (%s) the date is free: %s (CU-02, CU-03)',
    async (visit, isDateFree) => {
      const installationDetails = { products: lengths, installFieldVisitRequired: true };
      const { actors } = actorsOn({
        [`GET ${forHome}`]: () => json(200, { installationDetails }),
        ...installed(visit),
      });
      const options = await runActor(actors.loadOptions, { planId, speedInMbps: 150, uprn: '1' });
      expect(options.lengths.map((length) => length.productId)).toEqual(['twelve', 'one']);
      expect(options.isDateFree).toBe(isDateFree);
      expect(options.meshMonthlyPriceInPence).toBe(400);
    },
  );

  it('are those of every home where this one has no UPRN', async () => {
    const { actors } = actorsOn({ 'GET /broadband/v1/products': () => json(200, lengths), ...installed(true) });
    const options = await runActor(actors.loadOptions, { planId, speedInMbps: 500, uprn: null });
    expect(options).toMatchObject({ isDateFree: false, lengths: [{ productId: 'fast' }] });
  });
});

describe('what was chosen', () => {
  it('is kept with the plan, without a date where the visit decides it', async () => {
    const path = `/broadband/v1/plans/${planId}/customisation`;
    const { actors, calls } = actorsOn({ [`PUT ${path}`]: () => json(200, { id: planId }) });
    const customisation = { productId, meshWifi: true, connectionDate: '2026-02-05' };
    await runActor(actors.keepCustomisation, { planId, customisation });
    await runActor(actors.keepCustomisation, { planId, customisation: { ...customisation, connectionDate: null } });
    expect(calls.map(({ body }) => body)).toEqual([customisation, { productId, meshWifi: true }]);
  });

  it('is saved for later at this step (CU-04)', async () => {
    const { actors, calls } = actorsOn({ 'POST /broadband/v1/saved-journeys': () => json(201, { code: 'K7M2QX9P' }) });
    expect(await runActor(actors.saveJourney, { planId })).toMatchObject({ code: 'K7M2QX9P' });
    expect(calls[0]?.body).toEqual({ planId, step: 'customise-plan' });
  });
});
