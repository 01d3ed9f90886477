import { and, asc, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { leavingCodes, numberMoves } from '../../db/schema/number-moves.ts';

export type NumberMoveRow = typeof numberMoves.$inferSelect;
export type NewNumberMove = typeof numberMoves.$inferInsert;
export type LeavingCodeRow = typeof leavingCodes.$inferSelect;

/** The numbers that a member has brought or wanted to bring, newest first. */
export async function movesOf(db: Executor, memberId: string): Promise<NumberMoveRow[]> {
  return db
    .select()
    .from(numberMoves)
    .where(eq(numberMoves.memberId, memberId))
    .orderBy(desc(numberMoves.askedAt), desc(numberMoves.id));
}

/** The one that is under way. */
export async function findUnderWay(db: Executor, memberId: string): Promise<NumberMoveRow | undefined> {
  const isIt = and(eq(numberMoves.memberId, memberId), inArray(numberMoves.state, ['ASKED', 'ACCEPTED']));
  const [row] = await db.select().from(numberMoves).where(isIt);
  return row;
}

export async function findMove(
  db: Executor,
  by: { id: string } | { reference: string },
): Promise<NumberMoveRow | undefined> {
  const isIt = 'id' in by ? eq(numberMoves.id, by.id) : eq(numberMoves.reference, by.reference);
  const [row] = await db.select().from(numberMoves).where(isIt);
  return row;
}

export async function insertMove(tx: Executor, move: NewNumberMove): Promise<NumberMoveRow> {
  const [row] = await tx.insert(numberMoves).values(move).returning();
  if (!row) throw new Error('A move of a number was not written');
  return row;
}

export async function changeMove(tx: Executor, id: string, change: Partial<NumberMoveRow>): Promise<NumberMoveRow> {
  const [row] = await tx.update(numberMoves).set(change).where(eq(numberMoves.id, id)).returning();
  if (!row) throw new Error(`No move ${id}`);
  return row;
}

/** Notes a code that was given; one that is shown again is the same. */
export async function noteCode(tx: Executor, code: typeof leavingCodes.$inferInsert): Promise<void> {
  await tx.insert(leavingCodes).values(code).onConflictDoNothing();
}

/** What was given of PACs and STACs, oldest first. */
export async function codesOf(db: Executor, memberId: string): Promise<LeavingCodeRow[]> {
  return db
    .select()
    .from(leavingCodes)
    .where(eq(leavingCodes.memberId, memberId))
    .orderBy(asc(leavingCodes.givenAt), asc(leavingCodes.id));
}

/** Those for a number that can still be used. */
export async function goodCodes(
  db: Executor,
  { memberId, phoneNumber, today }: { memberId: string; phoneNumber: string; today: LocalDate },
): Promise<LeavingCodeRow[]> {
  const isOfNumber = and(eq(leavingCodes.memberId, memberId), eq(leavingCodes.phoneNumber, phoneNumber));
  const isGood = and(isNull(leavingCodes.usedAt), gte(leavingCodes.lastDay, today));
  return db.select().from(leavingCodes).where(and(isOfNumber, isGood)).orderBy(asc(leavingCodes.kind));
}

/** Nobody can use the codes of a number any more that has gone; those that were given since, as it came back, are others. */
export async function endCodes(tx: Executor, memberId: string, phoneNumber: string, usedAt: Date): Promise<void> {
  const isOfNumber = and(eq(leavingCodes.memberId, memberId), eq(leavingCodes.phoneNumber, phoneNumber));
  await tx
    .update(leavingCodes)
    .set({ usedAt })
    .where(and(isOfNumber, isNull(leavingCodes.usedAt), lte(leavingCodes.givenAt, usedAt)));
}
