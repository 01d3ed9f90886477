import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import brand from '../../brand.json' with { type: 'json' };
import { merchantAccount, openTestProvider } from '../../gateway/testing/payment-provider.ts';

let provider: Awaited<ReturnType<typeof openTestProvider>>;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  // A Monday, with no bank holiday in its week.
  provider.clock.set('2027-02-01T10:00:00Z');
  await provider.drain();
  provider.told.length = 0;
});

const shopper = () => `member-${randomUUID()}`;
const passTo = async (moment: string) => {
  provider.clock.set(moment);
  await provider.drain();
};
const begin = (shopperReference: string) =>
  provider.begin(0, {
    shopperReference,
    reference: shopperReference,
    allowedPaymentMethods: ['directdebit_GB'],
    storePaymentMethod: true,
  });
const listed = async (shopperReference: string) =>
  (await provider.checkout.RecurringApi.getTokensForStoredPaymentDetails(shopperReference, merchantAccount))
    .storedPaymentMethods ?? [];
/** What the shop was told since of a customer, with why. */
async function news(whose: string) {
  await provider.drain();
  const told = provider.told.filter(({ merchantReference }) => merchantReference === whose);
  return told.map(({ eventCode, success, reason }) => [eventCode, success, reason]);
}

const instruct = (...wanted: Parameters<typeof provider.instruct>) => provider.instruct(...wanted);
const collect = (shopperReference: string, storedPaymentMethodId: string, idempotencyKey: string = randomUUID()) =>
  provider.checkout.PaymentsApi.payments(
    {
      amount: { currency: 'GBP', value: 2_900 },
      merchantAccount,
      reference: shopperReference,
      paymentMethod: { type: 'directdebit_GB', storedPaymentMethodId },
      shopperReference,
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'Subscription',
      returnUrl: 'https://shop.test/',
    } as unknown as Parameters<typeof provider.checkout.PaymentsApi.payments>[0],
    { idempotencyKey },
  );

/** A Direct Debit that its bank has accepted, on Thursday 4 February 2027. */
async function active(accountNumber: string): Promise<{ whose: string; id: string }> {
  const whose = shopper();
  await instruct(await begin(whose), accountNumber);
  await passTo('2027-02-04T07:00:00Z');
  provider.told.length = 0;
  const [kept] = await listed(whose);
  return { whose, id: kept?.id ?? '' };
}

describe('an instruction', () => {
  test('is received, has a token at once, and is accepted three working days later', async () => {
    const whose = shopper();
    const session = await begin(whose);
    expect(await instruct(session, '40308669')).toMatchObject({ resultCode: 'Received' });
    expect(await news(whose)).toEqual([['RECURRING_CONTRACT', 'true', '']]);
    const [{ merchantReference, originalReference, pspReference, paymentMethod } = {}] = provider.told;
    const [pending] = await listed(whose);
    expect(pending).toMatchObject({
      id: pspReference,
      type: 'directdebit_GB',
      firstPspReference: originalReference,
      mandate: { status: 'pending', maskedAccountId: '******69' },
    });
    expect([merchantReference, paymentMethod]).toEqual([whose, 'directdebit_GB']);
    await passTo('2027-02-03T20:00:00Z');
    expect(await news(whose)).toHaveLength(1);
    await passTo('2027-02-04T06:00:00Z');
    expect((await news(whose)).at(-1)).toEqual(['AUTHORISATION', 'true', '']);
    expect((await listed(whose))[0]).toMatchObject({ mandate: { status: 'active' } });
  });

  test('over Easter takes until the third day on which banks work', async () => {
    provider.clock.set('2027-03-24T10:00:00Z');
    const whose = shopper();
    await instruct(await begin(whose), '40308669');
    await passTo('2027-03-30T20:00:00Z');
    expect(await news(whose)).toEqual([['RECURRING_CONTRACT', 'true', '']]);
    await passTo('2027-03-31T06:00:00Z');
    expect(await news(whose)).toHaveLength(2);
  });

  test('pressed twice is one, and after it nobody gives another in that session', async () => {
    const whose = shopper();
    const session = await begin(whose);
    const press = randomUUID();
    await instruct(session, '40308669', press);
    expect(await instruct(session, '40308669', press)).toMatchObject({ resultCode: 'Received' });
    expect(await instruct(session, '40308671')).toMatchObject({ status: 422, errorCode: '14_0411' });
    expect(await listed(whose)).toHaveLength(1);
  });

  test('that the bank refuses is none any more', async () => {
    const whose = shopper();
    await instruct(await begin(whose), '40308670');
    await passTo('2027-02-04T07:00:00Z');
    expect((await news(whose)).at(-1)).toEqual(['AUTHORISATION', 'false', 'Refused']);
    expect(await listed(whose)).toEqual([]);
  });

  test('for an account that nobody has is refused at once, and can be given for another', async () => {
    const session = await begin(shopper());
    expect(await instruct(session, '12345678')).toMatchObject({ resultCode: 'Refused' });
    expect(await instruct(session, '40308669')).toMatchObject({ resultCode: 'Received' });
  });

  test('that the shop ends before the bank has answered is told no more', async () => {
    const whose = shopper();
    await instruct(await begin(whose), '40308669');
    const [pending] = await listed(whose);
    await provider.checkout.RecurringApi.deleteTokenForStoredPaymentDetails(pending?.id ?? '', whose, merchantAccount);
    await passTo('2027-02-05T07:00:00Z');
    expect(await news(whose)).toEqual([['RECURRING_CONTRACT', 'true', '']]);
  });

  test('is given in a session for it alone, and no card is taken there', async () => {
    expect(await provider.pay(await begin(shopper()))).toMatchObject({ status: 422, errorCode: '14_0413' });
    const forCard = await provider.begin(0, { shopperReference: shopper(), storePaymentMethod: true });
    expect(await instruct(forCard, '40308669')).toMatchObject({ status: 422, errorCode: '14_0413' });
  });
});

