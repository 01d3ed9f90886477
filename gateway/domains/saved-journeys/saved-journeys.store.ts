import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { savedJourneys } from '../../db/schema/saved-journeys.ts';

export type SavedJourneyRow = typeof savedJourneys.$inferSelect;

export async function findJourneyOfPlan(db: Executor, planId: string): Promise<SavedJourneyRow | undefined> {
  const [row] = await db.select().from(savedJourneys).where(eq(savedJourneys.planId, planId));
  return row;
}

/** One of the member's own that has not run out. `code` in capitals. */
export async function findOwnJourney(
  db: Executor,
  memberId: string,
  code: string,
  now: Date,
): Promise<SavedJourneyRow | undefined> {
  const [row] = await db
    .select()
    .from(savedJourneys)
    .where(and(eq(savedJourneys.code, code), eq(savedJourneys.memberId, memberId), gt(savedJourneys.expiresAt, now)));
  return row;
}

/**
 * Saves the journey of a plan, or saves it again under the code that it has. Undefined when the new code is some other
 * journey's.
 */
export async function saveJourneyRow(tx: Executor, journey: SavedJourneyRow): Promise<SavedJourneyRow | undefined> {
  const [known] = await tx
    .update(savedJourneys)
    .set({ step: journey.step, savedAt: journey.savedAt, expiresAt: journey.expiresAt })
    .where(eq(savedJourneys.planId, journey.planId))
    .returning();
  if (known) return known;
  const [added] = await tx
    .insert(savedJourneys)
    .values(journey)
    .onConflictDoNothing({ target: savedJourneys.code })
    .returning();
  return added;
}
