import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import brand from '../../brand.json' with { type: 'json' };
import { openTestProvider } from '../../gateway/testing/payment-provider.ts';
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

type Session = Awaited<ReturnType<typeof begin>>;
type Action = Awaited<ReturnType<typeof provider.payByWallet>>['action'];

const begin = (value = 3_962) =>
  provider.begin(value, { allowedPaymentMethods: ['scheme', 'wrenpay'], shopperReference: 'member-1' });
const approving = (account = 'wren@example.com') => ({ account });
const pathOf = (action: Action) => new URL(action?.url ?? '').pathname;
/** What the shop hears of the result that the customer came back with. */
const details = (returnUrl: string) =>
  provider.checkout.PaymentsApi.paymentsDetails({
    details: { redirectResult: new URL(returnUrl).searchParams.get('redirectResult') ?? '' },
  });
const standing = async ({ id, sessionData }: Session) =>
  provider.fromFrame<{ status: string }>(`sessions/${id}/setup`, { sessionData });

test('the customer leaves for the wallet’s page, approves, comes back, and the shop is told by a webhook (PH-08, PH-09)', async () => {
  const session = await begin();
  const left = await provider.payByWallet(session);
  expect(left).toMatchObject({
    resultCode: 'RedirectShopper',
    action: { type: 'redirect', method: 'GET', paymentMethodType: 'wrenpay' },
  });
  const { returnUrl } = await provider.tellWallet(left.action, approving());
  const { origin, pathname, searchParams } = new URL(returnUrl);
  expect([`${origin}${pathname}`, searchParams.get('sessionId')]).toEqual([
    'https://shop.test/checkout/return',
    session.id,
  ]);
  const paid = await details(returnUrl);
  expect(paid).toMatchObject({ resultCode: 'Authorised', merchantReference: 'ORD-2001' });
  expect(paid.paymentMethod).toEqual({ type: 'wrenpay', brand: 'wrenpay' });
  // A reload of the page that the customer has come back to (PH-11).
  expect(await details(returnUrl)).toEqual(paid);
  expect(await provider.toldByNow()).toEqual([
    { eventCode: 'AUTHORISATION', success: 'true', reason: '', value: 3_962 },
  ]);
  expect(provider.told[0]?.paymentMethod).toBe('wrenpay');
});

test('money moves as it is approved: who closes their laptop then has paid (PH-11)', async () => {
  const session = await begin();
  const { action } = await provider.payByWallet(session);
  await provider.tellWallet(action, approving());
  expect(await provider.toldByNow()).toHaveLength(1);
  expect(await standing(session)).toMatchObject({ status: 'completed' });
});

test('and who closes it before has paid nothing, and can pay otherwise (PH-11)', async () => {
  const session = await begin();
  await provider.payByWallet(session);
  expect(await provider.toldByNow()).toEqual([]);
  expect(await provider.pay(session)).toMatchObject({ resultCode: 'Authorised' });
});

describe('what is not approved (PH-10)', () => {
  test.each([
    ['refuse', 'Refused', '2', 'Refused'],
    ['go-back', 'Cancelled', '16', 'Shopper Cancelled'],
  ] as const)('%s: nothing is taken, and it can be tried again', async (said, resultCode, code, reason) => {
    const session = await begin();
    const { action } = await provider.payByWallet(session);
    const { returnUrl } = await provider.tellWallet(action, said);
    expect(await details(returnUrl)).toMatchObject({ resultCode, refusalReasonCode: code });
    expect(await provider.toldByNow()).toMatchObject([{ success: 'false', reason }]);
    expect(await provider.pay(session)).toMatchObject({ resultCode: 'Authorised' });
  });

  test.each([
    ['declined@example.com', 'Refused', '2', 'active'],
    ['error@example.com', 'Error', '4', 'active'],
    ['fraud@example.com', 'Refused', '20', 'refused'],
  ])('the account %s', async (account, resultCode, refusalReasonCode, status) => {
    const session = await begin();
    const { action } = await provider.payByWallet(session);
    const { returnUrl } = await provider.tellWallet(action, approving(account));
    expect(await details(returnUrl)).toMatchObject({ resultCode, refusalReasonCode });
    expect(await standing(session)).toMatchObject({ status });
  });

  test('going back is no refusal, and three refusals end the session', async () => {
    const session = await begin();
    for (const said of ['go-back', 'go-back', 'refuse', 'refuse', 'refuse'] as const) {
      const { action } = await provider.payByWallet(session);
      await provider.tellWallet(action, said);
    }
    expect(await provider.payByWallet(session)).toMatchObject({ status: 422, errorCode: '14_0411' });
  });

  test.each([
    ['pending@example.com', 'true', 'completed'],
    ['pending_declined@example.com', 'false', 'active'],
  ])('the account %s: it takes a minute, and nobody can pay otherwise until then', async (account, success, status) => {
    const session = await begin();
    const { action } = await provider.payByWallet(session);
    const { returnUrl } = await provider.tellWallet(action, approving(account));
    expect(await details(returnUrl)).toMatchObject({ resultCode: 'Pending' });
    expect(await provider.pay(session)).toMatchObject({ errorCode: '14_0411' });
    provider.clock.advance(60_000);
    expect(await provider.toldByNow()).toMatchObject([{ eventCode: 'AUTHORISATION', success }]);
    expect(await standing(session)).toMatchObject({ status });
  });
});

