import { expect, test, vi } from 'vitest';
import { visa } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import {
  abroad,
  begun,
  byItself,
  capped,
  input,
  none,
  redeemed,
  some,
  topUpId,
} from '../../../machines/top-up/top-up.cases.ts';
import { topUpMachine } from '../../../machines/top-up/top-up.machine.ts';
import { createAirtime } from '../../gateway-client/airtime.ts';
import { createPayments } from '../../gateway-client/payments.ts';
import { createPaymentMethods } from '../../gateway-client/payment-method.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createTopUpActors } from './top-up.actors.ts';

const { memberId } = input;
const cards = `/payments/v1/members/${memberId}/cards`;

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const leadOn = vi.fn<(path: string) => void>();
  const actors = createTopUpActors({
    airtime: createAirtime(client.gateway),
    methods: createPaymentMethods(client.gateway),
    payments: createPayments(client.gateway),
    leadOn,
  });
  // Types: the machine takes them as they are.
  topUpMachine.provide({ actors });
  return { ...client, actors, led: leadOn.mock.calls };
}

test('the credit is read with what it is made of and the cards that are kept (PH-12)', async () => {
  const { credit, entries, hasOlder } = some;
  const { actors } = actorsOn({
    'GET /credit/v1/balance': () => json(200, credit),
    'GET /credit/v1/entries': () => json(200, { entries, hasOlder }),
    [`GET ${cards}`]: () => json(200, some.cards),
    'GET /credit/v1/spend-abroad': () => json(200, abroad),
  });
  await expect(runActor(actors.loadCredit, { memberId })).resolves.toEqual(some);
});

test('where a part of it can’t be read, nothing is shown (ER-04)', async () => {
  const { actors } = actorsOn({
    'GET /credit/v1/balance': () => json(200, none.credit),
    'GET /credit/v1/entries': () => problem(503, 'server.busy'),
    [`GET ${cards}`]: () => json(200, []),
    'GET /credit/v1/spend-abroad': () => json(200, abroad),
  });
  await expect(runActor(actors.loadCredit, { memberId })).rejects.toMatchObject({ status: 503 });
});

test('a top-up is saved before its payment begins, and a debt needs no more than its payment', async () => {
  const { actors, calls, led } = actorsOn({
    'PUT /credit/v1/top-ups/unpaid': () => json(200, { topUpId, amountInPence: 2_000 }),
    'POST /payments/v1/sessions': () => json(201, begun),
  });
  await expect(runActor(actors.beginTopUp, { amountInPence: 2_000 })).resolves.toEqual(begun);
  await expect(runActor(actors.beginDebtPayment, { memberId })).resolves.toEqual(begun);
  expect(calls.map(({ body }) => body)).toEqual([
    { amountInPence: 2_000 },
    { purpose: 'AIRTIME', topUpId },
    { purpose: 'AIRTIME_DEBT' },
  ]);
  await runActor(actors.leadOn, { path: '/pay/1' });
  expect(led).toEqual([['/pay/1']]);
});

test('a voucher is used, and topping up by itself turned on and off', async () => {
  const { actors, calls } = actorsOn({
    'POST /credit/v1/vouchers': () => json(201, redeemed),
    'PUT /credit/v1/automatic-top-up': () => json(200, byItself.credit),
    'DELETE /credit/v1/automatic-top-up': () => json(200, some.credit),
  });
  await expect(runActor(actors.redeemVoucher, { number: '9826' })).resolves.toEqual(redeemed);
  await expect(runActor(actors.turnOn, { cardId: visa.id })).resolves.toEqual(byItself.credit);
  await expect(runActor(actors.turnOff, { memberId })).resolves.toEqual(some.credit);
  expect(calls.map(({ body }) => body)).toEqual([{ number: '9826' }, { cardId: visa.id }, null]);
});

test('a cap abroad is saved, also none (MK-04)', async () => {
  const { actors, calls } = actorsOn({ 'PUT /credit/v1/spend-abroad/cap': () => json(200, capped) });
  for (const capInPence of [2_500, null])
    await expect(runActor(actors.saveCap, { capInPence })).resolves.toEqual(capped);
  expect(calls.map(({ body }) => body)).toEqual([{ capInPence: 2_500 }, { capInPence: null }]);
});