describe('a collection', () => {
  test('is received, and authorised on the day on which the account is debited; once for a key', async () => {
    const { whose, id } = await active('40308669');
    const key = randomUUID();
    const [one, again] = [await collect(whose, id, key), await collect(whose, id, key)];
    expect(one).toMatchObject({ resultCode: 'Received', paymentMethod: { type: 'directdebit_GB' } });
    expect(again).toEqual(one);
    await passTo('2027-02-05T20:00:00Z');
    expect(await news(whose)).toEqual([]);
    await passTo('2027-02-08T06:00:00Z');
    await passTo('2027-02-20T06:00:00Z');
    expect(await news(whose)).toEqual([['AUTHORISATION', 'true', '']]);
  });

  test.each([
    ['40308671', 'Refer to payer', 1],
    ['40308673', 'Account closed', 0],
    ['40308674', 'Instruction cancelled', 0],
  ])('from account %s comes back unpaid: %s', async (account, reason, left) => {
    const { whose, id } = await active(account);
    await collect(whose, id);
    await passTo('2027-02-08T07:00:00Z');
    expect(await news(whose)).toEqual([['AUTHORISATION', 'true', '']]);
    await passTo('2027-02-10T07:00:00Z');
    expect((await news(whose)).at(-1)).toEqual(['CHARGEBACK', 'true', reason]);
    expect(await listed(whose)).toHaveLength(left);
  });

  test('comes back once where there’s not enough money the first time', async () => {
    const { whose, id } = await active('40308672');
    await collect(whose, id);
    await passTo('2027-02-10T07:00:00Z');
    await passTo('2027-02-15T07:00:00Z');
    await collect(whose, id);
    await passTo('2027-03-15T07:00:00Z');
    expect((await news(whose)).map(([eventCode]) => eventCode)).toEqual([
      'AUTHORISATION',
      'CHARGEBACK',
      'AUTHORISATION',
    ]);
  });

  test('is claimed back under the guarantee ten days later', async () => {
    const { whose, id } = await active('40308675');
    await collect(whose, id);
    await passTo('2027-02-08T07:00:00Z');
    await passTo('2027-02-18T08:00:00Z');
    expect((await news(whose)).at(-1)).toEqual(['CHARGEBACK', 'true', 'Direct Debit indemnity claim']);
  });

  test('needs an instruction of this customer that its bank has accepted', async () => {
    const { id } = await active('40308669');
    await expect(collect(shopper(), id)).rejects.toMatchObject({ statusCode: 422, errorCode: '800' });
    const whose = shopper();
    await instruct(await begin(whose), '40308669');
    const [pending] = await listed(whose);
    await expect(collect(whose, pending?.id ?? '')).rejects.toMatchObject({ errorCode: '800' });
  });
});

test('the page says who collects, with the guarantee in its prescribed words, and asks who signs', async () => {
  const { id } = await begin(shopper());
  const { text } = await provider.read(`/checkoutshopper/v1/sessions/${id}/page`);
  for (const name of ['holderName', 'sortCode', 'accountNumber', 'alone'])
    expect(text).toContain(`id="${name}-mistake"`);
  expect(text).toContain('I can authorise Direct Debits from it alone');
  expect(text).toContain(`${brand.name} will notify you 5 working days in advance of your account being debited`);
  expect(text).toContain('you are entitled to a full and immediate refund of the amount paid');
});
