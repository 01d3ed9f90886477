import { beforeEach, expect, test } from 'vitest';
import { createLog } from '../../platform/operations/log.ts';
import { ProviderLink } from './provider-link.ts';
import { ProviderRefusal } from './provider-refusal.ts';

const env = {
  paymentProviderUrl: 'https://payments.example.com/checkout/',
  paymentMode: 'embedded' as const,
  paymentWallet: 'paypal',
  gatewayAtProvider: {
    apiKey: 'the key',
    merchantAccount: 'ShopOfOurs',
    hmacKey: 'a'.repeat(64),
    payoutUrl: 'https://payouts.example.com',
    payoutKey: 'the key for payouts',
    balanceAccount: 'BalanceOfOurs',
  },
};
const wanted = {
  id: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b11',
  memberId: '100001',
  amountInPence: 2_500,
  keepsCard: false,
  purpose: 'BROADBAND_BILL',
  returnUrl: 'https://site.example.com/pay/7',
  expiresAt: new Date('2026-11-23T10:00:00Z'),
};

let asked: Request[];
let answer: Response | undefined;
let link: ProviderLink;
beforeEach(() => {
  asked = [];
  link = linkFor(env);
});

type Env = ConstructorParameters<typeof ProviderLink>[0]['env'];

function linkFor(settings: Env): ProviderLink {
  const reach = async (request: Request) => {
    asked.push(request.clone());
    if (!answer) throw new Error('nobody there');
    return answer;
  };
  return new ProviderLink({ env: settings, reach, log: createLog('gateway', 'silent') });
}

test('a session is begun at the address that is set, under our key, once for each id', async () => {
  answer = Response.json({ id: 'CS1', sessionData: 'data' });
  expect(await link.begin(wanted)).toEqual({ id: 'CS1', data: 'data', url: null });
  const [request] = asked;
  expect(request?.url).toBe('https://payments.example.com/checkout/v72/sessions');
  expect([request?.headers.get('X-API-Key'), request?.headers.get('Idempotency-Key')]).toEqual(['the key', wanted.id]);
  const body: unknown = await request?.json();
  expect(body).toMatchObject({
    amount: { currency: 'GBP', value: 2_500 },
    merchantAccount: 'ShopOfOurs',
    reference: wanted.id,
    shopperReference: 'member-100001',
    expiresAt: '2026-11-23T10:00:00.000Z',
  });
  // The customer says at the card's fields whether it is kept.
  expect(body).toMatchObject({ storePaymentMethodMode: 'askForConsent' });
  expect(body).not.toHaveProperty('storePaymentMethod');
});

test.each([
  ['money', { amountInPence: 2_500 }, ['scheme', 'paypal']],
  ['a card that is kept with it', { amountInPence: 2_500, keepsCard: true }, ['scheme']],
  ['a card that is checked', { amountInPence: 0, keepsCard: true, purpose: 'KEPT_CARD' }, ['scheme']],
  ['a Direct Debit', { amountInPence: 0, purpose: 'DIRECT_DEBIT' }, ['directdebit_GB']],
])('for %s the methods are those that make sense (PH-08)', async (_what, more, allowedPaymentMethods) => {
  answer = Response.json({ id: 'CS1', sessionData: 'data' });
  await link.begin({ ...wanted, ...more });
  expect(await asked[0]?.json()).toMatchObject({ allowedPaymentMethods });
});

test('a hosted session has the page to go to, and one without is none', async () => {
  const hosted = linkFor({ ...env, paymentMode: 'hosted' });
  answer = Response.json({ id: 'CS1', sessionData: 'data', url: 'https://provider.example.com/pay' });
  expect(await hosted.begin(wanted)).toEqual({ id: 'CS1', data: 'data', url: 'https://provider.example.com/pay' });
  expect(await asked[0]?.json()).toMatchObject({ mode: 'hosted' });
  answer = Response.json({ id: 'CS1', sessionData: 'data' });
  await expect(hosted.begin(wanted)).rejects.toThrow('without its page');
});

