import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { merchantAccount, openTestProvider } from '../../gateway/testing/payment-provider.ts';

let provider: Awaited<ReturnType<typeof openTestProvider>>;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  await provider.drain();
  provider.told.length = 0;
});

const shopper = () => `member-${randomUUID()}`;

describe('kept cards', () => {
  /** Has a card kept, by a check of £0; the shop's id of it. */
  async function keep(shopperReference: string, holderName = 'Imogen Sparrow') {
    const session = await provider.begin(0, { shopperReference, storePaymentMethod: true });
    expect(await provider.pay(session, { holderName })).toMatchObject({ resultCode: 'Authorised' });
    const { storedPaymentMethods = [] } = await listed(shopperReference);
    return storedPaymentMethods[0]?.id ?? '';
  }
  const listed = (shopperReference: string) =>
    provider.checkout.RecurringApi.getTokensForStoredPaymentDetails(shopperReference, merchantAccount);
  const charge = (shopperReference: string, storedPaymentMethodId: string, idempotencyKey: string = randomUUID()) =>
    provider.checkout.PaymentsApi.payments(
      {
        amount: { currency: 'GBP', value: 2_900 },
        merchantAccount,
        reference: 'BILL-7',
        paymentMethod: { type: 'scheme', storedPaymentMethodId },
        shopperReference,
        shopperInteraction: 'ContAuth',
        recurringProcessingModel: 'Subscription',
        returnUrl: 'https://shop.test/',
      } as Parameters<typeof provider.checkout.PaymentsApi.payments>[0],
      { idempotencyKey },
    );

  test('a card that a check of £0 has had kept is charged while its owner is away, once for a key', async () => {
    const whose = shopper();
    const id = await keep(whose);
    expect(await listed(whose)).toMatchObject({ storedPaymentMethods: [{ brand: 'visa', lastFour: '1111' }] });
    const key = randomUUID();
    const [one, again] = [await charge(whose, id, key), await charge(whose, id, key)];
    expect(one).toMatchObject({ resultCode: 'Authorised', merchantReference: 'BILL-7' });
    expect(again).toEqual(one);
    expect((await provider.toldByNow()).map(({ value }) => value)).toEqual([0, 2_900]);
  });

  test('is kept by who ticks that, where the shop has its customers asked, and by nobody else', async () => {
    const whose = shopper();
    const asked = () => provider.begin(2_500, { shopperReference: whose, storePaymentMethodMode: 'askForConsent' });
    const unasked = () => provider.begin(2_500, { shopperReference: whose });
    await provider.pay(await asked());
    await provider.payAndKeep(await unasked());
    expect((await listed(whose)).storedPaymentMethods).toEqual([]);
    await provider.payAndKeep(await asked());
    expect(await listed(whose)).toMatchObject({ storedPaymentMethods: [{ brand: 'visa', lastFour: '1111' }] });
  });

  test('kept twice it is there once, in two tabs at once as well', async () => {
    const whose = shopper();
    const inTab = () => provider.begin(0, { shopperReference: whose, storePaymentMethod: true });
    const tabs = await Promise.all(Array.from({ length: 8 }, inTab));
    await Promise.all(tabs.map((session) => provider.pay(session)));
    await keep(whose);
    expect((await listed(whose)).storedPaymentMethods).toHaveLength(1);
  });

  test.each([
    ['KEPT_DECLINED', ['Refused', 'Refused']],
    ['KEPT_DECLINED_ONCE', ['Refused', 'Authorised']],
  ])('%s: two charges', async (holderName, resultCodes) => {
    const whose = shopper();
    const id = await keep(whose, holderName);
    const [one, two] = [await charge(whose, id), await charge(whose, id)];
    expect([one.resultCode, two.resultCode]).toEqual(resultCodes);
  });

  test('a card is charged until its month is over', async () => {
    const whose = shopper();
    const id = await keep(whose);
    const before = provider.clock.now();
    provider.clock.set('2030-03-31T20:00:00.000Z');
    expect(await charge(whose, id)).toMatchObject({ resultCode: 'Authorised' });
    // Midnight in the UK, where summer time has begun.
    provider.clock.set('2030-03-31T23:00:00.000Z');
    expect(await charge(whose, id)).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '6' });
    await provider.drain();
    provider.clock.set(before.toISOString());
  });

  test('another customer’s card is charged, used and forgotten by nobody else', async () => {
    const id = await keep(shopper());
    await expect(charge(shopper(), id)).rejects.toMatchObject({ statusCode: 422, errorCode: '800' });
    const other = await provider.begin(100, { shopperReference: shopper() });
    const used = await provider.fromFrame(`sessions/${other.id}/payments`, {
      sessionData: other.sessionData,
      attempt: randomUUID(),
      paymentMethod: { type: 'scheme', storedPaymentMethodId: id, cvc: '737' },
    });
    expect(used).toMatchObject({ status: 422, errorCode: '800' });
    await expect(
      provider.checkout.RecurringApi.deleteTokenForStoredPaymentDetails(id, shopper(), merchantAccount),
    ).rejects.toMatchObject({ statusCode: 422 });
  });

  test('its owner pays with it by the security code alone, and is asked again from £30', async () => {
    const whose = shopper();
    const session = await provider.begin(0, { shopperReference: whose, storePaymentMethod: true });
    const asked = await provider.pay(session, { number: '4917610000000000' });
    await provider.answer(session, asked.action);
    const [kept] = (await listed(whose)).storedPaymentMethods ?? [];
    const pay = async (value: number) => {
      const { id, sessionData } = await provider.begin(value, { shopperReference: whose });
      return provider.fromFrame(`sessions/${id}/payments`, {
        sessionData,
        attempt: randomUUID(),
        paymentMethod: { type: 'scheme', storedPaymentMethodId: kept?.id, cvc: '737' },
      });
    };
    expect(await pay(2_999)).toMatchObject({ resultCode: 'Authorised' });
    expect(await pay(3_000)).toMatchObject({ resultCode: 'ChallengeShopper' });
  });

  test('nobody’s cards are asked for in vain: a shop that names none by a whole reference hears so', async () => {
    await expect(listed('me')).rejects.toMatchObject({ statusCode: 422, errorCode: '14_030' });
  });

  test('forgotten, it can’t be charged', async () => {
    const whose = shopper();
    const id = await keep(whose);
    await provider.checkout.RecurringApi.deleteTokenForStoredPaymentDetails(id, whose, merchantAccount);
    expect((await listed(whose)).storedPaymentMethods).toEqual([]);
    await expect(charge(whose, id)).rejects.toMatchObject({ errorCode: '800' });
  });
});

