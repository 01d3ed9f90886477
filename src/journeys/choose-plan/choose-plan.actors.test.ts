import { describe, expect, it } from 'vitest';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { createPlans } from '../../gateway-client/plans.ts';
import { createProducts } from '../../gateway-client/products.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createChoosePlanActors } from './choose-plan.actors.ts';

const productId = '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150';

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const products = createProducts(client.gateway, createQueries());
  const actors = createChoosePlanActors({ products, plans: createPlans(client.gateway) });
  // Types: the machine takes them as they are.
  choosePlanMachine.provide({ actors });
  return { ...client, actors };
}

describe('the plans on offer', () => {
  it('are those of the home, with the first day that it can be live (CU-03)', async () => {
    const installationDetails = { products: [{ productId }], installFieldVisitRequired: true };
    const { actors, calls } = actorsOn({
      'GET /broadband/v2/postcode-checker/products': () =>
        json(200, { installationDetails, premises: [{ earliestActivationDate: '2026-01-19' }] }),
    });
    expect(await runActor(actors.listProducts, { uprn: '100000001001' })).toEqual({
      products: [{ productId }],
      earliestGoLiveDay: '2026-01-19',
    });
    expect(calls[0]?.query).toBe('?uprn=100000001001');
  });

  it('are all of them where the home has no UPRN, asked for with a source (specification, point 7)', async () => {
    const { actors, calls } = actorsOn({ 'GET /broadband/v1/products': () => json(200, [{ productId }]) });
    expect(await runActor(actors.listProducts, { uprn: null })).toEqual({
      products: [{ productId }],
      earliestGoLiveDay: null,
    });
    expect(calls[0]?.headers.get('source')).toBe('order-broadband');
  });
});

describe('making the plan', () => {
  it('sends product and transaction (AD-04)', async () => {
    const { actors, calls } = actorsOn({ 'POST /broadband/v1/plans': () => json(201, { id: 'plan-1' }) });
    await runActor(actors.createPlan, { productId, nccTransactionId: 'ncc-1' });
    await runActor(actors.createPlan, { productId, nccTransactionId: '' });
    expect(calls.map(({ body }) => body)).toEqual([{ productId, nccTransactionId: 'ncc-1' }, { productId }]);
  });
});
