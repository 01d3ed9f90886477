import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { creditApplications } from '../../db/schema/credit.ts';
import { paymentSessions } from '../../db/schema/payments.ts';
import { BorrowingMember } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { tellOfPayment } from '../../testing/payments.ts';
import { black, blue, forgetJobs, openShop, parcelNews, ShoppingMember, stock } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let borrower: BorrowingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  await forgetJobs(site);
  site.clock.set('2026-11-23T09:00:00Z');
  await site.deps.db.delete(baskets);
  await site.deps.db.delete(creditApplications);
  await site.deps.db.update(paymentSessions).set({ state: 'CANCELLED' });
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
  borrower = new BorrowingMember(member);
});
afterAll(() => site.close());

const payBalance = async (order: { id: string }) => {
  const wanted = { purpose: 'PHONE_BALANCE', shopOrderId: order.id };
  const { body } = await member.browser.send<Awaited<ReturnType<typeof member.begun>>>(
    'POST',
    '/payments/v1/sessions',
    wanted,
  );
  await member.pay(body);
  await site.drain();
  return body;
};

const bankTakes = async (session: Awaited<ReturnType<typeof member.begun>>) => {
  const originalReference = (await member.session(session)).paymentId ?? '';
  const amount = { currency: 'GBP', value: session.amountInPence };
  await tellOfPayment(site, {
    pspReference: `CHARGEBACK-${originalReference}`,
    eventCode: 'CHARGEBACK',
    originalReference,
    amount,
  });
  await site.drain();
};

describe('a lender that is away over the hour at which the parcel would have left', () => {
  test('has the phone not sent to who has withdrawn since', async () => {
    const order = await borrower.signed();
    await member.pay(await member.begun(order));
    // Nothing is told to the lender until its line is up again the day after.
    site.clock.set('2026-11-25T10:00:00Z');
    const pieceId = order.pieces[0]?.id ?? '';
    expect((await borrower.withdraw(order, pieceId)).status).toBe(200);
    await member.passTo('2026-11-27T20:00:00Z');
    expect(await borrower.states(order)).toEqual(['WITHDRAWN']);
    expect((await member.look(order)).state).toBe('CANCELLED');
  });
});

describe('a lender that knows nothing of what was signed', () => {
  test('has the order stopped, and the money sent back', async () => {
    const order = await borrower.signed();
    await site.deps.db.execute(`delete from lender.applications`);
    await member.pay(await member.begun(order));
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await borrower.states(order)).toEqual(['CANCELLED']);
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: order.dueNowInPence });
  });
});

describe('the days to withdraw', () => {
  test('are fourteen after the agreement is made, also where a bank has looked at the payment for days', async () => {
    const order = await borrower.signed();
    const session = await member.begun(order);
    site.clock.set('2026-11-27T09:00:00Z');
    await member.pay(session);
    await site.drain();
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({ state: 'AGREED', withdrawUntil: '2026-12-11' });
  });
});

describe('what is paid to us after withdrawals', () => {
  test('is unpaid for one phone alone, where a bank takes the payment for that one back', async () => {
    const order = await borrower.bought([black, blue], [12, 12]);
    await member.passTo('2026-11-24T20:00:00Z');
    const [one, other] = order.pieces;
    await borrower.withdraw(order, one?.id ?? '');
    await site.drain();
    await payBalance(order);
    await borrower.withdraw(order, other?.id ?? '');
    await site.drain();
    const second = await payBalance(order);
    expect((await borrower.credit(order)).pieces.map(({ owed }) => owed)).toEqual([null, null]);
    await bankTakes(second);
    const owed = (await borrower.credit(order)).pieces.map((piece) => piece.owed?.to ?? null);
    expect(owed).toEqual([null, 'SHOP']);
  });

  test('goes back with the phone, also where a bank has taken back what was paid at once', async () => {
    const order = await borrower.signed();
    const first = await member.begun(order);
    await member.pay(first);
    await site.drain();
    await member.passTo('2026-11-24T20:00:00Z');
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    await payBalance(order);
    await bankTakes(first);
    await parcelNews(site, order.key).tell('LOST', '2026-12-24T10:00:00Z');
    await site.drain();
    expect((await member.look(order)).refundedInPence).toBe(72_996);
    const [row] = await site.deps.db.select().from(creditApplications).where(eq(creditApplications.orderId, order.id));
    expect(row?.balancePaidAt).not.toBeNull();
  });
});
