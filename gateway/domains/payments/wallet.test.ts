import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { payments } from '../../db/schema/payments.ts';
import { PayingMember, shownOf, type PaymentSession } from '../../testing/payments.ts';

let member: PayingMember;
beforeAll(async () => {
  member = await PayingMember.begin();
});
afterAll(() => member.site.close());
beforeEach(() => member.haveBill());

const drain = () => member.site.drain();
type Said = Parameters<PayingMember['frame']['tellWallet']>[1];
const approving = { account: 'wren@example.com' };

/** Leaves for the wallet. */
const leave = async (session: PaymentSession) => (await member.frame.payByWallet(shownOf(session))).action;

/** Says something on the wallet's page, and gives what the customer is led back with. */
async function tell(action: Awaited<ReturnType<typeof leave>>, said: Said): Promise<{ redirectResult: string }> {
  const { returnUrl } = await member.frame.tellWallet(action, said);
  return { redirectResult: new URL(returnUrl).searchParams.get('redirectResult') ?? '' };
}

const paymentsIn = ({ paymentSessionId }: PaymentSession) =>
  member.site.deps.db.select().from(payments).where(eq(payments.sessionId, paymentSessionId));

describe('a bill is paid by the wallet (PH-08, PH-09)', () => {
  test('from the redirect to the webhook, which alone makes it paid; a reload on the way back pays once (PH-11)', async () => {
    const session = await member.begun();
    const { returnUrl } = await member.frame.tellWallet(await leave(session), approving);
    const { pathname, searchParams } = new URL(returnUrl);
    expect(pathname).toBe(`/pay/${session.paymentSessionId}`);
    const details = { redirectResult: searchParams.get('redirectResult') };
    const [first, again] = [await member.submit(session, details), await member.submit(session, details)];
    expect(first.body).toMatchObject({ state: 'PENDING', paymentResultCode: 'Authorised', checkout: null });
    expect(again.body).toEqual(first.body);
    expect(await member.billState()).toBe('DUE');
    await drain();
    expect(await member.submit(session, details)).toMatchObject({ status: 200, body: { state: 'PAID' } });
    expect(await member.billState()).toBe('PAID');
    expect(await paymentsIn(session)).toMatchObject([{ brand: 'wrenpay', state: 'PAID' }]);
  });

  test('also where the laptop is closed on the wallet’s page, once it is approved (PH-11)', async () => {
    const session = await member.begun();
    await tell(await leave(session), approving);
    await drain();
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });

  test('where it is closed before, nothing is taken, and a card pays in the same session (PH-11)', async () => {
    const session = await member.begun();
    await leave(session);
    await drain();
    expect(await member.look(session)).toMatchObject({ state: 'OPEN', attemptsLeft: 3 });
    await member.pay(session);
    await drain();
    expect(await member.billState()).toBe('PAID');
  });

  test('where it takes a minute it is waited for, in every tab', async () => {
    const session = await member.begun();
    const details = await tell(await leave(session), { account: 'pending@example.com' });
    expect((await member.submit(session, details)).body).toMatchObject({
      state: 'PENDING',
      paymentResultCode: 'Pending',
    });
    expect((await member.begun()).paymentSessionId).toBe(session.paymentSessionId);
    member.site.clock.advance(60_000);
    await drain();
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });
});

describe('what is not approved (PH-10)', () => {
  test.each<[string, Said, string, number]>([
    ['the customer refuses', 'refuse', 'Refused', 2],
    ['the customer goes back', 'go-back', 'Cancelled', 3],
    ['the wallet says no', { account: 'declined@example.com' }, 'Refused', 2],
    ['the wallet fails', { account: 'error@example.com' }, 'Error', 2],
  ])(
    '%s: it is known at once, counts once, and can be tried again',
    async (_what, said, paymentResultCode, attemptsLeft) => {
      const session = await member.begun();
      const details = await tell(await leave(session), said);
      const refused = { state: 'OPEN', paymentResultCode, attemptsLeft };
      expect((await member.submit(session, details)).body).toMatchObject(refused);
      await drain();
      expect((await member.submit(session, details)).body).toMatchObject(refused);
      await tell(await leave(session), approving);
      await drain();
      expect(await member.billState()).toBe('PAID');
    },
  );

  test('fraud blocks the payment', async () => {
    const session = await member.begun();
    const details = await tell(await leave(session), { account: 'fraud@example.com' });
    expect((await member.submit(session, details)).body).toMatchObject({ state: 'BLOCKED', checkout: null });
  });
});

describe('never paid twice, never for nothing (PH-11)', () => {
  test('of two tabs that approve one pays; the other’s way back changes nothing, before the webhook and after it', async () => {
    const session = await member.begun();
    const [one, other] = [await leave(session), await leave(session)];
    const [paid, late] = [await tell(one, approving), await tell(other, approving)];
    await member.submit(session, paid);
    expect((await member.submit(session, late)).body).toMatchObject({
      state: 'PENDING',
      paymentResultCode: 'Authorised',
    });
    await drain();
    expect((await member.submit(session, late)).body).toMatchObject({ state: 'PAID' });
    expect((await paymentsIn(session)).filter(({ state }) => state !== 'REFUSED')).toHaveLength(1);
  });

  test('Back from the wallet, a card that pays, and then the wallet: it takes nothing', async () => {
    const session = await member.begun();
    const action = await leave(session);
    await member.pay(session);
    await drain();
    const details = await tell(action, approving);
    expect((await member.submit(session, details)).body).toMatchObject({ state: 'PAID' });
    await drain();
    expect((await paymentsIn(session)).filter(({ state }) => state === 'PAID')).toHaveLength(1);
  });

  test('what is approved after the hour takes nothing', async () => {
    const session = await member.begun();
    const action = await leave(session);
    await member.billed.passTo(new Date(member.site.clock.now().getTime() + HOUR_MS).toISOString());
    const details = await tell(action, approving);
    expect((await member.submit(session, details)).body).toMatchObject({ state: 'EXPIRED' });
    await drain();
    expect(await member.billState()).toBe('DUE');
  });

  test('what is approved for a bill that was paid in another session meanwhile goes back', async () => {
    const session = await member.begun();
    const action = await leave(session);
    // The provider’s session is still open when ours is over: its clock may be behind.
    await member.site.deps.db.execute(
      `update payment_sessions set expires_at = created_at where id = '${session.paymentSessionId}'`,
    );
    await member.pay(await member.begun());
    await drain();
    await tell(action, approving);
    await drain();
    expect(await paymentsIn(session)).toMatchObject([{ brand: 'wrenpay', state: 'GIVING_BACK' }]);
    member.site.clock.advance(HOUR_MS);
    await drain();
    expect(await paymentsIn(session)).toMatchObject([{ state: 'GIVEN_BACK' }]);
  });

  test('what the wallet gave to another session is no answer to this one', async () => {
    const bill = await member.begun();
    const details = await tell(await leave(bill), 'refuse');
    const card = await member.begun({ purpose: 'KEPT_CARD', billId: undefined });
    expect(await member.submit(card, details)).toMatchObject({ status: 409, body: { code: 'payment.details-wrong' } });
  });
});

test.each(['KEPT_CARD', 'DIRECT_DEBIT'])('%s takes no wallet (PH-08)', async (purpose) => {
  const session = await member.begun({ purpose, billId: undefined });
  expect(await member.frame.payByWallet(shownOf(session))).toMatchObject({ status: 422, errorCode: '14_0413' });
});
