import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { shopParcelEvents, shopParcels } from '../../db/schema/shop-orders.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';

export type ParcelEvent = components['schemas']['ParcelEvent'];
export type ParcelRow = typeof shopParcels.$inferSelect;
export type EventRow = typeof shopParcelEvents.$inferSelect;

export async function findParcel(db: Executor, reference: string): Promise<ParcelRow | undefined> {
  const [row] = await db.select().from(shopParcels).where(eq(shopParcels.reference, reference));
  return row;
}

/** All parcels of some orders. */
export async function parcelsOf(db: Executor, orderIds: readonly string[]): Promise<ParcelRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(shopParcels)
    .where(inArray(shopParcels.orderId, [...orderIds]))
    .orderBy(asc(shopParcels.reference));
}

/** The parcel of an order that the courier holds. */
export async function findHeld(db: Executor, orderId: string): Promise<ParcelRow | undefined> {
  const isHeld = and(eq(shopParcels.orderId, orderId), eq(shopParcels.state, 'HELD'));
  const [row] = await db.select().from(shopParcels).where(isHeld).orderBy(asc(shopParcels.reference));
  return row;
}

export async function insertParcel(
  tx: Executor,
  parcel: Pick<ParcelRow, 'reference' | 'orderId' | 'returnId' | 'deliverOn'> & { givenAt: Date },
): Promise<void> {
  const { givenAt, ...rest } = parcel;
  await tx.insert(shopParcels).values({ ...rest, state: 'PLACED', expectedOn: rest.deliverOn, toldUntil: givenAt });
}

export async function changeParcel(tx: Executor, reference: string, change: Partial<ParcelRow>): Promise<void> {
  await tx.update(shopParcels).set(change).where(eq(shopParcels.reference, reference));
}

/** Keeps what the courier has told; false where it has told it before. */
export async function noteEvent(tx: Executor, orderId: string, event: ParcelEvent, receivedAt: Date): Promise<boolean> {
  const { eventId, reference, kind, happenedAt } = event;
  const noted = await tx
    .insert(shopParcelEvents)
    .values({ eventId, orderId, reference, kind, happenedAt: new Date(happenedAt), receivedAt, content: event })
    .onConflictDoNothing()
    .returning({ id: shopParcelEvents.eventId });
  return noted.length > 0;
}

/** What was told of parcels and returns of some orders, in the order in which it happened. */
export async function eventsOf(db: Executor, orderIds: readonly string[]): Promise<EventRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(shopParcelEvents)
    .where(inArray(shopParcelEvents.orderId, [...orderIds]))
    .orderBy(asc(shopParcelEvents.happenedAt), asc(shopParcelEvents.eventId));
}
