import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { baskets } from '../../db/schema/baskets.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { black, fold, forgetJobs, openShop, ShoppingMember, stock, type ShopOrder } from '../../testing/shop.ts';

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

/** What the courier packs under a reference of ours. */
async function packedOf(reference: string): Promise<unknown> {
  const { rows } = await site.deps.db.execute<{ contents: unknown }>(
    sql`select contents from courier.parcels where reference = ${reference}`,
  );
  return rows[0]?.contents;
}

/** Bought with a SIM for each phone. */
async function bought(...chosen: { sku: string; simType: 'esim' | 'psim' | 'none' }[]): Promise<ShopOrder> {
  for (const { sku } of chosen) await member.put(sku, 1);
  const { body } = await member.save({ pieces: chosen });
  await member.pay(await member.begun(body));
  await site.drain();
  return member.look(body);
}

describe('the SIMs that were chosen (PH-12)', () => {
  test('a SIM card is packed into the box of its phone; for an eSIM, and for none yet, nothing is', async () => {
    const order = await bought({ sku: black, simType: 'psim' }, { sku: fold, simType: 'esim' });
    expect(await packedOf(order.key)).toEqual([
      { sku: black, simCard: true },
      { sku: fold, simCard: false },
    ]);
    const letter = await member.newestLetter(order);
    expect(letter).toContain('The SIM card is in the box of its phone');
    expect(letter).toContain('For the eSIM nothing is posted');
  });

  test('who has chosen none reads nothing of any', async () => {
    const order = await bought({ sku: black, simType: 'none' });
    expect(await packedOf(order.key)).toEqual([{ sku: black, simCard: false }]);
    expect(await member.newestLetter(order)).not.toMatch(/SIM card is|eSIM/);
  });

  test('a phone in the place of a faulty one comes alone, and without another SIM', async () => {
    const order = await bought({ sku: black, simType: 'psim' }, { sku: fold, simType: 'psim' });
    await member.passTo('2026-11-24T20:00:00Z');
    await member.passTo('2027-02-01T10:30:00Z');
    await member.act(order, 'returns', {
      pieceIds: [order.pieces.find(({ sku }) => sku === black)?.id],
      reason: 'FAULTY',
      description: 'The screen stays black',
    });
    await member.passTo('2027-02-04T14:00:00Z');
    expect(await packedOf(`${order.key}X1`)).toEqual([{ sku: black, simCard: false }]);
  });
});
