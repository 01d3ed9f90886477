import { asc, eq, inArray } from 'drizzle-orm';
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

/** Things that can be bought, each with its phone; an unknown SKU is left out. */
export function findOffers(db: Executor, skus: readonly string[]): Promise<{ offer: OfferRow; phone: PhoneRow }[]> {
  return db
    .select({ offer: phoneOffers, phone: phones })
    .from(phoneOffers)
    .innerJoin(phones, eq(phones.slug, phoneOffers.slug))
    .where(inArray(phoneOffers.sku, [...skus]));
}