describe('never paid twice (PH-11)', () => {
  test('an answer that is sent twice at once, and another after it, change nothing', async () => {
    const { action } = await provider.payByWallet(await begin());
    const [one, other] = await Promise.all([
      provider.tellWallet(action, approving()),
      provider.tellWallet(action, approving()),
    ]);
    expect(one).toEqual(other);
    expect(await provider.tellWallet(action, 'refuse')).toEqual(one);
    expect(await details(one.returnUrl)).toMatchObject({ resultCode: 'Authorised' });
    expect(await provider.toldByNow()).toHaveLength(1);
  });

  test('of two tabs that approve at once one pays, and the other hears that nothing was taken by it', async () => {
    const session = await begin();
    const [one, other] = [await provider.payByWallet(session), await provider.payByWallet(session)];
    const both = await Promise.all([
      provider.tellWallet(one.action, approving()),
      provider.tellWallet(other.action, approving()),
    ]);
    const codes = await Promise.all(both.map(async ({ returnUrl }) => (await details(returnUrl)).resultCode));
    expect(codes.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['Authorised', 'Cancelled']);
    expect(await provider.toldByNow()).toHaveLength(1);
    expect(await standing(session)).toMatchObject({ status: 'completed' });
  });

  test('Back from the wallet, a card that pays, and then the wallet: it takes nothing', async () => {
    const session = await begin();
    const { action } = await provider.payByWallet(session);
    await provider.pay(session);
    const { returnUrl } = await provider.tellWallet(action, approving());
    expect(await details(returnUrl)).toMatchObject({ resultCode: 'Cancelled' });
    expect(await provider.toldByNow()).toHaveLength(1);
  });

  test('what is approved after the session’s hour takes nothing', async () => {
    const { action } = await provider.payByWallet(await begin());
    provider.clock.advance(HOUR_MS);
    const { returnUrl } = await provider.tellWallet(action, approving());
    expect(await details(returnUrl)).toMatchObject({ resultCode: 'Cancelled' });
    expect(await provider.toldByNow()).toEqual([]);
  });

  test('a press that is sent again leads to the wallet again, and is one payment; what was paid by it stays so', async () => {
    const session = await begin();
    const attempt = randomUUID();
    const [first, again] = [await provider.payByWallet(session, attempt), await provider.payByWallet(session, attempt)];
    expect(await provider.tellWallet(first.action, approving())).toMatchObject({ status: 422, errorCode: '14_0412' });
    await provider.tellWallet(again.action, approving());
    expect(await provider.payByWallet(session, attempt)).toMatchObject({ resultCode: 'Authorised' });
    expect(await provider.toldByNow()).toHaveLength(1);
  });

  test('a shop that asks before the customer has said anything hears that they are still there', async () => {
    const { action } = await provider.payByWallet(await begin());
    const redirectResult = pathOf(action).split('/').at(-1) ?? '';
    const asked = await provider.checkout.PaymentsApi.paymentsDetails({ details: { redirectResult } });
    expect(asked).toMatchObject({ resultCode: 'RedirectShopper' });
    expect(await provider.tellWallet(action, approving())).toHaveProperty('returnUrl');
    expect(await provider.toldByNow()).toHaveLength(1);
  });
});

describe('the wallet’s page', () => {
  test('names sum and shop, and stands in nobody’s frame', async () => {
    const { action } = await provider.payByWallet(await begin());
    const { status, headers, text } = await provider.read(pathOf(action));
    expect([status, headers.get('content-security-policy')?.split('; ').at(-1)]).toEqual([
      200,
      "frame-ancestors 'none'",
    ]);
    expect(text).toContain(`Pay £39.62 to ${brand.name}`);
    expect(text).toContain('You came from shop.test');
    expect(text).toContain('<label for="account">');
  });

  test('that was answered, or whose session is over, only leads back', async () => {
    const session = await begin();
    const [answered, left] = [await provider.payByWallet(session), await provider.payByWallet(session)];
    await provider.tellWallet(answered.action, approving());
    for (const { action } of [answered, left]) {
      const { text } = await provider.read(pathOf(action));
      expect(text).toContain('nothing to approve here any more');
      expect(text).toContain('href="https://shop.test/checkout/return?sessionId=');
      expect(text).not.toContain('Approve £');
    }
  });

  test('is none of a bank’s question, and the other way round', async () => {
    const { action } = await provider.payByWallet(await begin());
    const bank = await provider.pay(await begin(), { number: '370000000000002', cvc: '7373' });
    expect(await provider.tellBank(action)).toMatchObject({ errorCode: '14_0412' });
    expect(await provider.tellWallet(bank.action, approving())).toMatchObject({ errorCode: '14_0412' });
    for (const path of [
      pathOf(action).replace('wallet', 'challenge'),
      pathOf(bank.action).replace('challenge', 'wallet'),
    ])
      expect((await provider.read(path)).status).toBe(404);
  });
});

test.each([
  ['is only checked', 0, {}],
  ['is to be kept', 100, { storePaymentMethod: true }],
  ['is a Direct Debit', 0, { allowedPaymentMethods: ['directdebit_GB', 'wrenpay'] as const }],
])('no wallet is taken for what %s (PH-08)', async (_what, value, more) => {
  const wanted = { shopperReference: 'member-1', allowedPaymentMethods: ['scheme', 'wrenpay'] as const, ...more };
  const refused = provider.begin(value, { ...wanted, allowedPaymentMethods: [...wanted.allowedPaymentMethods] });
  await expect(refused).rejects.toMatchObject({ statusCode: 422, errorCode: '14_030' });
});

test('a session without it takes no wallet (PH-08)', async () => {
  expect(await provider.payByWallet(await provider.begin(100))).toMatchObject({ status: 422, errorCode: '14_0413' });
});
