import { expect, test } from 'vitest';
import { input } from '../../../machines/leave-plan/leave-plan.cases.ts';
import { leavePlanMachine } from '../../../machines/leave-plan/leave-plan.machine.ts';
import { asked, livePlan, open, planId, soon } from '../../../machines/leave-plan/plans.cases.ts';
import { createMemberPlans } from '../../gateway-client/member-plans.ts';
import { createProducts } from '../../gateway-client/products.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createLeavePlanActors } from './leave-plan.actors.ts';

const cancellation = `/broadband/v1/plans/${planId}/cancellation`;
const kit = { id: 'mesh-wifi', displayName: 'Mesh Wi-Fi', description: 'A second point', monthlyPriceInPence: 400 };

const around = {
  'GET /broadband/v1/members/100001/plans': () => json(200, [livePlan]),
  'GET /broadband/v1/products': () => json(200, []),
  'GET /broadband/v1/kit-options': () => json(200, [kit]),
  [`GET ${cancellation}`]: () => json(200, open),
};

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const actors = createLeavePlanActors({
    plans: createMemberPlans(client.gateway),
    products: createProducts(client.gateway, createQueries()),
  });
  // Types: the machine takes them as they are.
  leavePlanMachine.provide({ actors });
  return { ...client, actors };
}

test('a plan is read with how it can end and what its lines are called (DB-06)', async () => {
  const { actors } = actorsOn(around);
  const names = { 'mesh-wifi': 'Mesh Wi-Fi' };
  await expect(runActor(actors.loadLeaving, input)).resolves.toEqual({ plan: livePlan, cancellation: open, names });
});

test('a plan that is not the member’s is none of theirs, nor is an address with anything else in it (ER-04)', async () => {
  const missing = { status: 404, code: 'plan.not-found' };
  const others = actorsOn({ ...around, [`GET ${cancellation}`]: () => problem(404, 'plan.not-found') });
  await expect(runActor(others.actors.loadLeaving, input)).rejects.toMatchObject(missing);
  const unlisted = actorsOn({ ...around, 'GET /broadband/v1/members/100001/plans': () => json(200, []) });
  await expect(runActor(unlisted.actors.loadLeaving, input)).rejects.toMatchObject(missing);
  const { actors } = actorsOn(around);
  await expect(runActor(actors.loadLeaving, { ...input, planId: 'anything' })).rejects.toMatchObject(missing);
});

test('without the catalogue the plan can be left all the same: lines are called by what they are for (DB-06, ER-04)', async () => {
  const { actors } = actorsOn({ ...around, 'GET /broadband/v1/products': () => problem(503, 'busy') });
  const names = { 'mesh-wifi': 'Mesh Wi-Fi' };
  await expect(runActor(actors.loadLeaving, input)).resolves.toEqual({ plan: livePlan, cancellation: open, names });
});

test('a plan is ended on the day, and for the fee, that the member was shown (DB-06)', async () => {
  const { actors, calls } = actorsOn({ [`POST ${cancellation}`]: () => json(200, asked) });
  const wanted = { lastDay: soon.lastDay, exitFeeInPence: 7500 };
  await expect(runActor(actors.cancelPlan, { planId, ...wanted })).resolves.toEqual(asked);
  expect(calls[0]?.body).toEqual(wanted);
});

test('the end is taken back (DB-06)', async () => {
  const { actors } = actorsOn({ [`DELETE ${cancellation}`]: () => json(200, open) });
  await expect(runActor(actors.keepPlan, { planId })).resolves.toEqual(open);
});
