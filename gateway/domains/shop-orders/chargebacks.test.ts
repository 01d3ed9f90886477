import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { eq } from 'drizzle-orm';
import { shopOrders } from '../../db/schema/shop-orders.ts';
import { refunds } from '../../db/schema/refunds.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { tellOfPayment } from '../../testing/payments.ts';
import {
  black,
  forgetJobs,
  openShop,
  parcelNews,
  piecesOf,
  ShoppingMember,
  stock,
  type ShopOrder,
} from '../../testing/shop.ts';

const PRICE = 76_900;

let site: TestGateway;
let member: ShoppingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await site.deps.db.delete(baskets);
  await site.deps.db.delete(refunds);
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

/** An order that is paid, and what the bank does with its money. */
async function bought(skus: readonly string[] = [black]) {
  const order = await member.saved(skus);
  const session = await member.begun(order);
  await member.pay(session);
  await site.drain();
  const originalReference = (await member.session(session)).paymentId ?? '';
  const bank = async (eventCode: string, value = order.summary.total) => {
    const pspReference = `${eventCode}-${originalReference}`;
    await tellOfPayment(site, { pspReference, eventCode, originalReference, amount: { currency: 'GBP', value } });
    await site.drain();
  };
  return { order, bank };
}

async function sendBack(order: ShopOrder, piece: number): Promise<void> {
  const { pieces } = await member.look(order);
  const pieceIds = [pieces[piece]?.id];
  await member.act(order, 'returns', { pieceIds, reason: 'CHANGE_OF_MIND' });
  await site.drain();
  const { tell } = parcelNews(site, `${order.key}R${piece + 1}`);
  await tell('RETURN_RECEIVED', site.clock.now().toISOString());
  await site.drain();
}

/** Newest first. */
async function lettersTo({ key }: ShopOrder): Promise<string[]> {
  const all = await site.deps.outbox.everythingTo(site.deps.db, member.memberId);
  return all.filter(({ body }) => body.includes(key)).map(({ subject, body }) => `${subject}\n${body}`);
}

const sentBack = async () => (await site.deps.db.select().from(refunds)).map(({ amountInPence }) => amountInPence);

