import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { forgetJobs, openShop, parcelNews, ShoppingMember, stock, type ShopOrder } from '../../testing/shop.ts';

let site: TestGateway;
let member: ShoppingMember;
beforeAll(async () => {
  site = await openShop();
});
beforeEach(async () => {
  vi.restoreAllMocks();
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await site.deps.db.delete(baskets);
  await stock(site, 5);
  member = await ShoppingMember.begin(site);
});
afterAll(() => site.close());

const sendBack = (order: ShopOrder, more: object = {}) =>
  member.act(order, 'returns', { pieceIds: [order.pieces[0]?.id], reason: 'CHANGE_OF_MIND', ...more });
const faulty = { reason: 'FAULTY', description: 'The screen stays black' };

async function delivered(lastName: string, today: string): Promise<ShopOrder> {
  const order = await member.buy(lastName);
  await member.passTo('2026-11-24T20:00:00Z');
  await member.passTo(`${today}T10:30:00Z`);
  return member.look(order);
}

test('one faulty phone brings one other phone, also where two returns of it are handed in', async () => {
  const order = await delivered('Keepham', '2027-02-01');
  const [first] = (await sendBack(order, faulty)).body.returns;
  await site.drain();
  // Handed in, and kept before the word of that has come.
  await member.act(order, `returns/${first?.id}/withdrawal`);
  expect((await sendBack(order, faulty)).status).toBe(201);
  await site.drain();
  const news = (nth: number) => parcelNews(site, `${order.key}R${nth}`);
  await news(1).tell('RETURN_POSTED', '2027-02-01T10:29:00Z');
  await news(1).tell('RETURN_RECEIVED', '2027-02-03T10:00:00Z');
  await news(2).tell('RETURN_POSTED', '2027-02-02T10:29:00Z');
  await news(2).tell('RETURN_RECEIVED', '2027-02-04T10:00:00Z');
  const { returns } = await member.look(order);
  expect(returns.filter(({ replacement }) => replacement !== null)).toHaveLength(1);
});

test('what is paid back brings no other phone as well', async () => {
  // The last of the 30 days.
  const order = await delivered('Keepham', '2026-12-24');
  const [first] = (await sendBack(order, faulty)).body.returns;
  await site.drain();
  await member.act(order, `returns/${first?.id}/withdrawal`);
  await member.passTo('2026-12-25T10:00:00Z');
  expect((await sendBack(order, faulty)).body.returns[0]).toMatchObject({ outcome: 'REPLACEMENT' });
  await site.drain();
  const news = (nth: number) => parcelNews(site, `${order.key}R${nth}`);
  await news(1).tell('RETURN_RECEIVED', '2026-12-28T10:00:00Z');
  await news(2).tell('RETURN_RECEIVED', '2026-12-29T10:00:00Z');
  const { refundedInPence, returns } = await member.look(order);
  expect([refundedInPence, returns.filter(({ replacement }) => replacement !== null).length]).toEqual([76_900, 0]);
});

test('a code that comes late names a day that is still to come', async () => {
  const order = await delivered('Keepham', '2026-11-25');
  const wanted = vi.spyOn(site.deps.courier, 'expect').mockRejectedValue(new Error('away'));
  await sendBack(order);
  for (const day of ['2026-11-30', '2026-12-05', '2026-12-09']) await member.passTo(`${day}T10:00:00Z`);
  wanted.mockRestore();
  await member.passTo('2026-12-12T10:00:00Z');
  await member.passTo('2026-12-13T10:00:00Z');
  const letter = await member.newestLetter(order);
  expect(letter).toContain('Show this code');
  expect(letter).not.toContain('by Wednesday 9 December 2026');
});
