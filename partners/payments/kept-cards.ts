import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { faceOf, type CardFace } from './bank.rules.ts';
import { CheckoutError } from './checkout-error.ts';
import { keptCards } from './db/schema.ts';
import { newPspReference } from './references.ts';

type Schemas = components['schemas'];
type KeptCardRow = typeof keptCards.$inferSelect;

/** Of what a shop asks for by an id that this customer has nothing kept by. */
export const noSuchKept = () => new CheckoutError(422, '800', 'Contract not found');

export async function keptCardsOf(db: Executor, shopperReference: string): Promise<Schemas['KeptCard'][]> {
  const rows = await db
    .select()
    .from(keptCards)
    .where(eq(keptCards.shopperReference, shopperReference))
    .orderBy(asc(keptCards.createdAt), asc(keptCards.id));
  return rows.map((row) => ({ id: row.id, type: 'scheme', ...faceOf(row) }));
}

/** The card of this customer. Throws 422 where they have none with this id. */
export async function findKeptCard(db: Executor, id: string, shopperReference: string | null): Promise<KeptCardRow> {
  const isIt = and(eq(keptCards.id, id), eq(keptCards.shopperReference, shopperReference ?? ''));
  const [card] = await db.select().from(keptCards).where(isIt);
  if (!card) throw noSuchKept();
  return card;
}

/** Keeps a card; one that looks the same is there once. Answers with its id. */
export async function keepCard(tx: Executor, shopperReference: string, face: CardFace, now: Date): Promise<string> {
  // One card of a customer after the other, as two of their sessions may pay at once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`kept-cards:${shopperReference}`}, 0))`);
  const kept = await keptCardsOf(tx, shopperReference);
  const same = kept.find((card) => isDeepStrictEqual(faceOf(card), face));
  if (same) return same.id;
  const id = newPspReference();
  await tx.insert(keptCards).values({ id, shopperReference, ...face, createdAt: now });
  return id;
}

/** Forgets a card. Throws 422 where this customer has none with this id. */
export async function forgetCard(tx: Executor, id: string, shopperReference: string): Promise<void> {
  const isIt = and(eq(keptCards.id, id), eq(keptCards.shopperReference, shopperReference));
  const gone = await tx.delete(keptCards).where(isIt).returning({ id: keptCards.id });
  if (gone.length === 0) throw noSuchKept();
}
