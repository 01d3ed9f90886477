import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { basketItems, baskets } from '../../db/schema/baskets.ts';
import { KEPT_MS, type HeldPrice } from './baskets.rules.ts';

export type ItemRow = typeof basketItems.$inferSelect;

/** Whose a basket is: a member's, or that of a visitor whose cookie has this hash. */
export type Owner = { memberId: string } | { key: string };

const isOf = (owner: Owner) =>
  'memberId' in owner ? eq(baskets.memberId, owner.memberId) : eq(baskets.key, owner.key);

/** The id of the owner's basket, which nobody else changes until the transaction ends. */
export async function lockBasket(tx: Executor, owner: Owner): Promise<string | undefined> {
  const [row] = await tx.select({ id: baskets.id }).from(baskets).where(isOf(owner)).for('update');
  return row?.id;
}

/** The same, made where there is none. */
export async function openBasket(tx: Executor, owner: Owner, now: Date): Promise<string> {
  await tx
    .insert(baskets)
    .values({ ...owner, changedAt: now })
    .onConflictDoNothing();
  const id = await lockBasket(tx, owner);
  if (id === undefined) throw new Error('A basket that was made is not there');
  return id;
}

/** In the order in which they were put in. */
export function itemsOf(db: Executor, basketId: string): Promise<ItemRow[]> {
  return db
    .select()
    .from(basketItems)
    .where(eq(basketItems.basketId, basketId))
    .orderBy(asc(basketItems.addedAt), asc(basketItems.sku));
}

export async function saveItem(tx: Executor, item: ItemRow): Promise<void> {
  const { quantity, priceInPence, heldUntil, earlierPriceInPence } = item;
  await tx
    .insert(basketItems)
    .values(item)
    .onConflictDoUpdate({
      target: [basketItems.basketId, basketItems.sku],
      set: { quantity, priceInPence, heldUntil, earlierPriceInPence },
    });
}

export async function savePrice(tx: Executor, { basketId, sku }: ItemRow, held: HeldPrice): Promise<void> {
  await tx
    .update(basketItems)
    .set(held)
    .where(and(eq(basketItems.basketId, basketId), eq(basketItems.sku, sku)));
}

export async function removeItem(tx: Executor, basketId: string, sku: string): Promise<void> {
  await tx.delete(basketItems).where(and(eq(basketItems.basketId, basketId), eq(basketItems.sku, sku)));
}

export async function noteChange(tx: Executor, basketId: string, now: Date): Promise<void> {
  await tx.update(baskets).set({ changedAt: now }).where(eq(baskets.id, basketId));
}

/** Puts all of one basket into the other, and forgets the first. Of what is in both the larger number stays. */
export async function joinInto(tx: Executor, basketId: string, from: string): Promise<void> {
  for (const item of await itemsOf(tx, from))
    await tx
      .insert(basketItems)
      .values({ ...item, basketId })
      .onConflictDoUpdate({
        target: [basketItems.basketId, basketItems.sku],
        set: { quantity: sql`greatest(${basketItems.quantity}, excluded.quantity)` },
      });
  await tx.delete(baskets).where(eq(baskets.id, from));
}

/** Forgets what nobody has changed for a month. */
export async function sweepBaskets(tx: Executor, now: Date): Promise<void> {
  await tx.delete(baskets).where(lt(baskets.changedAt, new Date(now.getTime() - KEPT_MS)));
}
