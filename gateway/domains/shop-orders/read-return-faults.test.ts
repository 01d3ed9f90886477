import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { tellOfPayment } from '../../testing/payments.ts';
import { CourierRefusal } from '../../courier/courier-link.ts';
import { forgetJobs, openShop, parcelNews, ShoppingMember, stock, type ShopOrder } from '../../testing/shop.ts';
import { vi } from 'vitest';

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

async function delivered(lastName?: string, today = '2026-11-24'): Promise<ShopOrder> {
  const order = await member.buy(lastName);
  await member.passTo('2026-11-24T20:00:00Z');
  if (today !== '2026-11-24') await member.passTo(`${today}T10:30:00Z`);
  return member.look(order);
}
const sendBack = (order: ShopOrder, more: object = {}) =>
  member.act(order, 'returns', { pieceIds: [order.pieces[0]?.id], reason: 'CHANGE_OF_MIND', ...more });
const faulty = { reason: 'FAULTY', description: 'The screen stays black' };

test('a code is not said to have run out on the last day that was named for it', async () => {
  const order = await delivered('Keepham', '2026-11-25');
  await sendBack(order);
  await site.drain();
  // Asked for on 25 November: "the code itself works until Sunday 24 January 2027".
  await member.passTo('2027-01-24T12:00:00Z');
  expect((await member.look(order)).returns[0]?.state).toBe('EXPECTED');
});

test('nobody is asked to hand something in by a day that is over', async () => {
  const order = await delivered('Keepham');
  await sendBack(order);
  await site.drain();
  // The gateway was away from 5 to 10 December; the day was the 8th.
  site.clock.set('2026-12-10T09:00:00Z');
  await site.drain();
  expect(await member.newestLetter(order)).not.toContain('by Tuesday 8 December 2026');
});

test('the letter of another phone does not promise 14 days to change one’s mind that there are not', async () => {
  const order = await delivered(undefined, '2027-02-01');
  await sendBack(order, faulty);
  await member.passTo('2027-02-04T14:00:00Z');
  await member.passTo('2027-02-05T20:00:00Z');
  const there = await member.look(order);
  expect(there.pieces[0]?.returnOptions.map(({ reason }) => reason)).toEqual(['FAULTY']);
  expect(await member.newestLetter(order)).not.toContain('14 days to change your mind');
});

test('who never had a code is not told that they have not used it', async () => {
  const order = await delivered('Keepham');
  vi.spyOn(site.deps.courier, 'expect').mockRejectedValue(new CourierRefusal(422, 'customer.unknown'));
  await sendBack(order);
  await site.drain();
  expect((await member.look(order)).returns[0]).toMatchObject({ state: 'EXPECTED', returnCode: null });
  await member.passTo('2027-01-23T20:01:00Z');
  expect(await member.newestLetter(order)).not.toContain('the code has run out');
});

test('whose bank has taken the money back is promised none for a return', async () => {
  const saved = await member.saved();
  const session = await member.begun(saved);
  await member.pay(session);
  await site.drain();
  const originalReference = (await member.session(session)).paymentId ?? '';
  await member.passTo('2026-11-24T20:00:00Z');
  const amount = { currency: 'GBP', value: saved.summary.total };
  await tellOfPayment(site, { pspReference: 'CB1', eventCode: 'CHARGEBACK', originalReference, amount });
  await site.drain();
  const order = await member.look(saved);
  const { status } = await sendBack(order);
  await site.drain();
  expect(status).toBe(201);
  expect(await member.newestLetter(order)).not.toContain('£769.00 back');
});

test('who kept one return and asked for another is not reminded once the first is handed in', async () => {
  const order = await delivered('Keepham');
  const [first] = (await sendBack(order)).body.returns;
  await site.drain();
  await member.act(order, `returns/${first?.id}/withdrawal`);
  await sendBack(order);
  await site.drain();
  // Handed in with the first code, before the courier had heard that it is kept.
  await parcelNews(site, `${order.key}R1`).tell('RETURN_POSTED', '2026-11-24T20:05:00Z');
  await parcelNews(site, `${order.key}R1`).tell('RETURN_RECEIVED', '2026-11-27T10:00:00Z');
  await member.passTo('2026-12-06T10:00:00Z');
  expect((await member.letters(order)).join('\n')).not.toContain('Please hand it in');
});
