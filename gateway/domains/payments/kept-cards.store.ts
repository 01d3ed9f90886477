import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { keptCards } from '../../db/schema/payments.ts';
import type { CardAtProvider } from '../../payment-provider/provider-answers.ts';

export type KeptCardRow = typeof keptCards.$inferSelect;

/** Of a member, newest first. */
export async function cardsOf(db: Executor, memberId: string): Promise<KeptCardRow[]> {
  return db
    .select()
    .from(keptCards)
    .where(eq(keptCards.memberId, memberId))
    .orderBy(desc(keptCards.keptAt), desc(keptCards.id));
}

export async function findOwnCard(db: Executor, memberId: string, id: string): Promise<KeptCardRow | undefined> {
  const [row] = await db
    .select()
    .from(keptCards)
    .where(and(eq(keptCards.id, id), eq(keptCards.memberId, memberId)));
  return row;
}

/** Writes which cards of a member the provider keeps: no others are. */
export async function saveCards(
  tx: Executor,
  memberId: string,
  cards: readonly CardAtProvider[],
  now: Date,
): Promise<void> {
  const ids = cards.map(({ id }) => id);
  await tx.delete(keptCards).where(and(eq(keptCards.memberId, memberId), notInArray(keptCards.id, ids)));
  if (ids.length === 0) return;
  await tx
    .insert(keptCards)
    .values(cards.map((card) => ({ ...card, memberId, keptAt: now })))
    .onConflictDoUpdate({
      target: keptCards.id,
      set: { expiryMonth: sql`excluded.expiry_month`, expiryYear: sql`excluded.expiry_year` },
    });
}

export async function deleteCard(db: Executor, id: string): Promise<void> {
  await db.delete(keptCards).where(eq(keptCards.id, id));
}
