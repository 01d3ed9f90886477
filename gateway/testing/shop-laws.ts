import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { paymentSessions } from '../db/schema/payments.ts';
import { phoneOffers } from '../db/schema/phones.ts';
import { shopOrderPieces, shopOrders, shopParcels, shopReturnPieces, shopReturns } from '../db/schema/shop-orders.ts';
import type { TestGateway } from './gateway.ts';
import { black, fold } from './shop.ts';

const skus = [black, fold];

/** Where the phones are again, as nobody has opened their parcel. */
const isBack = (state: string): boolean => state === 'BACK' || state === 'CANCELLED';

/** Where each piece is: by thing, what stands on the shelf and what is with orders and customers. */
export async function whereabouts({ deps: { db } }: TestGateway): Promise<Record<string, number>> {
  const shelf = await db.select().from(phoneOffers).where(inArray(phoneOffers.sku, skus));
  const held = await db
    .select({ sku: shopOrderPieces.sku })
    .from(shopOrderPieces)
    .innerJoin(shopOrders, eq(shopOrders.id, shopOrderPieces.orderId))
    .where(eq(shopOrders.holdsStock, true));
  const sent = await db
    .select({ sku: shopOrderPieces.sku, state: shopParcels.state })
    .from(shopParcels)
    .innerJoin(shopOrderPieces, eq(shopOrderPieces.orderId, shopParcels.orderId))
    .leftJoin(shopReturnPieces, eq(shopReturnPieces.returnId, shopParcels.returnId))
    .where(sql`${shopParcels.returnId} is null or ${shopReturnPieces.pieceId} = ${shopOrderPieces.id}`);
  const away = [...held, ...sent.filter(({ state }) => !isBack(state))];
  return Object.fromEntries(
    shelf.map(({ sku, pieces }) => {
      expect(pieces).toBeGreaterThanOrEqual(0);
      return [sku, pieces + away.filter((piece) => piece.sku === sku).length];
    }),
  );
}

type Money = { paid: number; back: number };

/** What banks have taken for an order and given back, as the provider has it. Pence. */
async function moneyOf({ deps: { db } }: TestGateway, orderId: string): Promise<Money> {
  const sessions = await db.select().from(paymentSessions).where(eq(paymentSessions.reference, orderId));
  if (sessions.length === 0) return { paid: 0, back: 0 };
  const ids = sql.join(
    sessions.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const { rows } = await db.execute<Money>(sql`
    select coalesce(sum(value), 0)::int as paid,
      coalesce(sum((select sum(value) from payments.refunds where payment_psp_reference = made.psp_reference)), 0)::int as back
    from payments.payments made where merchant_reference in (${ids}) and result_code = 'Authorised'`);
  return rows[0] ?? { paid: 0, back: 0 };
}

/** Of a faulty phone one other is sent; money for it goes as well only where that one did not come, or came back. */
async function assertReplacedOnce({ deps: { db } }: TestGateway, orderId: string): Promise<void> {
  const replacements = await db
    .select({ pieceId: shopReturnPieces.pieceId, returnId: shopReturnPieces.returnId, there: shopParcels.deliveredAt })
    .from(shopParcels)
    .innerJoin(shopReturnPieces, eq(shopReturnPieces.returnId, shopParcels.returnId))
    .where(eq(shopParcels.orderId, orderId));
  const replaced = replacements.map(({ pieceId }) => pieceId);
  expect(replaced).toEqual([...new Set(replaced)]);
  const settled = await db
    .select()
    .from(shopReturns)
    .innerJoin(shopReturnPieces, eq(shopReturnPieces.returnId, shopReturns.id))
    .where(and(eq(shopReturns.orderId, orderId), isNotNull(shopReturns.refundInPence)));
  for (const { pieceId, there } of replacements)
    for (const { shop_returns: row, shop_return_pieces: piece } of settled)
      if (piece.pieceId === pieceId)
        expect((row.receivedAt ?? row.postedAt)?.getTime()).toBeGreaterThan(there?.getTime() ?? Infinity);
}

/** What holds once all news has come and nothing is under way: the customer has paid for what they have, once, and for nothing else. */
export async function assertSettled(site: TestGateway, orderId: string): Promise<void> {
  const { db } = site.deps;
  const [order] = await db.select().from(shopOrders).where(eq(shopOrders.id, orderId));
  const pieces = await db.select().from(shopOrderPieces).where(eq(shopOrderPieces.orderId, orderId));
  const kept = order?.placedAt ? pieces.filter(({ refundedAt }) => refundedAt === null) : [];
  const { paid, back } = await moneyOf(site, orderId);
  expect(paid - back).toBe(kept.reduce((sum, { priceInPence }) => sum + priceInPence, 0));
  expect(order?.holdsStock).toBe(false);
  await assertReplacedOnce(site, orderId);
  if (order?.state === 'CANCELLED') expect(kept).toEqual([]);
}
