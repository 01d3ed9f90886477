import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PayingMember, type PaymentSession } from '../../testing/payments.ts';

let member: PayingMember;
beforeAll(async () => {
  member = await PayingMember.begin({ PAYMENT_MODE: 'hosted' });
});
afterAll(() => member.site.close());
beforeEach(() => member.haveBill());

/** What the provider's own page has of its address. */
function pageOf({ hostedPage }: PaymentSession): { id: string; sessionData: string } {
  const { pathname, hash } = new URL(hostedPage ?? '');
  return { id: pathname.split('/').at(-1) ?? '', sessionData: hash.slice(1) };
}
const resultIn = (returnUrl: string) => {
  const { pathname, searchParams } = new URL(returnUrl);
  return { pathname, sessionResult: searchParams.get('sessionResult') ?? '' };
};

describe('the provider’s page is gone to in place of a frame (PH-09)', () => {
  test('its address comes with the payment as long as it is open, and nothing for a frame', async () => {
    const session = await member.begun();
    expect(session).toMatchObject({ state: 'OPEN', checkout: null });
    expect(session.hostedPage).toMatch(/\/checkoutshopper\/v1\/hosted\/CS[A-Z0-9]+#.+/);
    const { sessionResult } = await member.frame.pay(pageOf(session));
    expect((await member.submit(session, { sessionResult })).body).toMatchObject({
      state: 'PENDING',
      hostedPage: null,
    });
    expect(await member.billState()).toBe('DUE');
    await member.site.drain();
    const { state, parts } = await member.look(session);
    expect([state, parts, await member.billState()]).toEqual(['PAID', [], 'PAID']);
  });

  test('a bank that asks on its own page leads back with the session’s result, and a reload after it pays once (PH-11)', async () => {
    const session = await member.begun();
    const { action } = await member.frame.pay(pageOf(session), { number: '370000000000002', cvc: '7373' });
    const { returnUrl = '' } = await member.frame.tellBank(action);
    const { pathname, sessionResult } = resultIn(returnUrl);
    expect(pathname).toBe(`/pay/${session.paymentSessionId}`);
    const [first, again] = [
      await member.submit(session, { sessionResult }),
      await member.submit(session, { sessionResult }),
    ];
    expect([first.body.state, again.body]).toEqual(['PENDING', first.body]);
    await member.site.drain();
    expect(await member.billState()).toBe('PAID');
  });

  test('so does the wallet; a refusal there comes by the webhook, and leaves the page to go to (PH-10)', async () => {
    const session = await member.begun();
    const declined = await member.frame.payByWallet(pageOf(session));
    const { returnUrl } = await member.frame.tellWallet(declined.action, 'refuse');
    const { sessionResult } = resultIn(returnUrl);
    expect((await member.submit(session, { sessionResult })).body).toMatchObject({ state: 'OPEN' });
    await member.site.drain();
    const refused = await member.look(session);
    expect(refused).toMatchObject({ state: 'OPEN', paymentResultCode: 'Refused', attemptsLeft: 2 });
    expect(refused.hostedPage).toBe(session.hostedPage);
    const { action } = await member.frame.payByWallet(pageOf(session));
    await member.frame.tellWallet(action, { account: 'wren@example.com' });
    await member.site.drain();
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });

  test('two tabs go to the same page, and pay once (PH-11)', async () => {
    const [one, other] = await Promise.all([member.begun(), member.begun()]);
    expect(one.hostedPage).toBe(other.hostedPage);
    const tried = await Promise.all([member.frame.pay(pageOf(one)), member.frame.pay(pageOf(other))]);
    expect(tried.filter(({ resultCode }) => resultCode === 'Authorised')).toHaveLength(1);
    await member.site.drain();
    expect(await member.billState()).toBe('PAID');
  });

  test('a card that is checked and a Direct Debit have such a page, too', async () => {
    for (const purpose of ['KEPT_CARD', 'DIRECT_DEBIT']) {
      const { checkout, hostedPage } = await member.begun({ purpose, billId: undefined });
      expect([checkout, typeof hostedPage]).toEqual([null, 'string']);
    }
  });
});
