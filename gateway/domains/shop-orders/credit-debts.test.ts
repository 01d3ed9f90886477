import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { creditApplications } from '../../db/schema/credit.ts';
import { paymentSessions } from '../../db/schema/payments.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { BorrowingMember } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
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
  await site.deps.db.delete(refunds);
  await site.deps.db.update(paymentSessions).set({ state: 'CANCELLED' });
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
  borrower = new BorrowingMember(member);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

/** Orders that have left, before the lender has paid for them. */
async function left(skus?: readonly string[], months?: readonly 12[]) {
  const order = await borrower.signed(skus, months);
  const first = await member.begun(order);
  await member.pay(first);
  await site.drain();
  await member.passTo('2026-11-24T20:00:00Z');
  const withdraw = async (at = 0) => {
    await borrower.withdraw(order, order.pieces[at]?.id ?? '');
    await site.drain();
  };
  return { order, first, withdraw };
}

const getsLost = async ({ key }: { key: string }) => {
  await parcelNews(site, key).tell('LOST', '2026-12-24T10:00:00Z');
  await site.drain();
};

describe('what is paid to us after withdrawals (PH-04)', () => {
  test('goes back once for a phone that got lost, also where a bank has taken back what was paid at once', async () => {
    const { order, first, withdraw } = await left();
    await withdraw();
    await borrower.payBalance(order);
    await member.hasTakenBack(first);
    await getsLost(order);
    expect((await member.look(order)).refundedInPence).toBe(72_996);
    expect((await member.letters(order))[0]).toBe('We’re sending £729.96 back to you');
    await member.hasReturned(first);
    expect((await member.look(order)).refundedInPence).toBe(76_900);
  });

  test('is unpaid again for one phone alone, where a bank takes the payment for that one back, and paid where it returns it', async () => {
    const { order, withdraw } = await left([black, blue], [12, 12]);
    await withdraw(0);
    await borrower.payBalance(order);
    await withdraw(1);
    const second = await borrower.payBalance(order);
    expect(await borrower.owed(order)).toEqual([null, null]);
    await member.hasTakenBack(second);
    expect(await borrower.owed(order)).toEqual([null, 'SHOP']);
    await member.hasReturned(second);
    expect(await borrower.owed(order)).toEqual([null, null]);
  });

  test('goes back by the payment that has paid for each phone', async () => {
    const { order, withdraw } = await left([black, blue], [12, 12]);
    await withdraw(0);
    await borrower.payBalance(order);
    await withdraw(1);
    await borrower.payBalance(order);
    await getsLost(order);
    expect((await member.look(order)).refundedInPence).toBe(2 * 76_900);
    const all = await site.deps.db.select().from(refunds);
    expect(all.map(({ amountInPence }) => amountInPence).toSorted((one, other) => one - other)).toEqual([
      2 * 3_904,
      72_996,
      72_996,
    ]);
    expect(new Set(all.map(({ paymentId }) => paymentId)).size).toBe(3);
  });
});
