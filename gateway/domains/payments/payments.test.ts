import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { alex, loggedIn, newcomer, robin, siteWithHomes } from '../../testing/customer.ts';
import { PayingMember, sessionsPath, shownOf, type PaymentSession } from '../../testing/payments.ts';

let member: PayingMember;
beforeAll(async () => {
  member = await PayingMember.begin();
});
afterAll(() => member.site.close());
beforeEach(() => member.haveBill());
afterEach(() => vi.restoreAllMocks());

const drain = () => member.site.drain();

describe('a bill is paid by card (PH-09)', () => {
  test('from the session to the webhook, which alone makes it paid', async () => {
    const session = await member.begun();
    expect(session).toMatchObject({
      purpose: 'BROADBAND_BILL',
      billId: member.billId,
      amountInPence: member.amountInPence,
      parts: [{ name: 'Broadband plan', detail: null, amountInPence: member.amountInPence }],
      currency: 'GBP',
      state: 'OPEN',
      attemptsLeft: 3,
      paymentResultCode: null,
      paymentErrorMessage: null,
      paymentId: null,
    });
    const { resultCode, sessionResult } = await member.pay(session);
    expect(resultCode).toBe('Authorised');
    // The browser says so, and the provider; the bill waits for the webhook.
    expect((await member.submit(session, { sessionResult })).body).toMatchObject({
      state: 'PENDING',
      paymentResultCode: 'Authorised',
      checkout: null,
    });
    expect(await member.billState()).toBe('DUE');
    await drain();
    expect(await member.look(session)).toMatchObject({
      state: 'PAID',
      paymentErrorMessage: null,
      paymentId: expect.stringMatching(/^[A-Z0-9]{16}$/),
    });
    expect(await member.billState()).toBe('PAID');
  });

  test('also where the browser is closed right after the press, and says nothing', async () => {
    const session = await member.begun();
    await member.pay(session);
    await drain();
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });

  test('the bank asks in the frame, and the payment goes on there', async () => {
    const session = await member.begun();
    const { action } = await member.pay(session, { number: '4917610000000000' });
    expect(await member.frame.answer(shownOf(session), action)).toMatchObject({ resultCode: 'Authorised' });
    await drain();
    expect(await member.billState()).toBe('PAID');
  });

  test('the bank asks on its own page, and a reload of the page after it pays once (PH-11)', async () => {
    const session = await member.begun();
    const { action } = await member.pay(session, { number: '370000000000002', cvc: '7373' });
    const { returnUrl = '' } = await member.frame.tellBank(action);
    const { pathname, searchParams } = new URL(returnUrl);
    expect(pathname).toBe(`/pay/${session.paymentSessionId}`);
    const details = { redirectResult: searchParams.get('redirectResult') };
    const [first, again] = [await member.submit(session, details), await member.submit(session, details)];
    expect([first.body.state, again.body]).toEqual(['PENDING', first.body]);
    await drain();
    expect(await member.submit(session, details)).toMatchObject({ status: 200, body: { state: 'PAID' } });
    expect(await member.billState()).toBe('PAID');
  });

  test('what is paid is not paid again', async () => {
    await member.pay(await member.begun());
    await drain();
    expect(await member.begin()).toMatchObject({ status: 409, body: { code: 'payment.nothing-due' } });
  });

  test('two tabs and a double click pay in one session, once', async () => {
    const all = await Promise.all([member.begin(), member.begin(), member.begin()]);
    const [first] = all;
    expect(all.map(({ body }) => body)).toEqual(all.map(() => first.body));
    const tried = await Promise.all(all.map(({ body }) => member.pay(body)));
    expect(tried.filter(({ resultCode }) => resultCode === 'Authorised')).toHaveLength(1);
    await drain();
    expect(await member.billState()).toBe('PAID');
    expect((await member.letters()).filter((subject) => subject?.includes('back'))).toEqual([]);
  });

  test('a bill is one however its id is spelt', async () => {
    const session = await member.begun();
    expect((await member.begun({ billId: member.billId.toUpperCase() })).paymentSessionId).toBe(
      session.paymentSessionId,
    );
  });

  test('somebody else has no such bill, session or card', async () => {
    const session = await member.begun();
    const other = await loggedIn(member.site, robin);
    const wanted = { purpose: 'BROADBAND_BILL', billId: member.billId };
    expect(await other.send('POST', sessionsPath, wanted)).toMatchObject({ status: 404 });
    expect(await other.get(`${sessionsPath}/${session.paymentSessionId}`)).toMatchObject({ status: 404 });
  });

  test('what another session was given is no answer to this one', async () => {
    const [bill, card] = [await member.begun(), await member.begun({ purpose: 'KEPT_CARD', billId: undefined })];
    const { sessionResult } = await member.pay(card, { holderName: 'DECLINED' });
    for (const details of [{ sessionResult }, { redirectResult: 'invented' }])
      expect(await member.submit(bill, details)).toMatchObject({
        status: 409,
        body: { code: 'payment.details-wrong' },
      });
    await drain();
    expect((await member.look(bill)).state).toBe('OPEN');
  });
});

