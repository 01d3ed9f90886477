import { expect, test } from 'vitest';
import { input } from '../../../machines/change-plan/change-plan.cases.ts';
import { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import { acceptInput } from '../../../machines/change-plan/change-plan.rules.ts';
import { asked, faster, offered, open, planId } from '../../../machines/change-plan/changes.cases.ts';
import { livePlan } from '../../../machines/leave-plan/plans.cases.ts';
import { createMemberPlans } from '../../gateway-client/member-plans.ts';
import { createPlanChanges } from '../../gateway-client/plan-changes.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createChangePlanActors } from './change-plan.actors.ts';

const changes = `/broadband/v1/plans/${planId}/changes`;

const around = {
  'GET /broadband/v1/members/100001/plans': () => json(200, [livePlan]),
  [`GET ${changes}`]: () => json(200, open),
};

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { gateway } = client;
  const actors = createChangePlanActors({ plans: createMemberPlans(gateway), changes: createPlanChanges(gateway) });
  // Types: the machine takes them as they are.
  changePlanMachine.provide({ actors });
  return { ...client, actors };
}

test('a plan is read with what it can become (DB-05)', async () => {
  const { actors } = actorsOn(around);
  await expect(runActor(actors.loadChanges, input)).resolves.toEqual({ plan: livePlan, changes: open });
});

test('a plan that is not the member’s is none of theirs, nor is an address with anything else in it (ER-04)', async () => {
  const missing = { status: 404, code: 'plan.not-found' };
  const others = actorsOn({ ...around, [`GET ${changes}`]: () => problem(404, 'plan.not-found') });
  await expect(runActor(others.actors.loadChanges, input)).rejects.toMatchObject(missing);
  const unlisted = actorsOn({ ...around, 'GET /broadband/v1/members/100001/plans': () => json(200, []) });
  await expect(runActor(unlisted.actors.loadChanges, input)).rejects.toMatchObject(missing);
  const { actors } = actorsOn(around);
  await expect(runActor(actors.loadChanges, { ...input, planId: 'anything' })).rejects.toMatchObject(missing);
});

test('the contract is drawn for the plan that was chosen (DB-05)', async () => {
  const { actors, calls } = actorsOn({ [`POST ${changes}/offers`]: () => json(201, offered) });
  const chosen = { planId, productId: faster.productId, meshWifi: true };
  await expect(runActor(actors.offerChange, chosen)).resolves.toEqual(offered);
  expect(calls[0]?.body).toEqual({ productId: faster.productId, meshWifi: true });
});

test('a plan is changed by the price, the day and the documents that the member was shown (DB-05)', async () => {
  const { actors, calls } = actorsOn({ [`POST ${changes}`]: () => json(200, asked) });
  await expect(runActor(actors.acceptChange, acceptInput({ planId, offer: offered }))).resolves.toEqual(asked);
  expect(calls[0]?.body).toEqual({
    productId: faster.productId,
    meshWifi: false,
    monthlyPriceInPence: 4500,
    from: '2026-09-24',
    contractSummaryDocId: offered.contractSummaryDocId,
    contractInformationDocId: offered.contractInformationDocId,
  });
});

test('the change is undone (DB-05)', async () => {
  const { actors } = actorsOn({ [`DELETE ${changes}`]: () => json(200, open) });
  await expect(runActor(actors.undoChange, { planId })).resolves.toEqual(open);
});
