import { expect, test, vi } from 'vitest';
import { visa } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import {
  begun,
  bought,
  input,
  middle,
  next,
  plans,
  popular,
  purchaseId,
  ready,
  repeated,
  requestId,
  running,
  used,
} from '../../../machines/buy-sim-plan/buy-sim-plan.cases.ts';
import { buySimPlanMachine } from '../../../machines/buy-sim-plan/buy-sim-plan.machine.ts';
import { createMySimPlan } from '../../gateway-client/my-sim-plan.ts';
import { createPayments } from '../../gateway-client/payments.ts';
import { createQueries } from '../../gateway-client/queries.ts';
import { createSimPlans } from '../../gateway-client/sim-plans.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createBuySimPlanActors } from './buy-sim-plan.actors.ts';

const { memberId } = input;
const creditRates = { minuteInPence: 3, textInPence: 2, megabyteInPence: 5 };

function actorsOn(answers: Parameters<typeof testClient>[0], somebody: Promise<void> = Promise.resolve()) {
  const client = testClient(answers);
  const leadOn = vi.fn<(path: string) => void>();
  const actors = createBuySimPlanActors({
    mine: createMySimPlan(client.gateway),
    quiet: { mine: createMySimPlan(client.gateway), somebodyThere: () => somebody },
    simPlans: createSimPlans(client.gateway, createQueries()),
    payments: createPayments(client.gateway),
    newRequestId: () => requestId,
    leadOn,
  });
  // Types: the machine takes them as they are.
  buySimPlanMachine.provide({ actors });
  return { ...client, actors, led: leadOn.mock.calls };
}

test('how a plan stands is read with the plans that are sold, and a new request (MK-07)', async () => {
  const { actors } = actorsOn({
    'GET /sim/v1/my-plan': () => json(200, running.mine),
    'GET /sim/v1/plans': () => json(200, { plans, creditRates }),
  });
  await expect(runActor(actors.loadPlan, { memberId })).resolves.toEqual(running);
});

test('where the plans can’t be read, nothing is shown (ER-04)', async () => {
  const { actors } = actorsOn({
    'GET /sim/v1/my-plan': () => json(200, running.mine),
    'GET /sim/v1/plans': () => problem(503, 'server.busy'),
  });
  await expect(runActor(actors.loadPlan, { memberId })).rejects.toMatchObject({ status: 503 });
});

test('a plan is bought as it was chosen, and its card is kept where it is charged each time (MK-07)', async () => {
  const wanted = {
    requestId,
    planId: popular.id,
    priceInPence: 1_000,
    start: 'NOW',
    endsPlanId: null,
    payBy: 'CARD',
    repeat: { payBy: 'CARD', cardId: null },
  } as const;
  const { actors, calls, led } = actorsOn({
    'POST /sim/v1/my-plan/purchases': () => json(201, bought),
    'POST /payments/v1/sessions': () => json(201, begun),
  });
  await expect(runActor(actors.buyPlan, wanted)).resolves.toEqual(bought);
  await expect(runActor(actors.beginPayment, { purchaseId, keepsCard: true })).resolves.toEqual(begun);
  expect(calls.map(({ body }) => body)).toEqual([
    wanted,
    { purpose: 'SIM_PLAN', simPlanPurchaseId: purchaseId, keepCard: true },
  ]);
  await runActor(actors.leadOn, { path: '/pay/1' });
  expect(led).toEqual([['/pay/1']]);
});

test('a plan that runs is cancelled for the sum that was shown (MK-07)', async () => {
  const { actors, calls } = actorsOn({
    [`POST /sim/v1/my-plan/purchases/${purchaseId}/cancellation`]: () => json(200, ready.mine),
  });
  const cancelled = runActor(actors.cancelPlan, { purchaseId, returnInPence: 770 });
  await expect(cancelled).resolves.toEqual(ready.mine);
  expect(calls.map(({ body }) => body)).toEqual([{ returnInPence: 770 }]);
});

test('what is left is looked up again once somebody is there', async () => {
  const somebody = Promise.withResolvers<void>();
  const { actors, calls } = actorsOn({ 'GET /sim/v1/my-plan': () => json(200, used.mine) }, somebody.promise);
  const look = runActor(actors.lookForNews, { memberId });
  await Promise.resolve();
  expect(calls).toEqual([]);
  somebody.resolve();
  await expect(look).resolves.toEqual(used.mine);
});

test('what comes next is changed, stopped and taken back', async () => {
  const repeating = { planId: middle.id, priceInPence: 800, payBy: 'CARD', cardId: visa.id } as const;
  const { actors, calls } = actorsOn({
    'PUT /sim/v1/my-plan/repeat': () => json(200, repeated.mine),
    'DELETE /sim/v1/my-plan/repeat': () => json(200, running.mine),
    [`DELETE /sim/v1/my-plan/purchases/${next.purchaseId}`]: () => json(200, running.mine),
  });
  await expect(runActor(actors.saveRepeating, repeating)).resolves.toEqual(repeated.mine);
  await expect(runActor(actors.stopRepeating, { memberId })).resolves.toEqual(running.mine);
  await expect(runActor(actors.takeBack, { purchaseId: next.purchaseId })).resolves.toEqual(running.mine);
  expect(calls.map(({ body }) => body)).toEqual([repeating, null, null]);
});
