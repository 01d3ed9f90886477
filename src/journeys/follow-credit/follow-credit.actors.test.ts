import { expect, test, vi } from 'vitest';
import { orderId, pieceId } from '../../../machines/check-out/credit.cases.ts';
import { agreed, paymentSessionId, withdrawn } from '../../../machines/follow-credit/follow-credit.cases.ts';
import { followCreditMachine } from '../../../machines/follow-credit/follow-credit.machine.ts';
import { createCredits } from '../../gateway-client/credit.ts';
import { createPayments } from '../../gateway-client/payments.ts';
import { json } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { nobodyThere } from '../../runtime/testing/nobody-there.ts';
import { createFollowCreditActors } from './follow-credit.actors.ts';

const at = `/shop/v1/orders/${orderId}/credit`;
const asked = { shopOrderId: orderId };

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { somebodyThere, comesBack } = nobodyThere();
  const leadTo = vi.fn<(path: string) => void>();
  const credits = createCredits(client.gateway);
  const payments = createPayments(client.gateway);
  const actors = createFollowCreditActors({ credits, payments, quiet: { credits, somebodyThere }, leadTo });
  // Types: the machine takes them as they are.
  followCreditMachine.provide({ actors });
  return { ...client, actors, comesBack, leadTo };
}

test('what was agreed is read; an address with anything else in it is no order’s (PH-04)', async () => {
  const { actors, calls } = actorsOn({ [`GET ${at}`]: () => json(200, agreed) });
  await expect(runActor(actors.loadCredit, asked)).resolves.toEqual(agreed);
  await expect(runActor(actors.loadCredit, { shopOrderId: 'anything' })).rejects.toMatchObject({ status: 404 });
  expect(calls).toHaveLength(1);
});

test('news are looked for once somebody is at the page', async () => {
  const { actors, calls, comesBack } = actorsOn({ [`GET ${at}`]: () => json(200, agreed) });
  const look = runActor(actors.lookForNews, asked);
  await Promise.resolve();
  expect(calls).toEqual([]);
  comesBack();
  await expect(look).resolves.toEqual(agreed);
});

test('who withdraws does so for one phone, and pays what is owed to us for the order (PH-04)', async () => {
  const { actors, calls, leadTo } = actorsOn({
    [`POST ${at}/${pieceId}/withdrawal`]: () => json(200, withdrawn),
    'POST /payments/v1/sessions': () => json(201, { paymentSessionId }),
  });
  await expect(runActor(actors.withdraw, { ...asked, pieceId })).resolves.toEqual(withdrawn);
  await expect(runActor(actors.beginPayment, asked)).resolves.toEqual({ paymentSessionId });
  expect(calls.at(-1)?.body).toEqual({ purpose: 'PHONE_BALANCE', shopOrderId: orderId });
  await runActor(actors.leadOn, { paymentSessionId });
  expect(leadTo).toHaveBeenCalledWith(`/pay/${paymentSessionId}`);
});
