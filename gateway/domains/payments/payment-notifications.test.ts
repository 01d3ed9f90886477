import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { payments } from '../../db/schema/payments.ts';
import { PayingMember, shownOf, type PaymentSession } from '../../testing/payments.ts';

let member: PayingMember;
beforeAll(async () => {
  member = await PayingMember.begin();
});
afterAll(() => member.site.close());
beforeEach(() => member.haveBill());
afterEach(() => vi.restoreAllMocks());

const drain = () => member.site.drain();
const stateOfPayment = async (id: string) => {
  const [row] = await member.site.deps.db.select().from(payments).where(eq(payments.id, id));
  return row?.state;
};
const paidOf = ({ paymentSessionId: merchantReference }: PaymentSession, pspReference: string) => ({
  pspReference,
  merchantReference,
});
let payment = 0;
const nextId = () => `INVENTED${(payment += 1)}`;
const sendingBack = async () => (await member.letters()).filter((subject) => subject?.startsWith('We’re sending'));

describe('the order follows the webhook (PH-11)', () => {
  test('one that comes before the answer, and again after it, counts once', async () => {
    const session = await member.begun();
    await member.pay(session, { holderName: 'WEBHOOK_FIRST' });
    expect(await member.billState()).toBe('PAID');
    await drain();
    expect([await member.billState(), (await member.look(session)).state]).toEqual(['PAID', 'PAID']);
    expect(await sendingBack()).toEqual([]);
  });

  test('one that is late makes it paid late', async () => {
    const session = await member.begun();
    await member.pay(session, { holderName: 'WEBHOOK_LATE' });
    await drain();
    expect(await member.billState()).toBe('DUE');
    member.site.clock.advance(20 * 60_000);
    await drain();
    expect(await member.billState()).toBe('PAID');
  });

  test('one that comes after its session is over pays all the same', async () => {
    const session = await member.begun();
    const id = nextId();
    await member.billed.passTo(new Date(member.site.clock.now().getTime() + 2 * HOUR_MS).toISOString());
    expect(await member.tell(paidOf(session, id))).toBe(202);
    expect([await member.billState(), await stateOfPayment(id)]).toEqual(['PAID', 'PAID']);
  });

  test.each([
    ['another key', 'f'.repeat(64)],
    ['a key that is none', ''],
  ])('a forged one is refused, and changes nothing: %s', async (_what, key) => {
    const session = await member.begun();
    expect(await member.tell(paidOf(session, nextId()), key)).toBe(401);
    expect(await member.billState()).toBe('DUE');
  });

  test('so is one whose amount was changed on the way, one without a signature, and one for another shop', async () => {
    const { paymentSessionId: merchantReference } = await member.begun();
    const item = {
      amount: { currency: 'GBP', value: member.amountInPence },
      eventCode: 'AUTHORISATION',
      merchantAccountCode: 'BroadbandShopUK',
      merchantReference,
      pspReference: nextId(),
      success: 'true' as const,
    };
    expect(await member.tellAsItIs(item)).toBe(401);
    expect(await member.tellAsItIs({ ...item, additionalData: { hmacSignature: 'bm9uZQ==' } })).toBe(401);
    expect(await member.tell({ ...item, merchantAccountCode: 'AnotherShop' })).toBe(401);
    expect(await member.billState()).toBe('DUE');
  });

  test('a refusal that comes after the payment takes nothing back', async () => {
    const session = await member.begun();
    await member.tell(paidOf(session, nextId()));
    await member.tell({ ...paidOf(session, nextId()), success: 'false', reason: 'FRAUD' });
    expect([(await member.look(session)).state, await member.billState()]).toEqual(['PAID', 'PAID']);
  });

  test('an answer that said refused is put right by the webhook', async () => {
    const session = await member.begun();
    const id = nextId();
    await member.tell({ ...paidOf(session, id), success: 'false', reason: 'Refused' });
    await member.tell(paidOf(session, id));
    expect([await member.billState(), await stateOfPayment(id)]).toEqual(['PAID', 'PAID']);
  });

  test('ten at once count once', async () => {
    const session = await member.begun();
    const id = nextId();
    const all = await Promise.all(Array.from({ length: 10 }, () => member.tell(paidOf(session, id))));
    expect(all).toEqual(all.map(() => 202));
    expect([await member.billState(), await stateOfPayment(id)]).toEqual(['PAID', 'PAID']);
  });

  test('what we know nothing about is taken, and changes nothing', async () => {
    expect(await member.tell({ pspReference: nextId(), eventCode: 'REPORT_AVAILABLE' })).toBe(202);
  });
});

