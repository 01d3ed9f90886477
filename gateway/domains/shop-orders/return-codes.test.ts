import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { forgetJobs, openShop, ShoppingMember, stock, type ShopOrder } from '../../testing/shop.ts';

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

/** A phone that its customer never hands in (Keepham). */
async function delivered(): Promise<ShopOrder> {
  const order = await member.buy('Keepham');
  await member.passTo('2026-11-24T20:00:00Z');
  await member.passTo('2026-11-25T10:30:00Z');
  return member.look(order);
}

const sendBack = (order: ShopOrder) =>
  member.act(order, 'returns', { pieceIds: [order.pieces[0]?.id], reason: 'CHANGE_OF_MIND' });

test('a code works to the end of the last day that was named for it', async () => {
  const order = await delivered();
  await sendBack(order);
  await site.drain();
  // Asked for on 25 November: "the code itself works until Sunday 24 January 2027".
  await member.passTo('2027-01-24T23:59:00Z');
  expect((await member.look(order)).returns[0]?.state).toBe('EXPECTED');
  await member.passTo('2027-01-25T00:00:00Z');
  expect((await member.look(order)).returns[0]?.state).toBe('LAPSED');
});

test('nobody is asked to hand something in by a day that is over', async () => {
  const order = await delivered();
  await sendBack(order);
  await site.drain();
  // The gateway was away from before the reminder; the last day was the 9th.
  site.clock.set('2026-12-10T09:00:00Z');
  await site.drain();
  expect((await member.letters(order)).join('\n')).not.toContain('Please hand it in');
});

test('where the courier gives a code late, the days to hand it in count from then', async () => {
  const order = await delivered();
  const away = vi.spyOn(site.deps.courier, 'expect').mockRejectedValue(new Error('away'));
  await sendBack(order);
  for (const day of ['2026-11-30', '2026-12-05', '2026-12-09']) await member.passTo(`${day}T10:00:00Z`);
  away.mockRestore();
  await member.passTo('2026-12-12T10:00:00Z');
  await member.passTo('2026-12-13T10:00:00Z');
  const [row] = (await member.look(order)).returns;
  expect(row).toMatchObject({ returnCode: expect.any(String), sendBy: '2026-12-26' });
  const letter = await member.newestLetter(order);
  for (const words of ['Show this code', 'by Saturday 26 December 2026']) expect(letter).toContain(words);
  await member.passTo('2026-12-23T10:01:00Z');
  expect((await member.letters(order))[0]).toContain('Please hand it in by Saturday 26 December 2026');
  await member.passTo('2027-02-10T23:59:00Z');
  expect((await member.look(order)).returns[0]?.state).toBe('EXPECTED');
});

test('where the courier gives no code its customer hears so, and can ask again', async () => {
  const order = await delivered();
  const refusal = new PartnerRefusal('The courier', 422, 'customer.unknown');
  const refused = vi.spyOn(site.deps.courier, 'expect').mockRejectedValue(refusal);
  await sendBack(order);
  await site.drain();
  const after = await member.look(order);
  expect(after.returns[0]).toMatchObject({
    state: 'LAPSED',
    stateDescription: expect.stringContaining('Talk to us'),
    returnCode: null,
    withdrawable: false,
  });
  expect(after.pieces[0]?.returnOptions).not.toEqual([]);
  const letter = await member.newestLetter(order);
  for (const words of ['talk to us', 'Wednesday 25 November 2026', 'you lose nothing']) expect(letter).toContain(words);
  await member.passTo('2027-01-26T10:00:00Z');
  expect((await member.letters(order)).join('\n')).not.toMatch(/has run out|Please hand it in/);
  refused.mockRestore();
});

test('where the courier gives no code for what is kept by then, nothing is written', async () => {
  const order = await delivered();
  const refusal = new PartnerRefusal('The courier', 422, 'customer.unknown');
  vi.spyOn(site.deps.courier, 'expect').mockRejectedValueOnce(new Error('away')).mockRejectedValue(refusal);
  const [row] = (await sendBack(order)).body.returns;
  await site.drain();
  const before = await member.letters(order);
  await member.act(order, `returns/${row?.id}/withdrawal`);
  await member.passTo('2026-11-26T10:00:00Z');
  expect([(await member.look(order)).returns[0]?.state, await member.letters(order)]).toEqual(['WITHDRAWN', before]);
});