test('where no wallet is set none is offered (PH-08)', async () => {
  answer = Response.json({ id: 'CS1', sessionData: 'data' });
  await linkFor({ ...env, paymentWallet: undefined }).begin(wanted);
  expect(await asked[0]?.json()).toMatchObject({ allowedPaymentMethods: ['scheme'] });
});

test.each([
  [422, true],
  [403, false],
  [401, false],
  [429, false],
  [500, false],
])('an answer of %i is final: %s', async (status, isFinal) => {
  answer = Response.json({ status, errorCode: '137', message: 'no', errorType: 'validation' }, { status });
  const error: unknown = await link
    .giveBack({ id: 'P1', amount: 1, currency: 'GBP' })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof ProviderRefusal).toBe(isFinal);
});

test.each([
  ['nobody', () => undefined],
  ['a balancer in front of it', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('where %s answers, a customer hears that nothing was taken', async (_who, given) => {
  answer = given();
  await expect(link.orUnavailable((provider) => provider.begin(wanted))).rejects.toMatchObject({
    status: 503,
    code: 'payment.unavailable',
  });
});

test('a result that the provider did not give is none', async () => {
  answer = Response.json({ status: 422, errorCode: '14_0412', message: 'Invalid details' }, { status: 422 });
  expect(await link.complete('invented')).toBeUndefined();
});

test('a card that is not kept is none to forget', async () => {
  answer = Response.json({ status: 422, errorCode: '800', message: 'Contract not found' }, { status: 422 });
  await expect(link.forgetKept('100001', 'CARD')).resolves.toBeUndefined();
});

test('without an address nobody takes money', async () => {
  const lost = new ProviderLink({
    env: { ...env, paymentProviderUrl: undefined },
    reach: fetch,
    log: createLog('gateway', 'silent'),
  });
  await expect(lost.begin(wanted)).rejects.toThrow('PAYMENT_PROVIDER_URL is not set');
});

test('what is under way may go better the next time: its key was used by a call that has no answer yet', async () => {
  answer = Response.json({ status: 422, errorCode: '704', message: 'in progress' }, { status: 422 });
  const error: unknown = await link
    .giveBack({ id: 'P1', amount: 1, currency: 'GBP' })
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ProviderRefusal);
});

const payout = {
  id: wanted.id,
  amountInPence: 1_872,
  holderName: 'Zoë O’Brien',
  sortCode: '121000',
  accountNumber: '40308669',
  statement: 'LK-7Q4M2X9',
};

test('money is sent from our account, at the place and under the key for that, once for each id', async () => {
  answer = Response.json({ id: 'T1', amount: { currency: 'GBP', value: 1_872 }, status: 'authorised' });
  expect(await link.payOut(payout)).toBe('T1');
  const [request] = asked;
  expect(request?.url).toBe('https://payouts.example.com/btl/v4/transfers');
  expect(request?.headers.get('X-API-Key')).toBe('the key for payouts');
  expect(request?.headers.get('Idempotency-Key')).toBe(`pay-out-${wanted.id}`);
  expect(await request?.json()).toEqual({
    amount: { currency: 'GBP', value: 1_872 },
    balanceAccountId: 'BalanceOfOurs',
    category: 'bank',
    priority: 'fast',
    reference: wanted.id,
    // Faster Payments know letters without marks, and letters and digits on a statement.
    referenceForBeneficiary: 'LK7Q4M2X9',
    counterparty: {
      bankAccount: {
        accountHolder: { fullName: "Zoe O'Brien" },
        accountIdentification: { type: 'ukLocal', sortCode: '121000', accountNumber: '40308669' },
      },
    },
  });
});

test.each([
  ['booked', 'ARRIVED'],
  ['authorised', 'SENT'],
  ['pending', 'SENT'],
  ['failed', 'FAILED'],
  ['returned', 'FAILED'],
  ['refused', 'FAILED'],
])('money that is “%s” at the provider is %s here', async (status, outcome) => {
  answer = Response.json({ id: 'T1', status });
  expect(await link.payoutOf('T1')).toBe(outcome);
  expect(asked[0]?.url).toBe('https://payouts.example.com/btl/v4/transfers/T1');
});
