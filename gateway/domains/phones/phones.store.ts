import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { phoneOffers, phones } from '../../db/schema/phones.ts';

export type PhoneRow = typeof phones.$inferSelect;
export type OfferRow = typeof phoneOffers.$inferSelect;

/** All phones in the order of the range. */
export function listPhones(db: Executor): Promise<PhoneRow[]> {
  return db.select().from(phones).orderBy(asc(phones.place));
}

export async function findPhone(db: Executor, slug: string): Promise<PhoneRow | undefined> {
  const [phone] = await db.select().from(phones).where(eq(phones.slug, slug));
  return phone;
}

/** What can be bought of one phone, or of all; the least storage and the best grade first. */
export function listOffers(db: Executor, slug?: string): Promise<OfferRow[]> {
  return db
    .select()
    .from(phoneOffers)
    .where(slug === undefined ? undefined : eq(phoneOffers.slug, slug))
    .orderBy(asc(phoneOffers.storageInGb), asc(phoneOffers.sku));
}
