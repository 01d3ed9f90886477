import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import { refunds } from '../../db/schema/refunds.ts';
import { beginBorrowing, BorrowingMember } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { black, blue, openShop, parcelNews, ShoppingMember } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let borrower: BorrowingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  await site.deps.db.delete(refunds);
  ({ member, borrower } = await beginBorrowing(site));
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

describe('who withdraws so late that the courier may not be able to stop the parcel (PH-04)', () => {
  async function withdrawn() {
    const order = await borrower.bought();
    const recall = vi.spyOn(site.deps.courier, 'recall').mockRejectedValue(new Error('The courier is away'));
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    expect((await member.look(order)).state).toBe('CANCELLING');
    return { order, courierIsBack: () => recall.mockRestore() };
  }

  const lettersAbout = async ({ key }: { key: string }): Promise<string[]> => {
    const all = await site.deps.outbox.everythingTo(site.deps.db, member.memberId);
    return all.map(({ body }) => body).filter((body) => body.includes(key));
  };

  const owesUs = 'Please pay us £729.96 for the phone by';

  test('is asked for nothing while that is not known, and can’t pay it', async () => {
    const { order } = await withdrawn();
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({
      owed: null,
      stateDescription: 'You’ve withdrawn from the credit.',
    });
    const wanted = { purpose: 'PHONE_BALANCE', shopOrderId: order.id };
    expect(await member.browser.send('POST', '/payments/v1/sessions', wanted)).toMatchObject({
      status: 409,
      body: { code: 'payment.nothing-due' },
    });
    expect((await lettersAbout(order))[0]).toContain('We’re stopping your order: then you owe nothing for it.');
  });

  test('is written what they owe once the parcel has left', async () => {
    const { order, courierIsBack } = await withdrawn();
    courierIsBack();
    await parcelNews(site, order.key).tell('SENT', '2026-11-23T19:00:00Z');
    expect((await member.look(order)).state).toBe('SENT');
    expect(await borrower.owed(order)).toEqual(['SHOP']);
    const letters = await lettersAbout(order);
    expect(letters.filter((body) => body.includes('credit. You owe nothing'))).toEqual([]);
    expect(letters.filter((body) => body.includes(owesUs))).toHaveLength(1);
  });

  test('is written what they owe where the courier says that it is too late', async () => {
    const { order, courierIsBack } = await withdrawn();
    courierIsBack();
    const tooLate = new PartnerRefusal('The courier', 409, 'parcel.has-left');
    vi.spyOn(site.deps.courier, 'recall').mockRejectedValue(tooLate);
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await borrower.owed(order)).toEqual(['SHOP']);
    expect((await lettersAbout(order)).filter((body) => body.includes(owesUs))).toHaveLength(1);
  });
});

describe('who repays the lender after a withdrawal (PH-04)', () => {
  test('is told so still where the parcel gets lost, on the page and by a letter, and our team hears of it once', async () => {
    const { order, withdraw } = await left();
    await member.passTo('2026-11-25T13:00:00Z');
    await withdraw();
    expect(await borrower.owed(order)).toEqual(['LENDER']);
    const log = vi.spyOn(site.deps.log, 'error');
    await getsLost(order);
    expect((await member.look(order)).refundedInPence).toBe(3_904);
    expect((await borrower.credit(order)).pieces[0]).toMatchObject({
      owed: { to: 'LENDER', amountInPence: 72_996 },
      stateDescription: expect.stringContaining('Repay Fernlea Finance Limited £729.96'),
    });
    expect(await member.letters(order)).toContain(`What you owe the lender: order ${order.key}`);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('a parcel on credit that is refused at the door (PH-04)', () => {
  test('ends its credit with its money, once it is back; nothing is owed to anybody, and nothing reminds of it', async () => {
    const { order } = await left();
    const { tell } = parcelNews(site, order.key);
    await tell('REFUSED', '2026-11-25T11:00:00Z');
    await site.drain();
    expect(await borrower.states(order)).not.toContain('CANCELLED');
    await tell('BACK', '2026-11-27T11:00:00Z');
    await site.drain();
    expect(await member.look(order)).toMatchObject({ state: 'BACK', refundedInPence: 3_904 });
    expect([await borrower.states(order), await borrower.owed(order)]).toEqual([['CANCELLED'], [null]]);
    await member.passTo('2027-01-10T12:00:00Z');
    expect((await member.letters(order)).filter((subject) => /pay £|still to be paid/.test(subject ?? ''))).toEqual([]);
  });

  test('and never comes back: both end all the same, two weeks after it was refused', async () => {
    const { order } = await left();
    await parcelNews(site, order.key).tell('REFUSED', '2026-11-25T11:00:00Z');
    await member.passTo('2026-12-09T11:00:00Z');
    expect((await member.look(order)).refundedInPence).toBe(3_904);
    expect([await borrower.states(order), await borrower.owed(order)]).toEqual([['CANCELLED'], [null]]);
  });

  test('after a withdrawal gives back what was paid for it, and asks for nothing that was not', async () => {
    const { order, withdraw } = await left();
    await withdraw();
    expect(await borrower.owed(order)).toEqual(['SHOP']);
    const { tell } = parcelNews(site, order.key);
    await tell('REFUSED', '2026-11-25T11:00:00Z');
    await tell('BACK', '2026-11-27T11:00:00Z');
    await member.passTo('2026-12-17T09:01:00Z');
    expect([await borrower.owed(order), (await member.look(order)).refundedInPence]).toEqual([[null], 3_904]);
    expect((await member.letters(order)).filter((subject) => /pay £|still to be paid/.test(subject ?? ''))).toEqual([]);
  });
});