describe('a payment that is not made (PH-10)', () => {
  const refuse = async (session: PaymentSession, holderName: string) => {
    await member.pay(session, { holderName });
    await drain();
    return member.look(session);
  };

  test.each([
    ['DECLINED', 'Refused', 2, 'That payment wasn’t accepted'],
    ['ERROR', 'Error', 2, 'Something went wrong with that payment'],
    ['NOT_ENOUGH_BALANCE', 'Refused', 2, 'That payment wasn’t accepted'],
  ])('%s: it says so in our words, and can be tried again', async (holder, code, attemptsLeft, words) => {
    const session = await member.begun();
    const refused = await refuse(session, holder);
    expect(refused).toMatchObject({ state: 'OPEN', paymentResultCode: code, attemptsLeft });
    expect(refused.paymentErrorMessage).toContain(words);
    expect(refused.paymentErrorMessage).not.toMatch(/balance|declined/i);
    await member.pay(session);
    await drain();
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });

  test('who stops at the bank’s question was not refused', async () => {
    const session = await member.begun();
    const { action } = await member.pay(session, { number: '4917610000000000' });
    await member.frame.answer(shownOf(session), action, null);
    await drain();
    expect(await member.look(session)).toMatchObject({
      state: 'OPEN',
      paymentResultCode: 'Cancelled',
      attemptsLeft: 3,
      paymentErrorMessage: 'That payment was stopped, and nothing was taken. You can try again.',
    });
  });

  test('three refusals end the session, and a new one begins', async () => {
    const session = await member.begun();
    await refuse(session, 'DECLINED');
    await refuse(session, 'REFERRAL');
    expect(await refuse(session, 'DECLINED')).toMatchObject({ state: 'REFUSED', attemptsLeft: 0, checkout: null });
    const fresh = await member.begun();
    expect(fresh.paymentSessionId).not.toBe(session.paymentSessionId);
    expect(fresh).toMatchObject({ state: 'OPEN', attemptsLeft: 3 });
  });

  test('the provider’s own word that a session is refused ends it before the webhooks come', async () => {
    const session = await member.begun();
    await member.pay(session, { holderName: 'DECLINED' });
    await member.pay(session, { holderName: 'DECLINED' });
    const { sessionResult } = await member.pay(session, { holderName: 'DECLINED' });
    expect((await member.submit(session, { sessionResult })).body).toMatchObject({ state: 'REFUSED' });
    await drain();
    expect((await member.look(session)).state).toBe('REFUSED');
  });

  test.each(['ACQUIRER_FRAUD', 'FRAUD', 'FRAUD-CANCELLED', 'ISSUER_SUSPECTED_FRAUD'])(
    '%s blocks it, and does not say why',
    async (holderName) => {
      const blocked = await refuse(await member.begun(), holderName);
      expect(blocked).toMatchObject({ state: 'BLOCKED', checkout: null });
      expect(blocked.paymentErrorMessage).toMatch(/^We can’t take this payment, and nothing was taken\./);
      expect(await member.begin()).toMatchObject({ status: 201, body: { state: 'OPEN' } });
    },
  );

  test('a refusal after a redirect is known at once, and counts once', async () => {
    const session = await member.begun();
    const { action } = await member.pay(session, { number: '370000000000002', cvc: '7373', holderName: 'DECLINED' });
    const { returnUrl = '' } = await member.frame.tellBank(action);
    const details = { redirectResult: new URL(returnUrl).searchParams.get('redirectResult') };
    const refused = { state: 'OPEN', paymentResultCode: 'Refused', attemptsLeft: 2 };
    expect((await member.submit(session, details)).body).toMatchObject(refused);
    await drain();
    expect((await member.submit(session, details)).body).toMatchObject(refused);
  });

  test.each([
    ['Cancelled', 'OPEN', 'Cancelled', 3],
    ['Error', 'OPEN', 'Error', 2],
    // The bank asks once more; whoever goes back to the page can pay.
    ['RedirectShopper', 'OPEN', null, 3],
    ['Received', 'PENDING', 'Received', 0],
  ])('%s after a redirect, without a reason, leaves the session %s', async (resultCode, state, code, attemptsLeft) => {
    const session = await member.begun();
    vi.spyOn(member.site.deps.provider, 'complete').mockResolvedValue({
      paymentId: `${resultCode}${session.paymentSessionId}`,
      reference: session.paymentSessionId,
      resultCode,
      refusalCode: undefined,
    });
    const { body } = await member.submit(session, { redirectResult: 'as the provider gave it' });
    expect(body).toMatchObject({ state, paymentResultCode: code, attemptsLeft });
  });

  test('after an hour a session is over, and the next one begins', async () => {
    const session = await member.begun();
    member.site.clock.advance(HOUR_MS);
    await member.billed.passTo(member.site.clock.now().toISOString());
    expect(await member.look(session)).toMatchObject({ state: 'EXPIRED', checkout: null });
    expect((await member.begun()).paymentSessionId).not.toBe(session.paymentSessionId);
  });

  test('a bank that takes a minute is waited for, in every tab', async () => {
    const session = await member.begun();
    const { sessionResult } = await member.pay(session, { holderName: 'PENDING_DECLINED' });
    expect((await member.submit(session, { sessionResult })).body).toMatchObject({
      state: 'PENDING',
      paymentResultCode: 'Pending',
    });
    expect((await member.begun()).paymentSessionId).toBe(session.paymentSessionId);
    member.site.clock.advance(60_000);
    await drain();
    expect(await member.look(session)).toMatchObject({ state: 'OPEN', paymentResultCode: 'Refused', attemptsLeft: 2 });
  });
});

