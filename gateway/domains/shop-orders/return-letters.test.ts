import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { creditApplications } from '../../db/schema/credit.ts';
import { BorrowingMember } from '../../testing/credit.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { tellOfPayment } from '../../testing/payments.ts';
import { forgetJobs, openShop, parcelNews, ShoppingMember, stock, type ShopOrder } from '../../testing/shop.ts';

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

const sendBack = (order: ShopOrder, more: object = {}) =>
  member.act(order, 'returns', { pieceIds: [order.pieces[0]?.id], reason: 'CHANGE_OF_MIND', ...more });
const faulty = { reason: 'FAULTY', description: 'The screen stays black' };

/** An order whose bank takes the money back once it is there. */
async function takenBack(): Promise<ShopOrder> {
  const saved = await member.saved();
  const session = await member.begun(saved);
  await member.pay(session);
  await site.drain();
  const originalReference = (await member.session(session)).paymentId ?? '';
  await member.passTo('2026-11-24T20:00:00Z');
  const amount = { currency: 'GBP', value: saved.summary.total };
  await tellOfPayment(site, { pspReference: `CB-${saved.key}`, eventCode: 'CHARGEBACK', originalReference, amount });
  await site.drain();
  return member.look(saved);
}

test('the letter of another phone promises no days to change one’s mind, as there are none', async () => {
  const order = await member.buy();
  await member.passTo('2026-11-24T20:00:00Z');
  expect(await member.newestLetter(order)).toContain('14 days to change your mind');
  await member.passTo('2027-02-01T10:30:00Z');
  await sendBack(order, faulty);
  await member.passTo('2027-02-04T14:00:00Z');
  await member.passTo('2027-02-05T20:00:00Z');
  const there = await member.look(order);
  expect(there.pieces[0]?.returnOptions.map(({ reason }) => reason)).toEqual(['FAULTY']);
  const letter = await member.newestLetter(order);
  expect(letter).not.toContain('14 days to change your mind');
  expect(letter).toContain('faulty, too');
});

test('whose bank has taken the money back is promised none for a return, by letter or on the page', async () => {
  const order = await takenBack();
  await sendBack(order);
  await site.drain();
  const letter = await member.newestLetter(order);
  expect(letter).not.toContain('£769.00 back');
  expect(letter).toContain('Your bank has taken the money back already');
  await parcelNews(site, `${order.key}R1`).tell('RETURN_POSTED', '2026-11-24T20:30:00Z');
  expect((await member.look(order)).returns[0]).toMatchObject({
    state: 'POSTED',
    moneyBackBy: null,
    stateDescription: 'It’s on its way to us. Your bank has taken the money back already.',
  });
});

test('who pays by instalments is promised what they have paid, and not the price', async () => {
  const order = await new BorrowingMember(member).bought();
  await member.passTo('2026-11-25T13:00:00Z');
  await sendBack(order);
  await site.drain();
  const letter = await member.newestLetter(order);
  expect(letter).toContain('You get what you’ve paid for it back');
  expect(letter).not.toContain('£769.00 back');
});
