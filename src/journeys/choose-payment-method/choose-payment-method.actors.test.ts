import { expect, test, vi } from 'vitest';
import { begun, charged, input, visa } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import { choosePaymentMethodMachine } from '../../../machines/choose-payment-method/choose-payment-method.machine.ts';
import { createPayments } from '../../gateway-client/payments.ts';
import { createPaymentMethods } from '../../gateway-client/payment-method.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createChoosePaymentMethodActors } from './choose-payment-method.actors.ts';

const { memberId } = input;
const method = `/broadband/v1/members/${memberId}/payment-method`;
const cards = `/payments/v1/members/${memberId}/cards`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const leadOn = vi.fn<(path: string) => void>();
  const actors = createChoosePaymentMethodActors({
    methods: createPaymentMethods(client.gateway),
    payments: createPayments(client.gateway),
    leadOn,
  });
  // Types: the machine takes them as they are.
  choosePaymentMethodMachine.provide({ actors });
  return { ...client, actors, led: leadOn.mock.calls };
}

test('how bills are paid is read with the cards that are kept (PH-08)', async () => {
  const { actors } = actorsOn({
    [`GET ${method}`]: () => json(200, charged.method),
    [`GET ${cards}`]: () => json(200, charged.cards),
  });
  await expect(runActor(actors.loadMethod, { memberId })).resolves.toEqual(charged);
});

test('where one of the two cannot be read, nothing is shown (ER-04)', async () => {
  const { actors } = actorsOn({
    [`GET ${method}`]: () => json(200, charged.method),
    [`GET ${cards}`]: () => problem(503, 'server.busy'),
  });
  await expect(runActor(actors.loadMethod, { memberId })).rejects.toMatchObject({ status: 503 });
});

test('a card is chosen by its id', async () => {
  const { actors, calls } = actorsOn({ [`PUT ${method}`]: () => json(200, charged.method) });
  await expect(runActor(actors.chooseCard, { memberId, cardId: visa.id })).resolves.toEqual(charged.method);
  expect(calls[0]?.body).toEqual({ cardId: visa.id });
});

test('charging is stopped, and a card forgotten', async () => {
  const { actors, calls } = actorsOn({
    [`DELETE ${method}`]: () => empty(),
    [`DELETE ${cards}/${visa.id}`]: () => empty(),
  });
  await expect(runActor(actors.stopCharging, { memberId })).resolves.toBeUndefined();
  await expect(runActor(actors.removeCard, { memberId, cardId: visa.id })).resolves.toBeUndefined();
  expect(calls).toHaveLength(2);
});

test('a card is checked with £0 on the page of payment', async () => {
  const { actors, calls, led } = actorsOn({ 'POST /payments/v1/sessions': () => json(201, begun) });
  await expect(runActor(actors.beginCheck, { memberId })).resolves.toEqual(begun);
  expect(calls[0]?.body).toEqual({ purpose: 'KEPT_CARD' });
  await runActor(actors.leadOn, { path: `/pay/${begun.paymentSessionId}` });
  expect(led).toEqual([[`/pay/${begun.paymentSessionId}`]]);
});