describe('money that came for nothing goes back within the hour', () => {
  /** Money that the provider has really taken, so that it can be given back. */
  async function takenTwice(): Promise<{ first: string; second: string }> {
    const session = await member.begun();
    const shown = shownOf(session);
    // The provider’s session is still open when ours is over: its clock may be behind.
    await member.site.deps.db.execute(
      `update payment_sessions set expires_at = created_at where id = '${session.paymentSessionId}'`,
    );
    const fresh = await member.begun();
    expect(fresh.paymentSessionId).not.toBe(session.paymentSessionId);
    await member.pay(fresh);
    await drain();
    await member.frame.pay(shown);
    await drain();
    const rows = await member.site.deps.db.select().from(payments);
    const idIn = (of: PaymentSession) => rows.find(({ sessionId }) => sessionId === of.paymentSessionId)?.id ?? '';
    return { first: idIn(fresh), second: idIn(session) };
  }

  test('a second payment for the same bill: it is sent back, and the member is told', async () => {
    const told = (await sendingBack()).length;
    const { first, second } = await takenTwice();
    expect([await stateOfPayment(first), await member.billState()]).toEqual(['PAID', 'PAID']);
    expect(await stateOfPayment(second)).toBe('GIVING_BACK');
    expect((await sendingBack()).slice(told)).toHaveLength(1);
    member.site.clock.advance(HOUR_MS);
    await drain();
    expect(await stateOfPayment(second)).toBe('GIVEN_BACK');
  });

  test('where the bank of the customer does not take it, our team hears of it', async () => {
    const { second } = await takenTwice();
    member.site.clock.advance(HOUR_MS);
    await drain();
    const heard = vi.spyOn(member.site.deps.log, 'error');
    await member.tell({ pspReference: nextId(), originalReference: second, eventCode: 'REFUND_FAILED' });
    expect(await stateOfPayment(second)).toBe('GIVING_BACK');
    expect(heard.mock.calls).toEqual([[{ paymentId: second }, expect.stringContaining('could not be given back')]]);
  });

  test('what a bank takes back as well is gone twice, and our team hears of it', async () => {
    const { second } = await takenTwice();
    member.site.clock.advance(HOUR_MS);
    await drain();
    const heard = vi.spyOn(member.site.deps.log, 'error');
    await member.tell({ pspReference: nextId(), originalReference: second, eventCode: 'CHARGEBACK' });
    expect(await stateOfPayment(second)).toBe('TAKEN_BACK');
    expect(heard.mock.calls).toEqual([[{ paymentId: second }, expect.stringContaining('given back already')]]);
  });

  test.each([
    ['another amount', { amount: { currency: 'GBP', value: 1 } }],
    ['another currency', { amount: { currency: 'EUR', value: 2_500 } }],
  ])('%s pays nothing', async (_what, other) => {
    const session = await member.begun();
    const id = nextId();
    await member.tell({ ...paidOf(session, id), ...other });
    expect([await member.billState(), await stateOfPayment(id)]).toEqual(['DUE', 'GIVING_BACK']);
    // Nobody can pay in that session any more: the next one is a new one.
    expect((await member.look(session)).state).toBe('CANCELLED');
    expect((await member.begun()).paymentSessionId).not.toBe(session.paymentSessionId);
  });

  test('money for which there is no session', async () => {
    const id = nextId();
    await member.tell({ pspReference: id, merchantReference: 'ORD-2001' });
    expect(await stateOfPayment(id)).toBe('GIVING_BACK');
  });
});

describe('a bank takes money back', () => {
  test('the bill is due again, the member is told, and it can be paid anew', async () => {
    await member.pay(await member.begun(), { holderName: 'CHARGEBACK' });
    await drain();
    expect(await member.billState()).toBe('PAID');
    await member.billed.passTo(new Date(member.site.clock.now().getTime() + 2 * DAY_MS).toISOString());
    expect(await member.billState()).toBe('DUE');
    expect(await member.letters()).toContain(
      `Your bank has taken £${(member.amountInPence / 100).toFixed(2)} back from us`,
    );
    expect(await member.begin()).toMatchObject({ status: 201, body: { state: 'OPEN' } });
  });

  test('also where that is heard before the payment', async () => {
    const session = await member.begun();
    const id = nextId();
    const about = { ...paidOf(session, nextId()), originalReference: id, eventCode: 'CHARGEBACK' };
    await member.tell(about);
    await member.tell(paidOf(session, id));
    expect([await stateOfPayment(id), await member.billState()]).toEqual(['TAKEN_BACK', 'DUE']);
    expect(await member.tell(about)).toBe(202);
    expect(await member.billState()).toBe('DUE');
  });

  test('what the bank returns counts again: nobody pays twice', async () => {
    const session = await member.begun();
    const id = nextId();
    await member.tell(paidOf(session, id));
    const about = { originalReference: id, merchantReference: session.paymentSessionId };
    await member.tell({ ...about, pspReference: nextId(), eventCode: 'CHARGEBACK' });
    await member.tell({ ...about, pspReference: nextId(), eventCode: 'CHARGEBACK_REVERSED' });
    expect([await stateOfPayment(id), await member.billState()]).toEqual(['PAID', 'PAID']);
    expect((await member.letters())[0]).toMatch(/^Your payment of £[\d.]+ counts again$/);
    await member.tell({ ...about, pspReference: nextId(), eventCode: 'SECOND_CHARGEBACK' });
    expect([await stateOfPayment(id), await member.billState()]).toEqual(['TAKEN_BACK', 'DUE']);
  });

  test('what the bank returns goes back to who has paid anew meanwhile', async () => {
    const session = await member.begun();
    const id = nextId();
    await member.tell(paidOf(session, id));
    const about = { originalReference: id, merchantReference: session.paymentSessionId };
    await member.tell({ ...about, pspReference: nextId(), eventCode: 'CHARGEBACK' });
    await member.tell(paidOf(await member.begun(), nextId()));
    await member.tell({ ...about, pspReference: nextId(), eventCode: 'CHARGEBACK_REVERSED' });
    expect([await stateOfPayment(id), await member.billState()]).toEqual(['GIVING_BACK', 'PAID']);
  });
});
