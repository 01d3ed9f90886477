import { randomUUID } from 'node:crypto';
import { HttpClientException } from '@adyen/api-library';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { merchantAccount, openTestProvider } from '../../gateway/testing/payment-provider.ts';
import { refusedHolders, testCards } from '../../openapi/partners/payments/test-data.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';

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

test('the official library begins a session, a customer pays in the frame, and the shop is told by a webhook (PH-09)', async () => {
  const session = await provider.begin(59_900);
  expect(session).toMatchObject({
    reference: 'ORD-2001',
    amount: { value: 59_900, currency: 'GBP' },
    mode: 'embedded',
  });
  expect(session.expiresAt).toEqual(new Date(provider.clock.now().getTime() + HOUR_MS));
  const paid = await provider.pay(session);
  expect(paid.resultCode).toBe('Authorised');
  expect(await stand(session.id, paid.sessionResult)).toMatchObject({ status: 'completed', reference: 'ORD-2001' });
  expect(await provider.toldByNow()).toEqual([
    { eventCode: 'AUTHORISATION', success: 'true', reason: '', value: 59_900 },
  ]);
});

test('without the key nothing is answered', async () => {
  const { PaymentsApi } = await provider.clientWith('another key');
  const refused = await PaymentsApi.sessions({
    amount: { currency: 'GBP', value: 1 },
    merchantAccount,
    reference: 'ORD-1',
    returnUrl: 'https://shop.test/',
  }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpClientException);
  expect(refused).toMatchObject({ statusCode: 401, errorCode: '000' });
});

test.each([
  ['an account that is another shop’s', { merchantAccount: 'AnotherShop' }, undefined, 403, '901'],
  ['an end that is no moment', { expiresAt: '2026-12-31T23:59:60Z' }, undefined, 422, '14_0405'],
  ['an empty key', {}, '', 422, '702'],
  ['a key that is too long', {}, 'k'.repeat(65), 422, '702'],
])(
  'a session is begun with the contract’s fields alone: %s is refused',
  async (_what, more, key, status, errorCode) => {
    const wanted = {
      amount: { currency: 'GBP', value: 1 },
      merchantAccount,
      reference: 'ORD-1',
      returnUrl: 'https://shop.test/',
    };
    const refused = await provider.fromShop('sessions', { ...wanted, ...more }, key);
    expect(refused).toMatchObject({ status, errorCode });
  },
);

test('what a tester sends wrongly is told in the words of the tools, and not as a fault of the provider', async () => {
  expect(await provider.fromTester('clock', { offsetMs: 'a day' })).toMatchObject({ code: 'validation.failed' });
});

describe('the bank asks who pays', () => {
  test('in the frame: the right password pays', async () => {
    const session = await provider.begin(100);
    const asked = await provider.pay(session, { number: '4917610000000000' });
    expect(asked).toMatchObject({ resultCode: 'ChallengeShopper', action: { type: 'threeDS2' } });
    expect(await provider.toldByNow()).toEqual([]);
    expect(await provider.answer(session, asked.action)).toMatchObject({ resultCode: 'Authorised' });
  });

  test('on its own page: it leads back to the shop, which goes on by the library', async () => {
    const session = await provider.begin(100);
    const asked = await provider.pay(session, { number: '370000000000002', cvc: '7373' });
    expect(asked).toMatchObject({ resultCode: 'RedirectShopper', action: { type: 'redirect' } });
    const { returnUrl = '' } = await provider.tellBank(asked.action);
    const { origin, pathname, searchParams } = new URL(returnUrl);
    expect({ at: `${origin}${pathname}`, sessionId: searchParams.get('sessionId') }).toEqual({
      at: 'https://shop.test/checkout/return',
      sessionId: session.id,
    });
    const details = { redirectResult: searchParams.get('redirectResult') ?? '' };
    const paid = await provider.checkout.PaymentsApi.paymentsDetails({ details });
    expect(paid).toMatchObject({ resultCode: 'Authorised', merchantReference: 'ORD-2001' });
    // A reload of the page that the customer has come back to (PH-11).
    expect(await provider.checkout.PaymentsApi.paymentsDetails({ details })).toEqual(paid);
    expect(await provider.toldByNow()).toHaveLength(1);
  });

  test.each([
    ['another password', 'wrong', 0, 'Refused', '11'],
    ['no password', null, 0, 'Cancelled', '16'],
    ['the right one after more than ten minutes', 'password', 10 * 60_000, 'Refused', '11'],
  ])(
    '%s pays nothing, and the customer can try again',
    async (_what, password, later, resultCode, refusalReasonCode) => {
      const session = await provider.begin(100);
      const asked = await provider.pay(session, { number: '5454545454545454' });
      provider.clock.advance(later);
      expect(await provider.answer(session, asked.action, password)).toMatchObject({ resultCode, refusalReasonCode });
      expect(await provider.pay(session)).toMatchObject({ resultCode: 'Authorised' });
    },
  );

  test('who answers twice, in two tabs, pays once, and the second answer changes nothing', async () => {
    const session = await provider.begin(100);
    const [one, other] = [
      await provider.pay(session, { number: '4917610000000000' }),
      await provider.pay(session, { number: '5454545454545454' }),
    ];
    const both = await Promise.all([provider.answer(session, one.action), provider.answer(session, other.action)]);
    expect(both.map(({ resultCode }) => resultCode).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Authorised',
      'Refused',
    ]);
    expect(await stand(session.id, both[0]?.sessionResult ?? '')).toMatchObject({ status: 'completed' });
    expect((await provider.toldByNow()).filter(({ success }) => success === 'true')).toHaveLength(1);
  });
});

