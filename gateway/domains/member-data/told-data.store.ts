import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { basketItems, baskets } from '../../db/schema/baskets.ts';
import { banners } from '../../db/schema/banners.ts';
import { heldNotifications, notificationEvents } from '../../db/schema/notifications.ts';
import { prospects } from '../../db/schema/prospects.ts';
import { savedJourneys } from '../../db/schema/saved-journeys.ts';

/** What the network has told of these orders, in the order in which it came. */
export async function networkNewsOf(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(notificationEvents)
    .where(inArray(notificationEvents.orderId, [...orderIds]))
    .orderBy(asc(notificationEvents.id));
}

/** Messages that wait for the member to release them, or did; oldest first. */
export async function heldMessagesOf(db: Executor, memberId: string) {
  return db
    .select()
    .from(heldNotifications)
    .where(eq(heldNotifications.memberId, memberId))
    .orderBy(asc(heldNotifications.id));
}

/** Those that are shown and those that are over, newest first. */
export async function bannersOf(db: Executor, memberId: string) {
  return db
    .select()
    .from(banners)
    .where(eq(banners.memberId, memberId))
    .orderBy(desc(banners.createdAt), desc(banners.id));
}

export async function savedJourneysOf(db: Executor, memberId: string) {
  return db
    .select()
    .from(savedJourneys)
    .where(eq(savedJourneys.memberId, memberId))
    .orderBy(desc(savedJourneys.savedAt));
}

/** What is in the member's basket, in the order in which it was put in. */
export async function basketItemsOf(db: Executor, memberId: string) {
  const { sku, quantity, priceInPence, addedAt } = basketItems;
  return db
    .select({ sku, quantity, priceInPence, addedAt })
    .from(basketItems)
    .innerJoin(baskets, eq(baskets.id, basketItems.basketId))
    .where(eq(baskets.memberId, memberId))
    .orderBy(asc(addedAt), asc(sku));
}

/** The interest that a member has registered for themselves, newest first. */
export async function interestOf(db: Executor, memberId: string) {
  return db.select().from(prospects).where(eq(prospects.memberId, memberId)).orderBy(desc(prospects.createdAt));
}