describe('refunds', () => {
  async function paid(value: number) {
    await provider.pay(await provider.begin(value));
    await provider.drain();
    return provider.told.at(-1)?.pspReference ?? '';
  }
  const refund = (psp: string, value: number, idempotencyKey: string = randomUUID()) =>
    provider.checkout.ModificationsApi.refundCapturedPayment(
      psp,
      { amount: { currency: 'GBP', value }, merchantAccount },
      { idempotencyKey },
    );

  test('a part, then the rest, and then no more; the shop is told of each', async () => {
    const psp = await paid(1_000);
    expect(await refund(psp, 400)).toMatchObject({ status: 'received', paymentPspReference: psp });
    await expect(refund(psp, 700)).rejects.toMatchObject({ statusCode: 422, errorCode: '137' });
    await refund(psp, 600);
    await expect(refund(psp, 1)).rejects.toMatchObject({ errorCode: '137' });
    provider.clock.advance(60_000);
    expect(
      (await provider.toldByNow()).filter(({ eventCode }) => eventCode === 'REFUND').map(({ value }) => value),
    ).toEqual([400, 600]);
  });

  test('asked for ten times at once, what was paid goes back once', async () => {
    const psp = await paid(1_000);
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => refund(psp, 1_000)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('of a payment that was refused nothing goes back', async () => {
    await provider.pay(await provider.begin(100), { holderName: 'DECLINED' });
    await provider.drain();
    await expect(refund(provider.told.at(-1)?.pspReference ?? '', 100)).rejects.toMatchObject({ errorCode: '167' });
  });
});