describe('a bank takes the money back, and returns it later', () => {
  test('of a parcel that got lost in between: the customer gets their money, and reads so', async () => {
    const { order, bank } = await bought();
    await member.passTo('2026-11-23T20:30:00Z');
    await bank('CHARGEBACK');
    await parcelNews(site, order.key).tell('LOST', '2026-12-01T10:00:00.000Z');
    expect(await sentBack()).toEqual([]);
    await bank('CHARGEBACK_REVERSED');
    expect(await member.look(order)).toMatchObject({ refundedInPence: PRICE, pieces: [{ state: 'REFUNDED' }] });
    expect(await member.letters(order)).toContain('We’re sending £769.00 back to you');
  });

  test('of a phone that the customer had sent back in between: its money goes back once, and the return says so', async () => {
    const { order, bank } = await bought([black, black]);
    await member.passTo('2026-11-25T10:00:00Z');
    await bank('CHARGEBACK');
    await sendBack(order, 0);
    const taken = await member.look(order);
    expect(taken.returns[0]).toMatchObject({
      state: 'SETTLED',
      refundInPence: null,
      stateDescription: 'It’s back with us. Your bank has taken the money back already.',
    });
    // It is with us: nobody can send it back a second time.
    expect(taken.pieces.map(({ returnOptions }) => returnOptions.length > 0)).toEqual([false, true]);
    await bank('CHARGEBACK_REVERSED');
    expect(await member.look(order)).toMatchObject({
      refundedInPence: PRICE,
      pieces: [{ state: 'REFUNDED' }, { state: 'ORDERED' }],
      returns: [{ refundInPence: PRICE, stateDescription: 'Your money is on its way to you.' }],
    });
    expect(await sentBack()).toEqual([PRICE]);
  });

  test('of what is left, as a part had gone back: nobody is promised money that the bank has', async () => {
    const { order, bank } = await bought([black, black]);
    await member.passTo('2026-11-25T10:00:00Z');
    await sendBack(order, 0);
    await bank('CHARGEBACK', PRICE);
    const before = await member.letters(order);
    await sendBack(order, 1);
    expect(await member.look(order)).toMatchObject({ pieces: [{ state: 'REFUNDED' }, { state: 'ORDERED' }] });
    const since = (await member.letters(order)).slice(0, -before.length);
    expect(since.filter((subject) => subject.includes('back to you'))).toEqual([]);
    await bank('CHARGEBACK_REVERSED', PRICE);
    expect(await sentBack()).toEqual([PRICE, PRICE]);
  });

  test('of a part only, which is for our team: what comes back then is not said to be paid back', async () => {
    const { order, bank } = await bought();
    await member.passTo('2026-11-25T10:00:00Z');
    await bank('CHARGEBACK', 100);
    await sendBack(order, 0);
    expect(await member.look(order)).toMatchObject({ refundedInPence: 0, pieces: [{ state: 'ORDERED' }] });
    expect((await member.letters(order)).filter((subject) => subject.includes('back to you'))).toEqual([]);
  });

  test('of an order that had not left: it is stopped, nothing is said to be due, and the money goes back in the end', async () => {
    const { order, bank } = await bought();
    await bank('CHARGEBACK');
    const [letter] = await lettersTo(order);
    expect(letter).toContain('we’re stopping your order');
    expect(letter).not.toContain('due again');
    await member.passTo('2026-11-23T09:30:00Z');
    expect([await member.look(order), await piecesOf(site, black)]).toMatchObject([
      { state: 'CANCELLED', stateDescription: 'It’s cancelled. Your bank has taken the money back already.' },
      5,
    ]);
    await bank('CHARGEBACK_REVERSED');
    expect(await sentBack()).toEqual([PRICE]);
    expect((await member.look(order)).stateDescription).toBe('It’s cancelled. Your money is on its way to you.');
    expect((await lettersTo(order)).some((text) => text.includes('counts again'))).toBe(false);
  });

  test('of a parcel that is refused at the door and never comes back: no letter promises money until the bank returns it', async () => {
    const { order, bank } = await bought();
    await member.passTo('2026-11-23T20:30:00Z');
    await bank('CHARGEBACK');
    await forgetJobs(site);
    await parcelNews(site, order.key).tell('REFUSED', '2026-11-24T11:00:00.000Z');
    expect((await lettersTo(order))[0]).toContain('at the door. Your bank has taken the money back already.');
    await member.passTo('2026-12-08T12:00:00Z');
    expect(await sentBack()).toEqual([]);
    await bank('CHARGEBACK_REVERSED');
    expect(await sentBack()).toEqual([PRICE]);
  });

  test('of a parcel that the courier cannot stop any more: it comes, and the customer reads so', async () => {
    const { order, bank } = await bought();
    await member.passTo('2026-11-23T20:30:00Z');
    // It has left, and nobody has told us.
    const asKnown = { state: 'PACKED' as const, deliverOn: '2026-11-25' };
    await site.deps.db.update(shopOrders).set(asKnown).where(eq(shopOrders.id, order.id));
    await bank('CHARGEBACK');
    expect((await lettersTo(order))[0]).toContain('so it still comes, although your bank has taken the money back');
    expect((await member.look(order)).state).toBe('SENT');
  });

  test('of an order that has come: the customer keeps it, and reads that it is paid again', async () => {
    const { order, bank } = await bought();
    await member.passTo('2026-11-25T10:00:00Z');
    await bank('CHARGEBACK');
    expect((await lettersTo(order))[0]).toContain('nothing for you to pay on our site');
    await bank('CHARGEBACK_REVERSED');
    expect((await lettersTo(order))[0]).toContain('so your order is paid');
    expect(await sentBack()).toEqual([]);
  });
});
