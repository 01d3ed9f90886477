import { expect, test, vi } from 'vitest';
import { payMachine } from '../../../machines/pay/pay.machine.ts';
import { open, paid, paymentSessionId, pending } from '../../../machines/pay/sessions.cases.ts';
import { createPayments, type PaymentDetails } from '../../gateway-client/payments.ts';
import { json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { createPayActors } from './pay.actors.ts';

const sessions = '/payments/v1/sessions';
const own = `${sessions}/${paymentSessionId}`;

function actorsOn(answers: Parameters<typeof testClient>[0], result: PaymentDetails | null = null) {
  const [asked, patient, quiet] = [testClient(answers), testClient(answers), testClient(answers)];
  const hands = {
    forget: vi.fn<() => void>(),
    somebodyThere: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    leaveFor: vi.fn<(url: string) => Promise<void>>(() => Promise.resolve()),
    leadOn: vi.fn<(path: string) => void>(),
  };
  const actors = createPayActors({
    payments: createPayments(asked.gateway),
    redirect: { result, forget: hands.forget },
    patient: createPayments(patient.gateway),
    quiet: { payments: createPayments(quiet.gateway), somebodyThere: hands.somebodyThere },
    leaveFor: hands.leaveFor,
    leadOn: hands.leadOn,
  });
  // Types: the machine takes them as they are.
  payMachine.provide({ actors });
  return { actors, hands, sentBy: { asked, patient, quiet } };
}

test('a payment is read by its id', async () => {
  const { actors } = actorsOn({ [`GET ${own}`]: () => json(200, open) });
  await expect(runActor(actors.loadPayment, { paymentSessionId })).resolves.toEqual(open);
});

test('what can be no payment’s id is asked of nobody (ER-04)', async () => {
  const { actors } = actorsOn({});
  await expect(runActor(actors.loadPayment, { paymentSessionId: '7' })).rejects.toMatchObject({
    status: 404,
    code: 'payment-session.not-found',
  });
});

test('what the bank gave along is handed on, and forgotten once it has arrived (PH-11)', async () => {
  const { actors, hands } = actorsOn(
    {
      [`POST ${own}/details`]: ({ body }) => {
        expect(body).toEqual({ redirectResult: 'of the bank' });
        return json(200, pending);
      },
    },
    { redirectResult: 'of the bank' },
  );
  await expect(runActor(actors.goOnAfterRedirect, { paymentSessionId })).resolves.toEqual(pending);
  expect(hands.forget).toHaveBeenCalledOnce();
});

test('it is kept for another try where nobody has taken it (PH-11)', async () => {
  const { actors, hands } = actorsOn(
    { [`POST ${own}/details`]: () => problem(503, 'payment.unavailable') },
    { redirectResult: 'of the bank' },
  );
  await expect(runActor(actors.goOnAfterRedirect, { paymentSessionId })).rejects.toMatchObject({ status: 503 });
  expect(hands.forget).not.toHaveBeenCalled();
});

test('where the bank gave nothing along the payment is read', async () => {
  const { actors } = actorsOn({ [`GET ${own}`]: () => json(200, open) });
  await expect(runActor(actors.goOnAfterRedirect, { paymentSessionId })).resolves.toEqual(open);
});

test('what the provider’s page gave is handed on; an error of the server leads nowhere', async () => {
  const { actors, sentBy } = actorsOn({ [`POST ${own}/details`]: () => problem(500, 'server.error') });
  await expect(runActor(actors.askForResult, { paymentSessionId, sessionResult: 'given' })).rejects.toMatchObject({
    status: 500,
  });
  expect(sentBy.asked.onServerError).not.toHaveBeenCalled();
});

test('a look asks the provider, and the gateway alone where that is away (PH-11)', async () => {
  const { actors, hands } = actorsOn({
    [`POST ${own}/details`]: () => problem(503, 'payment.unavailable'),
    [`GET ${own}`]: () => json(200, paid),
  });
  const look = { paymentSessionId, sessionResult: 'given', isUnasked: false };
  await expect(runActor(actors.lookAtPayment, look)).resolves.toEqual(paid);
  expect(hands.somebodyThere).not.toHaveBeenCalled();
});

test('a look that nobody asked for waits until somebody is there', async () => {
  const { actors, hands } = actorsOn({ [`GET ${own}`]: () => json(200, open) });
  const look = { paymentSessionId, sessionResult: null, isUnasked: true };
  await expect(runActor(actors.lookAtPayment, look)).resolves.toEqual(open);
  expect(hands.somebodyThere).toHaveBeenCalledOnce();
});

test('a new payment is begun for what is asked for', async () => {
  const { actors } = actorsOn({
    [`POST ${sessions}`]: ({ body }) => {
      expect(body).toEqual({ purpose: 'KEPT_CARD' });
      return json(201, open);
    },
  });
  await expect(runActor(actors.beginPayment, { purpose: 'KEPT_CARD' })).resolves.toEqual(open);
});

test('the site is told where to lead on to, and which bank to leave for', async () => {
  const { actors, hands } = actorsOn({});
  await runActor(actors.leadOn, { path: '/pay/2' });
  await runActor(actors.leaveForRedirect, { url: 'http://127.0.0.1:4103/challenge/token' });
  expect(hands.leadOn.mock.calls).toEqual([['/pay/2']]);
  expect(hands.leaveFor).toHaveBeenCalledExactlyOnceWith(
    'http://127.0.0.1:4103/challenge/token',
    expect.any(AbortSignal),
  );
});
