import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox } from '../../db/schema/outbox.ts';
import { beginBorrowing, BorrowingMember } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { openShop, ShoppingMember } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let borrower: BorrowingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  // An order that nobody has paid for is the next test’s, too.
  await site.deps.db.delete(outbox);
  ({ member, borrower } = await beginBorrowing(site));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

type Order = Awaited<ReturnType<typeof borrower.saved>>;

/** What was written about an order under a subject, newest first. */
const written = async ({ key }: Order, subject: RegExp): Promise<string[]> => {
  const all = await site.deps.outbox.everythingTo(site.deps.db, member.memberId);
  return all.filter((one) => one.body.includes(key) && subject.test(one.subject ?? '')).map(({ body }) => body);
};

describe('what the lender has accepted until 22 December (PH-04)', () => {
  const toSign = (order: Order) => written(order, /^Your instalments wait for your signature$/);

  async function accepted(): Promise<Order> {
    const order = await borrower.saved();
    await borrower.apply(order);
    return order;
  }

  test('is reminded of three days before it lapses, once', async () => {
    const order = await accepted();
    await member.passTo('2026-12-19T08:59:00Z');
    expect(await toSign(order)).toEqual([]);
    await member.passTo('2026-12-19T09:01:00Z');
    const [letter, ...others] = await toSign(order);
    expect(letter).toContain('you can sign the agreement until the end of Tuesday 22 December 2026');
    expect(letter).toContain('If you don’t want the phone any more, there’s nothing for you to do');
    await member.passTo('2026-12-22T12:00:00Z');
    expect([others, await toSign(order)]).toEqual([[], [letter]]);
  });

  test('is not reminded of where the phone is ordered, or is to be paid at once', async () => {
    const [ordered] = [await borrower.bought()];
    const atOnce = await accepted();
    await borrower.save(null);
    await member.passTo('2026-12-19T09:01:00Z');
    expect([await toSign(ordered), await toSign(atOnce)]).toEqual([[], []]);
  });
});

describe('what is owed to us by 24 December, after a withdrawal (PH-04)', () => {
  const toPay = (order: Order) => written(order, /^Please pay £|is still to be paid/);

  /** The parcel has left, and the lender has paid nothing yet. */
  async function withdrawn(): Promise<Order> {
    const order = await borrower.bought();
    await member.passTo('2026-11-24T20:00:00Z');
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    expect(await borrower.owed(order)).toEqual(['SHOP']);
    return order;
  }

  test('is reminded of a week before, a day after and two weeks after, and then our team sees to it; nothing is charged', async () => {
    const order = await withdrawn();
    const log = vi.spyOn(site.deps.log, 'error');
    await member.passTo('2026-12-17T08:59:00Z');
    expect(await toPay(order)).toEqual([]);
    await member.passTo('2026-12-17T09:01:00Z');
    const [soon] = await toPay(order);
    expect(soon).toContain('Please pay £729.96 by Thursday 24 December 2026');
    expect(soon).toContain('We charge no fee and no interest for it. If you can’t pay just now, talk to us');
    await member.passTo('2026-12-25T09:01:00Z');
    expect((await toPay(order))[0]).toContain('£729.96 was to be paid by Thursday 24 December 2026');
    await member.passTo('2027-01-07T09:01:00Z');
    await member.passTo('2027-01-23T09:01:00Z');
    await member.passTo('2027-03-01T09:01:00Z');
    expect(await toPay(order)).toHaveLength(3);
    const words = 'a balance is owed for a month: somebody has to talk to its customer';
    expect(log.mock.calls.filter((said) => said.at(-1) === words)).toHaveLength(1);
    expect((await borrower.credit(order)).pieces[0]?.owed?.amountInPence).toBe(72_996);
  });

  test('is not reminded of once it is paid, and a week after a bank has taken that back', async () => {
    const order = await withdrawn();
    const balance = await borrower.payBalance(order);
    await member.passTo('2026-12-18T10:00:00Z');
    expect(await toPay(order)).toEqual([]);
    await member.hasTakenBack(balance);
    await member.passTo('2026-12-25T10:01:00Z');
    expect(await toPay(order)).toEqual([]);
    await member.passTo('2027-01-07T09:01:00Z');
    expect(await toPay(order)).toHaveLength(1);
  });

  test('is not reminded of where the lender is to be repaid: that is the lender’s to do', async () => {
    const order = await borrower.bought();
    await member.passTo('2026-11-24T20:00:00Z');
    await member.passTo('2026-11-25T13:00:00Z');
    await borrower.withdraw(order, order.pieces[0]?.id ?? '');
    await site.drain();
    expect(await borrower.owed(order)).toEqual(['LENDER']);
    await member.passTo('2026-12-28T09:01:00Z');
    expect(await toPay(order)).toEqual([]);
  });
});