describe('a bank that says no (PH-10)', () => {
  test.each(Object.entries(refusedHolders))('%s', async (holderName, { resultCode, code, reason }) => {
    const session = await provider.begin(100);
    const paid = await provider.pay(session, { holderName });
    expect(paid).toMatchObject({ resultCode, refusalReasonCode: code });
    expect(await provider.toldByNow()).toEqual([{ eventCode: 'AUTHORISATION', success: 'false', reason, value: 100 }]);
    // Fraud ends the session at once; anything else can be tried again.
    const isBlocked = ['14', '20', '22', '31'].includes(code);
    expect(await stand(session.id, paid.sessionResult)).toMatchObject({ status: isBlocked ? 'refused' : 'active' });
  });

  test.each([
    ['a number that is no test card’s', { number: '4000000000000002' }, '8'],
    ['another expiry', { expiryYear: '2031' }, '6'],
    ['another security code', { cvc: '111' }, '24'],
  ])('%s is refused, whoever has it', async (_what, card, refusalReasonCode) => {
    expect(await provider.pay(await provider.begin(100), card)).toMatchObject({
      resultCode: 'Refused',
      refusalReasonCode,
    });
  });

  test('three refusals end the session, also for the right card', async () => {
    const session = await provider.begin(100);
    for (let time = 0; time < 3; time++) await provider.pay(session, { holderName: 'DECLINED' });
    expect(await provider.pay(session)).toMatchObject({ status: 422, errorCode: '14_0411' });
  });

  test('a session ends after an hour', async () => {
    const session = await provider.begin(100);
    provider.clock.advance(HOUR_MS);
    expect(await provider.pay(session)).toMatchObject({ status: 422, errorCode: '14_0411' });
  });
});

describe('never paid twice (PH-11)', () => {
  test('a press that is sent twice at once is one payment', async () => {
    const session = await provider.begin(100);
    const attempt = randomUUID();
    const [one, other] = await Promise.all([provider.pay(session, {}, attempt), provider.pay(session, {}, attempt)]);
    expect(one).toEqual(other);
    expect(await provider.toldByNow()).toHaveLength(1);
  });

  test('of many presses at once one pays, and the others hear that the session has ended', async () => {
    const session = await provider.begin(100);
    const all = await Promise.all(Array.from({ length: 10 }, () => provider.pay(session)));
    expect(all.filter(({ resultCode }) => resultCode === 'Authorised')).toHaveLength(1);
    expect(all.filter(({ errorCode }) => errorCode === '14_0411')).toHaveLength(9);
    expect(await provider.toldByNow()).toHaveLength(1);
  });

  test('a shop that asks twice with one key begins one session, and is refused with another wish', async () => {
    const { checkout } = provider;
    const key = { idempotencyKey: randomUUID() };
    const wish = (value: number) => ({
      amount: { currency: 'GBP', value },
      merchantAccount,
      reference: 'ORD-3',
      returnUrl: 'https://shop.test/',
    });
    const [one, other] = await Promise.all([
      checkout.PaymentsApi.sessions(wish(5), key),
      checkout.PaymentsApi.sessions(wish(5), key),
    ]);
    expect(one).toEqual(other);
    await expect(checkout.PaymentsApi.sessions(wish(6), key)).rejects.toMatchObject({
      statusCode: 422,
      errorCode: '704',
    });
  });

  test('who does not have the session’s data neither sees it nor pays in it', async () => {
    const { id } = await provider.begin(100);
    expect(await provider.pay({ id, sessionData: 'guessed' })).toMatchObject({ status: 422, errorCode: '14_0410' });
    expect(await provider.fromFrame(`sessions/${id}/setup`, { sessionData: 'guessed' })).toMatchObject({ status: 422 });
    await expect(stand(id, 'guessed')).rejects.toMatchObject({ statusCode: 422 });
  });

  test('a session that its customer has given up takes no payment', async () => {
    const { id, sessionData } = await provider.begin(100);
    expect(await provider.fromFrame(`sessions/${id}/cancellation`, { sessionData })).toMatchObject({
      status: 'canceled',
    });
    expect(await provider.pay({ id, sessionData: sessionData ?? '' })).toMatchObject({ errorCode: '14_0411' });
  });
});

test('no test card is a real one: each has a right check digit and a name of its own', () => {
  const digitsOf = (number: string) => number.split('').toReversed().map(Number);
  const isRight = (number: string) =>
    digitsOf(number).reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
      10 ===
    0;
  for (const { number } of testCards) expect(isRight(number)).toBe(true);
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
});
