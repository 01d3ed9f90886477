import { count, desc, eq, inArray, and, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { faultNews, planFaults } from '../../db/schema/faults.ts';
import { newsOfRow } from './fault-news.rules.ts';
import type { FaultNews, FaultRow } from './faults.types.ts';

/** The faults of a plan, newest first. */
export async function faultsOfPlan(db: Executor, planId: string): Promise<FaultRow[]> {
  return db.select().from(planFaults).where(eq(planFaults.planId, planId)).orderBy(desc(planFaults.reportedAt));
}

/** The faults of all the member's plans, newest first. */
export async function faultsOfMember(db: Executor, memberId: string): Promise<FaultRow[]> {
  return db.select().from(planFaults).where(eq(planFaults.memberId, memberId)).orderBy(desc(planFaults.reportedAt));
}

export async function findFault(db: Executor, faultId: string): Promise<FaultRow | undefined> {
  const [row] = await db.select().from(planFaults).where(eq(planFaults.id, faultId));
  return row;
}

/** The faults of these plans that are open: one for a plan at most. */
export async function openFaults(db: Executor, planIds: readonly string[]): Promise<FaultRow[]> {
  if (planIds.length === 0) return [];
  return db
    .select()
    .from(planFaults)
    .where(and(inArray(planFaults.planId, [...planIds]), isNull(planFaults.endedAt)));
}

export async function findOpenFault(db: Executor, planId: string): Promise<FaultRow | undefined> {
  const [row] = await openFaults(db, [planId]);
  return row;
}

export async function countFaults(db: Executor, planId: string): Promise<number> {
  const [row] = await db.select({ made: count() }).from(planFaults).where(eq(planFaults.planId, planId));
  return row?.made ?? 0;
}

export async function insertFault(tx: Executor, fault: typeof planFaults.$inferInsert): Promise<FaultRow> {
  const [row] = await tx.insert(planFaults).values(fault).returning();
  if (!row) throw new Error('The fault was not written');
  return row;
}

export async function endFault(tx: Executor, faultId: string, endedAt: Date): Promise<void> {
  await tx.update(planFaults).set({ endedAt }).where(eq(planFaults.id, faultId));
}

/** What has happened to these faults, by the fault. */
export async function newsOfFaults(
  db: Executor,
  faultIds: readonly string[],
): Promise<ReadonlyMap<string, FaultNews[]>> {
  if (faultIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(faultNews)
    .where(inArray(faultNews.faultId, [...faultIds]));
  return new Map(faultIds.map((id) => [id, rows.filter(({ faultId }) => faultId === id).flatMap(newsOfRow)] as const));
}

/** Writes down what has happened. False when it is known already. */
export async function saveNews(tx: Executor, faultId: string, news: FaultNews): Promise<boolean> {
  const { code, happenedAt, visitId, visitType, visitDate, visitSlot, engineerName, engineerContactNumber } = news;
  const visit = { visitId, visitType, visitDate, visitSlot, engineerName, engineerContactNumber };
  const rows = await tx
    .insert(faultNews)
    .values({ faultId, code, happenedAt, ...visit, expectedRepair: news.expectedRepair })
    .onConflictDoNothing()
    .returning({ id: faultNews.id });
  return rows.length > 0;
}
