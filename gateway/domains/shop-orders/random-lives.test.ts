import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { baskets } from '../../db/schema/baskets.ts';
import { paymentSessions } from '../../db/schema/payments.ts';
import { loggedIn } from '../../testing/customer.ts';
import { DisturbedPost } from '../../testing/disturbed-post.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { assertSettled, whereabouts } from '../../testing/shop-laws.ts';
import { anyShopLife, namedShopLives, type ShopAct } from '../../testing/shop-lives.ts';
import { forgetJobs, openShop, ShoppingMember, stock, type ShopOrder } from '../../testing/shop.ts';

/** `LIVES_SEED=7` tries others, and `LIVES_RUNS=90` more of them. */
const RUNS = Number(process.env['LIVES_RUNS'] ?? 12);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_126);
/** Long enough for the courier, for what comes back, and for a code that nobody uses. */
const DAYS_TO_END = 75;
const PIECES = 4;

let site: TestGateway;
let member: ShoppingMember;
beforeAll(async () => {
  site = await openShop();
});
afterAll(() => site.close());

async function restart(): Promise<void> {
  site.clock.set('2026-11-23T09:00:00Z');
  await forgetJobs(site);
  await site.deps.db.delete(baskets);
  // Each life may try as many cards as any.
  await site.deps.db.update(paymentSessions).set({ createdAt: new Date('2026-11-01T00:00:00Z') });
  await stock(site, PIECES);
  member = await ShoppingMember.begin(site);
}

async function pass(ms: number, step = DAY_MS / 2): Promise<void> {
  await site.drain();
  for (let left = ms; left > 0; left -= step) {
    site.clock.advance(Math.min(left, step));
    await site.drain();
  }
  member.browser = await loggedIn(site, member.memberId);
}

/** Each tab begins the payment, and pays in what it was given. What is refused is refused for a reason. */
async function pay(order: ShopOrder, holderName: string, tabs: number): Promise<void> {
  const begun = await Promise.all(Array.from({ length: tabs }, () => member.begin(order)));
  for (const { status } of begun) expect([200, 201, 409, 429]).toContain(status);
  const open = begun.filter(({ body }) => body.checkout);
  await Promise.all(open.map(({ body }) => member.pay(body, { holderName })));
}

async function sendBack(order: ShopOrder, at: number, isFaulty: boolean): Promise<void> {
  const { pieces, returns } = await member.look(order);
  const piece = pieces[at % pieces.length];
  const why = isFaulty ? { reason: 'FAULTY', description: 'It stays dark' } : { reason: 'CHANGE_OF_MIND' };
  const { status } = await member.act(order, 'returns', { pieceIds: [piece?.id], ...why });
  const isOffered = piece?.returnOptions.some(({ reason }) => reason === why.reason) ?? false;
  // The same press again is answered with what it has begun.
  const isBegun = returns.some(
    ({ state, reason, pieceIds }) =>
      state === 'EXPECTED' && reason === why.reason && pieceIds.includes(piece?.id ?? ''),
  );
  expect(status).toBe(isOffered || isBegun ? 201 : 409);
}

/** Gives the return that was to be. */
async function keepIt(order: ShopOrder): Promise<ShopOrder['returns'][number] | undefined> {
  const open = (await member.look(order)).returns.find(({ withdrawable }) => withdrawable);
  if (open) expect((await member.act(order, `returns/${open.id}/withdrawal`)).status).toBe(200);
  return open;
}

async function carryOut(each: ShopAct, order: ShopOrder): Promise<void> {
  switch (each.kind) {
    case 'wait':
      return pass(each.hours * HOUR_MS);
    case 'pay':
      return pay(order, each.holder, each.tabs);
    case 'cancel': {
      const { cancellable } = await member.look(order);
      const { status } = await member.act(order, 'cancellation');
      if (cancellable) expect(status).toBe(200);
      return undefined;
    }
    case 'send back':
      return sendBack(order, each.piece, each.isFaulty);
    case 'keep it after all':
      await keepIt(order);
      return undefined;
    case 'keep it and send it back': {
      const kept = await keepIt(order);
      const at = (await member.look(order)).pieces.findIndex(({ id }) => kept?.pieceIds.includes(id));
      return kept && sendBack(order, at, kept.reason === 'FAULTY');
    }
  }
}

test(
  `${RUNS} random lives of orders lose no phone, and leave each customer with what they paid for (PH-09, PH-11)`,
  { timeout: 60_000 * RUNS },
  async () => {
    let lived = 0;
    await fc.assert(
      fc.asyncProperty(anyShopLife, async ({ lastName, skus, acts, ways }) => {
        await restart();
        const before = await whereabouts(site);
        const contact = { firstName: 'Alex', lastName, phoneNumber: '07700 900123' };
        const order = await member.saved(skus, { contact });
        const post = new DisturbedPost(site, ways, ['payments/v1/notifications', 'shop/v1/parcel-events']);
        for (const each of acts) {
          await carryOut(each, order);
          await site.drain();
          expect(await whereabouts(site)).toEqual(before);
        }
        await post.calm();
        expect(await whereabouts(site)).toEqual(before);
        await pass(DAYS_TO_END * DAY_MS, DAY_MS);
        expect(await whereabouts(site)).toEqual(before);
        await assertSettled(site, order.id);
        lived += 1;
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, examples: namedShopLives.map((life) => [life]) },
    );
    expect(lived).toBe(RUNS);
  },
);
