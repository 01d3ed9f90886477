import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { loseWebhooks, toldTeam } from '../../testing/lost-webhooks.ts';
import { PayingMember, type PaymentSession } from '../../testing/payments.ts';

const MINUTE_MS = 60_000;

let member: PayingMember;
let hear: () => void;
let told: () => string[];
beforeEach(async () => {
  member = await PayingMember.begin();
  await member.haveBill();
  hear = loseWebhooks(member.site);
  told = toldTeam(member.site);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

const pass = (ms: number) => member.billed.passTo(new Date(member.site.clock.now().getTime() + ms).toISOString());
const about = async (words: RegExp) => (await member.letters()).filter((subject) => words.test(subject ?? ''));

/** Somebody pays, and their browser says so; nothing else does. */
async function paid(holderName = 'Imogen Sparrow'): Promise<PaymentSession> {
  const session = await member.begun();
  const { sessionResult } = await member.pay(session, { holderName });
  await member.submit(session, { sessionResult });
  return session;
}

/** The same where their bank has asked on its own page. */
async function paidAtTheirBank(): Promise<PaymentSession> {
  const session = await member.begun();
  const { action } = await member.pay(session, { number: '370000000000002', cvc: '7373' });
  const { returnUrl = '' } = await member.frame.tellBank(action);
  await member.submit(session, { redirectResult: new URL(returnUrl).searchParams.get('redirectResult') });
  return session;
}

describe('a payment that the provider calls authorised, and whose webhook never comes (PH-09)', () => {
  test.each([
    ['in the frame', () => paid()],
    ['after a bank’s own page', paidAtTheirBank],
  ])('%s, pays two hours later by the provider’s own answer, and our team hears of it', async (_where, pays) => {
    const session = await pays();
    await pass(2 * HOUR_MS - MINUTE_MS);
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PENDING', 'DUE']);
    await pass(MINUTE_MS);
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
    expect(told()).toContain('a payment is authorised, and no webhook has come: the provider’s answer counts');
    expect(await about(/^Thank you/)).toHaveLength(1);
  });

  test('counts once where the webhook comes after all', async () => {
    await paid();
    await pass(2 * HOUR_MS);
    hear();
    await pass(DAY_MS);
    expect([await member.billState(), await about(/^Thank you/), await about(/back to you/)]).toEqual([
      'PAID',
      [expect.anything()],
      [],
    ]);
  });

  test('goes back where the answer is of another sum than what was asked for', async () => {
    const session = await member.begun();
    const authorised = { id: 'ANOTHERSUM000001', amount: 1, currency: 'GBP', brand: 'visa' };
    vi.spyOn(member.site.deps.provider, 'standOf').mockResolvedValue({ word: 'completed', authorised });
    await member.submit(session, { sessionResult: 'as the provider gave it' });
    await pass(2 * HOUR_MS);
    expect([await member.billState(), await about(/^We’re sending £0\.01 back/)]).toEqual(['DUE', [expect.anything()]]);
  });

  test('is refused where its webhook says so after the answer', async () => {
    const session = await member.begun();
    const authorised = { id: 'ANSWEREDFIRST001', amount: member.amountInPence, currency: 'GBP', brand: 'visa' };
    vi.spyOn(member.site.deps.provider, 'standOf').mockResolvedValue({ word: 'completed', authorised });
    await member.submit(session, { sessionResult: 'as the provider gave it' });
    hear();
    const { paymentSessionId: merchantReference } = session;
    await member.tell({ pspReference: authorised.id, merchantReference, success: 'false', reason: 'Refused' });
    await pass(2 * HOUR_MS);
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['EXPIRED', 'DUE']);
  });

  test('pays also where the browser has said so only after the hour', async () => {
    const session = await member.begun();
    const { sessionResult } = await member.pay(session);
    await pass(HOUR_MS);
    expect((await member.submit(session, { sessionResult })).body.state).toBe('EXPIRED');
    await pass(2 * HOUR_MS);
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });
});

describe('a payment of which nothing is known', () => {
  test('is waited for a day, and then its thing can be paid again; its member reads why (PH-10)', async () => {
    const session = await paid('PENDING');
    await pass(DAY_MS - MINUTE_MS);
    expect((await member.look(session)).state).toBe('PENDING');
    expect(await about(/whether your payment/)).toEqual([]);
    await pass(MINUTE_MS);
    expect((await member.look(session)).state).toBe('EXPIRED');
    expect(await about(/^We don’t know whether your payment of £25\.01 was made$/)).toHaveLength(1);
    expect(told()).toContain('nothing was heard of a payment, which is waited for no more: somebody has to see to it');
    expect((await member.begun()).paymentSessionId).not.toBe(session.paymentSessionId);
  });

  test('pays where its webhook comes after that', async () => {
    const session = await paid('PENDING');
    await pass(DAY_MS);
    hear();
    await pass(DAY_MS);
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });

  test('goes back where its webhook comes once the thing is paid otherwise: never paid twice (PH-11)', async () => {
    await paid('PENDING');
    await pass(DAY_MS);
    await paid();
    await pass(2 * HOUR_MS);
    expect(await member.billState()).toBe('PAID');
    hear();
    await pass(DAY_MS);
    expect([await member.billState(), await about(/back to you/)]).toEqual(['PAID', [expect.anything()]]);
  });

  test('of a card that was only checked nothing is told, as no money moved', async () => {
    const session = await member.begun({ purpose: 'KEPT_CARD', billId: undefined });
    const { sessionResult } = await member.pay(session, { holderName: 'PENDING' });
    await member.submit(session, { sessionResult });
    await pass(DAY_MS);
    expect([(await member.look(session)).state, await about(/whether your payment/)]).toEqual(['EXPIRED', []]);
  });
});
