import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { phoneOffers } from '../../db/schema/phones.ts';

/** So many pieces of each, one for each time that an SKU is named. */
const counted = (skus: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(skus, (sku) => sku)].map(([sku, all]) => [sku, all.length]));

/** Locked in one order by everybody, so that no two wait for each other. */
async function lockOffers(tx: Executor, skus: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ sku: phoneOffers.sku, pieces: phoneOffers.pieces })
    .from(phoneOffers)
    .where(inArray(phoneOffers.sku, [...skus]))
    .orderBy(asc(phoneOffers.sku))
    .for('update');
  return new Map(rows.map(({ sku, pieces }) => [sku, pieces]));
}

async function change(tx: Executor, sku: string, pieces: number): Promise<void> {
  await tx
    .update(phoneOffers)
    .set({ pieces: sql`${phoneOffers.pieces} + ${pieces}` })
    .where(eq(phoneOffers.sku, sku));
}

/** Takes pieces from the shelf, one for each time that an SKU is named; all of them, or none and false. */
export async function takePieces(tx: Executor, skus: readonly string[]): Promise<boolean> {
  const wanted = counted(skus);
  const there = await lockOffers(tx, skus);
  if ([...wanted].some(([sku, pieces]) => (there.get(sku) ?? 0) < pieces)) return false;
  for (const [sku, pieces] of wanted) await change(tx, sku, -pieces);
  return true;
}

/** Puts pieces on the shelf again. */
export async function putPiecesBack(tx: Executor, skus: readonly string[]): Promise<void> {
  await lockOffers(tx, skus);
  for (const [sku, pieces] of counted(skus)) await change(tx, sku, pieces);
}

/** 409 `product.out-of-stock`, of several things at once. */
export const outOfStock = (): HttpProblem =>
  new HttpProblem(409, 'product.out-of-stock', {
    message: 'Something in your basket has just sold out, and nothing was taken. Your basket shows what is left.',
  });
