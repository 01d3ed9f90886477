import { and, desc, eq, or } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { orders } from '../../db/schema/orders.ts';
import type { OrderRow } from './orders.rules.ts';

export async function findOrderOfPlan(db: Executor, planId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.planId, planId));
  return row;
}

/** As `findOrderOfPlan`, and nobody else changes it until the transaction ends. Orders are locked before their plans. */
export async function lockOrderOfPlan(tx: Executor, planId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.planId, planId)).for('update');
  return row;
}

/** The order when it is the member's own. */
export async function findOwnOrder(db: Executor, memberId: string, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.memberId, memberId)));
  return row;
}

/** The order that a member placed with this idempotency key. */
export async function findOrderByRequest(db: Executor, memberId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.idempotencyKey, key)));
  return row;
}

/** The member's orders, or those of one plan; newest first. */
export async function listOwnOrders(db: Executor, memberId: string, planId?: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), planId === undefined ? undefined : eq(orders.planId, planId)))
    .orderBy(desc(orders.orderDate), desc(orders.id));
}

/** Undefined when another order has the same key that the customer sees. */
export async function insertOrder(tx: Executor, order: typeof orders.$inferInsert): Promise<OrderRow | undefined> {
  const [row] = await tx.insert(orders).values(order).onConflictDoNothing({ target: orders.key }).returning();
  return row;
}

export async function lockOrder(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

function named(networkOrderId: string) {
  return or(eq(orders.externalOrderId, networkOrderId), eq(orders.key, networkOrderId));
}

/** The order that the network calls so: by its own id, or by our key. */
export async function findOrderByNetworkId(db: Executor, networkOrderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(named(networkOrderId));
  return row;
}

/** As `findOrderByNetworkId`, and nobody else changes it until the transaction ends. */
export async function lockOrderByNetworkId(tx: Executor, networkOrderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(named(networkOrderId)).for('update');
  return row;
}

export async function updateOrder(
  tx: Executor,
  orderId: string,
  change: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await tx.update(orders).set(change).where(eq(orders.id, orderId));
}

/** Whoever owns it; for jobs. */
export async function findOrder(db: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row;
}
