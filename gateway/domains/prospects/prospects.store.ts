import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/open.ts';
import { prospects } from '../../db/schema/prospects.ts';

export type NewProspect = Omit<typeof prospects.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Keeps who is interested, once for each e-mail and home; a repetition brings the names up to date. */
export async function saveProspect(
  tx: Executor,
  given: NewProspect,
  at: Date,
): Promise<{ id: string; isNew: boolean }> {
  const [added] = await tx
    .insert(prospects)
    .values({ ...given, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: prospects.id });
  if (added) return { id: added.id, isNew: true };
  const { firstName, lastName, nccTransactionId, city, lines } = given;
  const [present] = await tx
    .update(prospects)
    .set({
      firstName,
      updatedAt: at,
      // What was known stays known when the repetition leaves it out.
      lastName: sql`coalesce(${lastName ?? null}, ${prospects.lastName})`,
      nccTransactionId: sql`coalesce(${nccTransactionId ?? null}, ${prospects.nccTransactionId})`,
      city: sql`coalesce(${city ?? null}, ${prospects.city})`,
      lines: lines ?? sql`${prospects.lines}`,
    })
    .where(and(eq(prospects.emailKey, given.emailKey), eq(prospects.homeKey, given.homeKey)))
    .returning({ id: prospects.id });
  if (!present) throw new Error('A prospect that was there is gone: prospects are never deleted');
  return { id: present.id, isNew: false };
}
