import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { prospects } from '../../db/schema/prospects.ts';

export type NewProspect = Omit<typeof prospects.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Keeps who is interested, once for each e-mail and home; a repetition changes nothing, because anybody may send it. */
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
  const [present] = await tx
    .select({ id: prospects.id })
    .from(prospects)
    .where(and(eq(prospects.emailKey, given.emailKey), eq(prospects.homeKey, given.homeKey)));
  if (!present) throw new Error('A prospect that was there is gone: prospects are never deleted');
  return { id: present.id, isNew: false };
}
