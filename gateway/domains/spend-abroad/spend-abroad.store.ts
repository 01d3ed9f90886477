import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { capsAbroad, spentAbroad } from '../../db/schema/spend-abroad.ts';

export type CapRow = typeof capsAbroad.$inferSelect;
export type SpentRow = typeof spentAbroad.$inferSelect;

/** Undefined of a member who has chosen none. */
export async function findCap(db: Executor, memberId: string): Promise<CapRow | undefined> {
  const [row] = await db.select().from(capsAbroad).where(eq(capsAbroad.memberId, memberId));
  return row;
}

export async function saveCap(tx: Executor, cap: CapRow): Promise<void> {
  await tx.insert(capsAbroad).values(cap).onConflictDoUpdate({ target: capsAbroad.memberId, set: cap });
}

type OfMonth = Pick<SpentRow, 'memberId' | 'month'>;

/** Of a month in which nothing was spent, an empty one. */
export async function findSpent(db: Executor, { memberId, month }: OfMonth): Promise<SpentRow> {
  const isIt = and(eq(spentAbroad.memberId, memberId), eq(spentAbroad.month, month));
  const [row] = await db.select().from(spentAbroad).where(isIt);
  return row ?? { memberId, month, spentInPence: 0, toldPercent: 0, countries: [] };
}

/** Writes down so much more, and gives the month as it is then. */
export async function addSpent(tx: Executor, ofMonth: OfMonth, spentInPence: number): Promise<SpentRow> {
  const [row] = await tx
    .insert(spentAbroad)
    .values({ ...ofMonth, spentInPence })
    .onConflictDoUpdate({
      target: [spentAbroad.memberId, spentAbroad.month],
      set: { spentInPence: sql`${spentAbroad.spentInPence} + ${spentInPence}` },
    })
    .returning();
  if (!row) throw new Error('What was spent abroad was not written');
  return row;
}

export async function changeSpent(
  tx: Executor,
  ofMonth: OfMonth,
  change: Partial<Pick<SpentRow, 'toldPercent' | 'countries'>>,
): Promise<void> {
  await tx
    .insert(spentAbroad)
    .values({ ...ofMonth, ...change })
    .onConflictDoUpdate({ target: [spentAbroad.memberId, spentAbroad.month], set: change });
}

/** Of a member, newest first. */
export async function monthsOf(db: Executor, memberId: string): Promise<SpentRow[]> {
  return db.select().from(spentAbroad).where(eq(spentAbroad.memberId, memberId)).orderBy(desc(spentAbroad.month));
}