test('while the provider is away nobody can begin, and nothing is lost', async () => {
  const site = await siteWithHomes({ PAYMENT_PROVIDER_URL: 'http://nobody.example.com' });
  const browser = await newcomer(site);
  expect(await browser.send('POST', sessionsPath, { purpose: 'KEPT_CARD' })).toMatchObject({
    status: 503,
    body: {
      code: 'payment.unavailable',
      message: 'Payments aren’t working just now, and nothing was taken. Please try again in a few minutes.',
    },
  });
  await site.close();
});

describe('a card that is kept', () => {
  const cardsPath = `/payments/v1/members/${alex}/cards`;
  const cards = async () => (await member.browser.get<{ id: string }[]>(cardsPath)).body;

  test('is checked with £0, told by four digits, and forgotten on request, here and at the provider', async () => {
    const session = await member.begun({ purpose: 'KEPT_CARD', billId: undefined });
    expect(session).toMatchObject({ amountInPence: 0, keepsCard: true, billId: null });
    await member.pay(session);
    await drain();
    const [card, ...others] = await cards();
    expect([card, others]).toEqual([
      {
        id: expect.any(String),
        brand: 'visa',
        lastFour: '1111',
        expiryMonth: '03',
        expiryYear: '2030',
        keptAt: member.site.clock.now().toISOString(),
      },
      [],
    ]);
    const path = `${cardsPath}/${card?.id}`;
    expect(await member.browser.send('DELETE', path)).toMatchObject({ status: 204 });
    expect(await member.browser.send('DELETE', path)).toMatchObject({ status: 404, body: { code: 'card.not-found' } });
    expect([await cards(), await member.site.deps.provider.cardsOf(alex)]).toEqual([[], []]);
  });

  test('is kept where its owner ticks that at its fields, and not where they do not', async () => {
    const before = await cards();
    await member.pay(await member.begun());
    await drain();
    expect(await cards()).toEqual(before);
    await member.haveBill();
    await member.frame.payAndKeep(shownOf(await member.begun()), { number: '5454545454545454' });
    await drain();
    // Its bank asks first: nothing is kept before it has said yes.
    expect(await cards()).toEqual(before);
    await member.haveBill();
    await member.frame.payAndKeep(shownOf(await member.begun()));
    await drain();
    expect(await cards()).toMatchObject([{ brand: 'visa', lastFour: '1111' }, ...before]);
  });

  test('is kept by a payment where that was asked for', async () => {
    await member.pay(await member.begun({ keepCard: true }), { number: '5555555555554444' });
    await drain();
    expect(await cards()).toContainEqual(expect.objectContaining({ brand: 'mc', lastFour: '4444' }));
  });
});
