import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { atLender, beginBorrowing, BorrowingMember, referencesOf } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { openShop, piecesOf, black, ShoppingMember } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
let borrower: BorrowingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  ({ member, borrower } = await beginBorrowing(site));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => site.close());

/** An order that is paid while the lender is away until after the hour at which its parcel would have left. */
async function paidWhileLenderIsAway() {
  const order = await borrower.signed();
  const away = vi.spyOn(site.deps.lender, 'sign').mockRejectedValue(new Error('The lender is away'));
  const session = await member.begun(order);
  await member.pay(session);
  await member.passTo('2026-11-25T10:00:00Z');
  expect((await member.look(order)).state).toBe('PLACED');
  const lenderIsBack = async () => {
    away.mockRestore();
    await member.passTo('2026-11-25T18:00:00Z');
    await member.passTo('2026-11-27T20:00:00Z');
  };
  return { order, session, lenderIsBack };
}

describe('a lender that is away over the hour at which the parcel would have left (PH-04)', () => {
  test('has the phone brought on a later day, once it is back', async () => {
    const { order, lenderIsBack } = await paidWhileLenderIsAway();
    await lenderIsBack();
    expect(await member.look(order)).toMatchObject({ state: 'DELIVERED', cancellable: false });
  });

  test('has it not sent to who has withdrawn since: the money goes back, and nobody has lent anything', async () => {
    const { order, lenderIsBack } = await paidWhileLenderIsAway();
    expect((await borrower.credit(order)).pieces[0]?.withdrawalStopsOrder).toBe(true);
    expect((await borrower.withdraw(order, order.pieces[0]?.id ?? '')).status).toBe(200);
    await lenderIsBack();
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: 3_904 });
    expect([await borrower.states(order), await piecesOf(site, black)]).toEqual([['CANCELLED'], 5]);
    expect((await atLender(site, (await referencesOf(site, order))[0]))?.state).toBe('CANCELLED');
  });

  test('sends none to who has a bank take the first payment back since', async () => {
    const { order, session, lenderIsBack } = await paidWhileLenderIsAway();
    await member.hasTakenBack(session);
    await lenderIsBack();
    expect((await member.look(order)).state).toBe('CANCELLED');
    expect(await borrower.states(order)).toEqual(['CANCELLED']);
  });

  test('leaves its customer who does not want to wait a way to cancel, and says until when', async () => {
    const { order, lenderIsBack } = await paidWhileLenderIsAway();
    expect(await member.look(order)).toMatchObject({ cancellable: true, cancellableUntil: '2026-11-25T19:00:00.000Z' });
    expect((await member.act(order, 'cancellation')).status).toBe(200);
    await lenderIsBack();
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: 3_904 });
  });
});

describe('a lender that knows nothing of what was signed (PH-04)', () => {
  test('has the order stopped, the money sent back, and its customer told', async () => {
    const order = await borrower.signed();
    await site.deps.db.execute(`delete from lender.applications`);
    await member.pay(await member.begun(order));
    await member.passTo('2026-11-23T09:30:00Z');
    expect(await borrower.states(order)).toEqual(['CANCELLED']);
    expect(await member.look(order)).toMatchObject({ state: 'CANCELLED', refundedInPence: order.dueNowInPence });
    expect(await member.letters(order)).toContain(`We’re stopping order ${order.key}`);
  });
});
