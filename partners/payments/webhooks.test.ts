import { hmacValidator } from '@adyen/api-library';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { merchantAccount, openTestProvider } from '../../gateway/testing/payment-provider.ts';
import { developmentPayments } from '../../openapi/partners/payments/test-data.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import { Notifications } from './notifications.ts';

let provider: Awaited<ReturnType<typeof openTestProvider>>;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  await provider.drain();
  provider.told.length = 0;
});

const stand = (id: string, sessionResult: string) =>
  provider.checkout.PaymentsApi.getResultOfPaymentSession(id, sessionResult);

test('the official library finds a webhook signed, and not one of another amount', async () => {
  await provider.pay(await provider.begin(100));
  await provider.drain();
  const [item] = provider.told;
  if (!item) throw new Error('Nothing was told');
  const validator = new hmacValidator();
  type Item = Parameters<typeof validator.validateHMAC>[0];
  const isRight = (sent: typeof item) => validator.validateHMAC(sent as unknown as Item, developmentPayments.hmacKey);
  expect(isRight(item)).toBe(true);
  expect(isRight({ ...item, amount: { ...item.amount, value: 1 } })).toBe(false);
});

test.each([
  ['PENDING', 'true', 'completed'],
  ['PENDING_DECLINED', 'false', 'active'],
])('%s: the bank takes a minute, and the shop hears then', async (holderName, success, status) => {
  const session = await provider.begin(100);
  const { resultCode, sessionResult } = await provider.pay(session, { holderName });
  expect(resultCode).toBe('Pending');
  expect(await stand(session.id, sessionResult)).toMatchObject({ status: 'paymentPending' });
  expect(await provider.pay(session)).toMatchObject({ errorCode: '14_0411' });
  expect(await provider.toldByNow()).toEqual([]);
  provider.clock.advance(60_000);
  expect(await provider.toldByNow()).toMatchObject([{ eventCode: 'AUTHORISATION', success }]);
  expect(await stand(session.id, sessionResult)).toMatchObject({ status });
});

test('one comes before the answer, and again after it', async () => {
  await provider.pay(await provider.begin(100), { holderName: 'WEBHOOK_FIRST' });
  expect(provider.told).toHaveLength(1);
  const [first, second] = [...provider.told, ...(await provider.toldByNow())].map((each) => each.eventCode);
  expect([first, second]).toEqual(['AUTHORISATION', 'AUTHORISATION']);
});

test('one comes twenty minutes late', async () => {
  await provider.pay(await provider.begin(100), { holderName: 'WEBHOOK_LATE' });
  expect(await provider.toldByNow()).toEqual([]);
  provider.clock.advance(20 * 60_000);
  expect(await provider.toldByNow()).toHaveLength(1);
});

test('a shop that is away is told when it is back', async () => {
  provider.shop.status = 503;
  await provider.pay(await provider.begin(100));
  expect(await provider.toldByNow()).toEqual([]);
  provider.shop.status = 202;
  provider.clock.advance(DAY_MS);
  expect(await provider.toldByNow()).toHaveLength(1);
});

test('a bank’s late answer is heard, however often the provider fails to note it', async () => {
  const session = await provider.begin(100);
  const { sessionResult } = await provider.pay(session, { holderName: 'PENDING' });
  const failing = vi.spyOn(Notifications.prototype, 'put').mockRejectedValue(new Error('nothing can be noted'));
  for (let tries = 0; tries < 6; tries += 1) {
    provider.clock.advance(60_000);
    await provider.drain();
  }
  failing.mockRestore();
  provider.clock.advance(HOUR_MS);
  expect(await provider.toldByNow()).toMatchObject([{ eventCode: 'AUTHORISATION', success: 'true' }]);
  expect(await stand(session.id, sessionResult)).toMatchObject({ status: 'completed' });
});

test('a customer has their bank take the money back', async () => {
  await provider.pay(await provider.begin(100), { holderName: 'CHARGEBACK' });
  provider.clock.advance(2 * DAY_MS);
  expect(await provider.toldByNow()).toMatchObject([{ eventCode: 'AUTHORISATION' }, { eventCode: 'CHARGEBACK' }]);
  const [paid, taken] = provider.told;
  expect(taken?.originalReference).toBe(paid?.pspReference);
});

test('what a bank has taken back is not given back by the shop as well, and what the shop gave back no bank takes', async () => {
  const paid = async () => {
    await provider.pay(await provider.begin(100), { holderName: 'CHARGEBACK' });
    await provider.drain();
    return provider.told.at(-1)?.pspReference ?? '';
  };
  const refund = (pspReference: string, value: number) =>
    provider.checkout.ModificationsApi.refundCapturedPayment(pspReference, {
      amount: { currency: 'GBP', value },
      merchantAccount,
    });
  const [inPart, whole] = [await paid(), await paid()];
  await refund(inPart, 40);
  await refund(whole, 100);
  provider.clock.advance(2 * DAY_MS);
  const told = await provider.toldByNow();
  expect(told.filter(({ eventCode }) => eventCode === 'CHARGEBACK')).toMatchObject([{ value: 60 }]);
  await expect(refund(inPart, 1)).rejects.toMatchObject({ statusCode: 422, errorCode: '137' });
});
