import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { creditApplications } from '../../db/schema/credit.ts';
import { BorrowingMember } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import {
  black,
  blue,
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
  await site.deps.db.delete(creditApplications);
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

const faulty = { reason: 'FAULTY', description: 'The screen stays black' };

const sendBack = (order: ShopOrder, more: object = {}, pieces: number[] = [0]) =>
  member.act(order, 'returns', {
    pieceIds: pieces.map((at) => order.pieces[at]?.id),
    reason: 'CHANGE_OF_MIND',
    ...more,
  });

/** Phones that the courier never has handed in of itself (Keepham): the test tells of that. */
async function delivered(today: string, skus?: readonly string[]): Promise<ShopOrder> {
  const order = await member.buy('Keepham', skus);
  await member.passTo('2026-11-24T20:00:00Z');
  await member.passTo(`${today}T10:30:00Z`);
  return member.look(order);
}

/** Asks for a return, has its code, and keeps the phone after all. */
async function kept(order: ShopOrder, more: object = {}): Promise<void> {
  const [first] = (await sendBack(order, more)).body.returns;
  await site.drain();
  await member.act(order, `returns/${first?.id}/withdrawal`);
}

const news = (order: ShopOrder, nth: number) => parcelNews(site, `${order.key}R${nth}`);

/** How many other phones were sent, and how much money. */
async function brought(order: ShopOrder): Promise<[number, number]> {
  const { returns, refundedInPence } = await member.look(order);
  return [returns.filter(({ replacement }) => replacement !== null).length, refundedInPence];
}

test('one faulty phone brings one other phone, also where two returns of it are handed in', async () => {
  const order = await delivered('2027-02-01');
  await kept(order, faulty);
  expect((await sendBack(order, faulty)).status).toBe(201);
  await site.drain();
  // The first was handed in before it was kept, and the word of that comes now.
  await news(order, 1).tell('RETURN_POSTED', '2027-02-01T10:29:00Z');
  const [second] = (await member.look(order)).returns;
  expect(second).toMatchObject({
    state: 'WITHDRAWN',
    stateDescription: 'You’ve sent it back with another code.',
    withdrawable: false,
  });
  await news(order, 1).tell('RETURN_RECEIVED', '2027-02-03T10:00:00Z');
  await news(order, 2).tell('RETURN_POSTED', '2027-02-02T10:29:00Z');
  await news(order, 2).tell('RETURN_RECEIVED', '2027-02-04T10:00:00Z');
  await member.passTo('2027-03-01T10:00:00Z');
  expect([await brought(order), await piecesOf(site, black)]).toEqual([[1, 0], 3]);
});

test('whichever return is here first counts, where both were handed in', async () => {
  const order = await delivered('2027-02-01');
  await kept(order, faulty);
  await sendBack(order, faulty);
  await site.drain();
  await news(order, 2).tell('RETURN_POSTED', '2027-02-01T10:31:00Z');
  await news(order, 1).tell('RETURN_POSTED', '2027-02-01T10:29:00Z');
  await news(order, 2).tell('RETURN_RECEIVED', '2027-02-03T10:00:00Z');
  await news(order, 1).tell('RETURN_RECEIVED', '2027-02-04T10:00:00Z');
  const { returns } = await member.look(order);
  expect(returns.map(({ state, replacement }) => [state, replacement !== null])).toEqual([
    ['SETTLED', true],
    ['WITHDRAWN', false],
  ]);
});

test('what is paid back brings no other phone as well', async () => {
  // The last of the 30 days.
  const order = await delivered('2026-12-24');
  await kept(order, faulty);
  await member.passTo('2026-12-25T10:00:00Z');
  expect((await sendBack(order, faulty)).body.returns[0]).toMatchObject({ outcome: 'REPLACEMENT' });
  await site.drain();
  await news(order, 1).tell('RETURN_RECEIVED', '2026-12-28T10:00:00Z');
  await news(order, 2).tell('RETURN_RECEIVED', '2026-12-29T10:00:00Z');
  expect(await brought(order)).toEqual([0, 76_900]);
});

test('of a return of two phones only the one counts that has not come by another return', async () => {
  const order = await delivered('2027-02-01', [black, blue]);
  await kept(order, faulty);
  await sendBack(order, faulty, [0, 1]);
  await site.drain();
  await news(order, 1).tell('RETURN_RECEIVED', '2027-02-03T10:00:00Z');
  expect((await member.look(order)).returns[0]?.state).toBe('EXPECTED');
  await news(order, 2).tell('RETURN_RECEIVED', '2027-02-04T10:00:00Z');
  expect([await brought(order), await piecesOf(site, black), await piecesOf(site, blue)]).toEqual([[2, 0], 3, 3]);
});

test('another phone that is faulty, too, is paid back, also with the code of a return that was kept before', async () => {
  const order = await delivered('2027-02-01');
  await kept(order, faulty);
  await sendBack(order, faulty);
  await site.drain();
  await news(order, 2).tell('RETURN_RECEIVED', '2027-02-03T10:00:00Z');
  await member.passTo('2027-02-04T20:00:00Z');
  expect((await member.look(order)).returns[0]?.replacement?.deliveredAt).toEqual(expect.any(String));
  await news(order, 1).tell('RETURN_RECEIVED', '2027-02-05T10:00:00Z');
  expect(await brought(order)).toEqual([1, 76_900]);
});

test('who kept one return and asked for another is not reminded once the first is handed in', async () => {
  const order = await delivered('2026-11-25');
  await kept(order);
  await sendBack(order);
  await site.drain();
  await news(order, 1).tell('RETURN_POSTED', '2026-11-25T10:35:00Z');
  await news(order, 1).tell('RETURN_RECEIVED', '2026-11-27T10:00:00Z');
  await member.passTo('2026-12-07T10:00:00Z');
  expect((await member.letters(order)).join('\n')).not.toContain('Please hand it in');
});

test('a phone on credit that comes back twice is refunded once, and its credit ends once', async () => {
  const borrower = new BorrowingMember(member);
  const order = await borrower.bought([black], [12]);
  await member.passTo('2026-11-25T13:00:00Z');
  await kept(order);
  await sendBack(order);
  await site.drain();
  await news(order, 1).tell('RETURN_RECEIVED', '2026-11-27T10:00:00Z');
  await news(order, 2).tell('RETURN_RECEIVED', '2026-11-28T10:00:00Z');
  await site.drain();
  const cancelled = (await member.letters(order)).filter((subject) => subject.includes('back to you'));
  expect([await brought(order), await borrower.states(order), cancelled.length]).toEqual([
    [0, order.dueNowInPence],
    ['CANCELLED'],
    1,
  ]);
});
