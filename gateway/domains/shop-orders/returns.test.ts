import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { phoneOffers } from '../../db/schema/phones.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { textOf } from '../../testing/pdf-text.ts';
import { drawReceipt } from './shop-orders.service.ts';
import {
  black,
  fold,
  forgetJobs,
  openShop,
  parcelNews,
  piecesOf,
  ShoppingMember,
  stock,
  type ShopOrder,
} from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await site.deps.db.delete(baskets);
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

/** Phones that were bought on Monday and came on Tuesday; it is the evening of that day, or later. */
async function delivered(lastName?: string, skus?: string[], today = '2026-11-24'): Promise<ShopOrder> {
  const order = await member.buy(lastName, skus);
  await member.passTo('2026-11-24T20:00:00Z');
  if (today !== '2026-11-24') await member.passTo(`${today}T10:30:00Z`);
  return member.look(order);
}

const sendBack = (order: ShopOrder, pieces: number[] = [0], more: object = {}) =>
  member.act(order, 'returns', {
    pieceIds: pieces.map((at) => order.pieces[at]?.id),
    reason: 'CHANGE_OF_MIND',
    ...more,
  });

const faulty = { reason: 'FAULTY', description: 'The screen stays black' };

describe('a customer changes their mind', () => {
  test('a part of the order comes back, and the money for it goes back when it is here, once', async () => {
    const order = await delivered(undefined, [black, black, fold]);
    const { status, body } = await sendBack(order, [0, 2]);
    expect([status, body.returns]).toEqual([
      201,
      [
        expect.objectContaining({
          pieceIds: expect.arrayContaining([order.pieces[0]?.id, order.pieces[2]?.id]),
          ground: 'CHANGE_OF_MIND',
          outcome: 'REFUND',
          state: 'EXPECTED',
          sendBy: '2026-12-08',
          returnCode: null,
          withdrawable: true,
        }),
      ],
    ]);
    expect(body.pieces.map(({ state }) => state)).toEqual(['RETURNING', 'ORDERED', 'RETURNING']);
    await site.drain();
    const [expected] = (await member.look(order)).returns;
    expect(expected?.returnCode).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect((await member.letters(order))[0]).toContain('How to send it back');
    for (const words of ['Google Pixel 10, black, 128 GB', '£2468.00 back', 'by Tuesday 8 December'])
      expect(await member.newestLetter(order)).toContain(words);
    await member.passTo('2026-11-25T10:00:00Z');
    expect((await member.look(order)).returns[0]).toMatchObject({
      state: 'POSTED',
      moneyBackBy: '2026-12-09',
      withdrawable: false,
    });
    await member.passTo('2026-11-27T14:00:00Z');
    const settled = await member.look(order);
    expect(settled.returns[0]).toMatchObject({ state: 'SETTLED', refundInPence: 76_900 + 169_900, moneyBackBy: null });
    expect(settled.pieces.map(({ state }) => state)).toEqual(['REFUNDED', 'ORDERED', 'REFUNDED']);
    expect(settled.refundedInPence).toBe(76_900 + 169_900);
    await member.passTo('2026-12-20T10:00:00Z');
    expect((await member.look(order)).refundedInPence).toBe(76_900 + 169_900);
    // What somebody has opened is not sold again as new.
    expect(await piecesOf(site, black)).toBe(3);
  });

  test('the same press twice is one return, and what is on its way back can’t be sent back for another reason', async () => {
    const order = await delivered();
    const both = await Promise.all([sendBack(order), sendBack(order)]);
    expect(both.map(({ status, body }) => [status, body.returns.length])).toEqual([
      [201, 1],
      [201, 1],
    ]);
    expect(await sendBack(order, [0], faulty)).toMatchObject({ status: 409, body: { code: 'return.not-possible' } });
  });

  test('not after 14 days, not before it has come, and not of somebody else’s order', async () => {
    const early = await member.buy();
    expect(await sendBack(early)).toMatchObject({ status: 409, body: { code: 'return.not-possible' } });
    const order = await delivered(undefined, undefined, '2026-12-09');
    expect(await sendBack(order)).toMatchObject({ status: 409, body: { code: 'return.not-possible' } });
    expect(
      await member.act(order, 'returns', { pieceIds: [early.pieces[0]?.id], reason: 'CHANGE_OF_MIND' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', fields: [{ path: 'body.pieceIds' }] },
    });
  });

  test('the money goes back within 14 days of posting where it never arrives (Driftwell)', async () => {
    const order = await delivered('Driftwell');
    await sendBack(order);
    await member.passTo('2026-12-08T09:59:00Z');
    expect((await member.look(order)).returns[0]).toMatchObject({ state: 'POSTED', moneyBackBy: '2026-12-09' });
    await member.passTo('2026-12-08T10:00:00Z');
    expect((await member.look(order)).returns[0]).toMatchObject({ state: 'SETTLED', refundInPence: 76_900 });
  });

  test('a code that is never used runs out, and what is handed in all the same counts (Keepham)', async () => {
    const order = await delivered('Keepham');
    await sendBack(order);
    await member.passTo('2027-01-23T23:59:00Z');
    expect((await member.look(order)).returns[0]?.state).toBe('EXPECTED');
    await member.passTo('2027-01-24T00:00:00Z');
    expect((await member.look(order)).returns[0]?.state).toBe('LAPSED');
    expect((await member.letters(order))[0]).toContain('has run out');
    const { tell } = parcelNews(site, `${order.key}R1`);
    await tell('RETURN_RECEIVED', '2027-01-26T10:00:00Z');
    await tell('RETURN_POSTED', '2027-01-24T10:00:00Z');
    expect((await member.look(order)).returns[0]).toMatchObject({
      state: 'SETTLED',
      refundInPence: 76_900,
      postedAt: '2027-01-24T10:00:00.000Z',
    });
  });

  test('who has not handed it in is reminded once, three days before its last day (Keepham)', async () => {
    const order = await delivered('Keepham');
    await sendBack(order);
    await site.drain();
    const reminders = async () =>
      (await member.letters(order)).filter((letter) => letter.includes('Please hand it in'));
    await member.passTo('2026-12-05T19:59:00Z');
    expect(await reminders()).toEqual([]);
    await member.passTo('2026-12-05T20:01:00Z');
    const letter = await member.newestLetter(order);
    const [expected] = (await member.look(order)).returns;
    for (const words of [expected?.returnCode ?? '?', 'by Tuesday 8 December 2026', 'until Saturday 23 January 2027'])
      expect(letter).toContain(words);
    await member.passTo('2027-01-24T20:00:00Z');
    expect(await reminders()).toHaveLength(1);
  });

  test('nobody is reminded of what is on its way, or of what they keep', async () => {
    const order = await delivered(undefined, [black, fold]);
    await sendBack(order, [0]);
    const { body } = await sendBack(order, [1]);
    await site.drain();
    await member.act(order, `returns/${body.returns[0]?.id}/withdrawal`);
    await member.passTo('2026-11-26T10:00:00Z');
    await member.passTo('2026-12-06T10:00:00Z');
    expect((await member.letters(order)).join('\n')).not.toContain('Please hand it in');
  });

  test('they keep it after all; then it can be sent back again', async () => {
    const order = await delivered();
    const [first] = (await sendBack(order)).body.returns;
    await site.drain();
    expect((await member.act(order, `returns/${first?.id}/withdrawal`)).body.returns[0]?.state).toBe('WITHDRAWN');
    await member.passTo('2026-11-26T10:00:00Z');
    const kept = await member.look(order);
    expect([kept.returns[0]?.state, kept.pieces[0]?.state]).toEqual(['WITHDRAWN', 'ORDERED']);
    expect((await sendBack(order)).body.returns).toHaveLength(2);
    await member.passTo('2026-11-27T10:00:00Z');
    const [again] = (await member.look(order)).returns;
    expect(await member.act(order, `returns/${again?.id}/withdrawal`)).toMatchObject({
      status: 409,
      body: { code: 'return.not-withdrawable' },
    });
  });

  test('what they wanted to keep was handed in already: it counts', async () => {
    const order = await delivered();
    const [row] = (await sendBack(order)).body.returns;
    await site.drain();
    // The courier has it, and the word of that is under way.
    site.clock.set('2026-11-25T10:00:00Z');
    await site.partners.drain();
    member = await ShoppingMember.begin(site);
    await member.act(order, `returns/${row?.id}/withdrawal`);
    await site.drain();
    expect((await member.look(order)).returns[0]?.state).toBe('POSTED');
  });
});

describe('a faulty phone', () => {
  test('somebody has to say what is wrong with it', async () => {
    expect(await sendBack(await delivered(), [0], { reason: 'FAULTY', description: ' ' })).toMatchObject({
      status: 400,
      body: { code: 'validation.failed', fields: [{ path: 'body.description' }] },
    });
  });

  test('that is described in two tabs is one return, with what was said in each', async () => {
    const order = await delivered();
    for (const description of ['The screen stays black', 'It hums, too', 'It hums, too'])
      expect((await sendBack(order, [0], { ...faulty, description })).status).toBe(201);
    const { returns } = await member.look(order);
    expect(returns.map(({ description }) => description)).toEqual(['The screen stays black\nIt hums, too']);
  });

  test('is paid back within 30 days', async () => {
    const order = await delivered(undefined, undefined, '2026-12-24');
    expect((await sendBack(order, [0], faulty)).body.returns[0]).toMatchObject({
      ground: 'FAULTY_EARLY',
      outcome: 'REFUND',
      description: 'The screen stays black',
    });
    await member.passTo('2027-01-04T10:00:00Z');
    expect((await member.look(order)).refundedInPence).toBe(76_900);
  });

  test('gets another one within six months; where that is faulty, too, it is the money', async () => {
    const order = await delivered(undefined, undefined, '2027-02-01');
    expect((await sendBack(order, [0], faulty)).body.returns[0]).toMatchObject({ outcome: 'REPLACEMENT' });
    await member.passTo('2027-02-04T14:00:00Z');
    const sent = await member.look(order);
    expect(sent.returns[0]).toMatchObject({
      state: 'SETTLED',
      refundInPence: null,
      replacement: { deliverOn: '2027-02-05', deliveredAt: null },
    });
    expect([sent.refundedInPence, await piecesOf(site, black), sent.pieces[0]?.returnOptions]).toEqual([0, 3, []]);
    expect((await member.letters(order))[0]).toContain('Another phone is on its way');
    await member.passTo('2027-02-05T20:00:00Z');
    const there = await member.look(order);
    expect([there.state, there.returns[0]?.replacement?.deliveredAt]).toEqual(['DELIVERED', expect.any(String)]);
    expect((await sendBack(order, [0], faulty)).body.returns[0]).toMatchObject({ outcome: 'REFUND' });
  });

  test('is paid back where no other one is left, or the other one gets lost', async () => {
    const order = await delivered(undefined, [black, black], '2027-02-01');
    await stock(site, 1, black);
    await sendBack(order, [0], faulty);
    await member.passTo('2027-02-04T14:00:00Z');
    await sendBack(order, [1], faulty);
    await parcelNews(site, `${order.key}X1`).tell('LOST', '2027-02-12T17:00:00Z');
    expect((await member.look(order)).refundedInPence).toBe(76_900);
    await member.passTo('2027-02-12T18:00:00Z');
    const settled = await member.look(order);
    expect(settled.returns.map(({ refundInPence }) => refundInPence)).toEqual([76_900, null]);
    expect([settled.refundedInPence, settled.state]).toEqual([2 * 76_900, 'DELIVERED']);
  });

  test('a refurbished one has its warranty', async () => {
    const [offer] = await site.deps.db.select().from(phoneOffers).where(eq(phoneOffers.condition, 'REFURBISHED'));
    const bought = await member.buy(undefined, [offer?.sku ?? '']);
    await member.passTo('2026-11-25T20:00:00Z');
    await member.passTo('2027-11-25T10:00:00Z');
    const order = await member.look(bought);
    expect(order.pieces[0]?.returnOptions).toMatchObject([{ ground: 'WARRANTY', until: '2027-11-25' }]);
  });
});

test('the receipt has what was bought, its VAT, and what went back', async () => {
  const unpaid = await member.saved();
  const path = ({ id }: ShopOrder) => `/shop/v1/orders/${id}/receipt`;
  expect(await member.browser.get(path(unpaid))).toMatchObject({ status: 409, body: { code: 'receipt.not-yet' } });
  await member.put(black, 0);
  const order = await delivered(undefined, [black, fold]);
  await sendBack(order);
  await member.passTo('2026-11-27T14:00:00Z');
  const { deps } = site;
  const { pdf } = await drawReceipt(deps, member.memberId, order.id);
  const text = textOf(pdf).replaceAll('\n', ' ').replaceAll('  ', ' ');
  for (const words of [
    order.key,
    '£2468.00',
    'VAT',
    '£128.17',
    'Google Pixel 10, black, 128 GB',
    'Sent back to you',
    'Sent back to you £769.00',
  ])
    expect(text).toContain(words);
});
