import { and, asc, desc, eq, gte, lte, ne } from 'drizzle-orm';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { orders } from '../../db/schema/orders.ts';
import { planChanges } from '../../db/schema/plan-changes.ts';
import type { ChangeRow } from './plan-changes.types.ts';

/** At a time, so that a sweep stays short. What is left is the next one's. */
const AT_A_TIME = 1_000;

export async function findChange(db: Executor, changeId: string): Promise<ChangeRow | undefined> {
  const [row] = await db.select().from(planChanges).where(eq(planChanges.id, changeId));
  return row;
}

/** The change that counts for a plan today; undefined where it is as it was ordered. */
export async function lastInEffect(db: Executor, planId: string): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.planId, planId), eq(planChanges.state, 'IN_EFFECT')))
    .orderBy(desc(planChanges.from))
    .limit(1);
  return row;
}

/** The newest change in effect that has brought another product; undefined where the plan has the one that was ordered. */
export async function lastOfProduct(db: Executor, planId: string): Promise<ChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(planChanges)
    .where(
      and(
        eq(planChanges.planId, planId),
        eq(planChanges.state, 'IN_EFFECT'),
        ne(planChanges.productId, planChanges.productIdBefore),
      ),
    )
    .orderBy(desc(planChanges.from))
    .limit(1);
  return row;
}

/** A change in effect and those that have come into effect after it, the newest first. */
export async function inEffectSince(
  db: Executor,
  { planId, from }: Pick<ChangeRow, 'planId' | 'from'>,
): Promise<ChangeRow[]> {
  return db
    .select()
    .from(planChanges)
    .where(and(eq(planChanges.planId, planId), eq(planChanges.state, 'IN_EFFECT'), gte(planChanges.from, from)))
    .orderBy(desc(planChanges.from));
}

/** The documents of the contract with which a plan was ordered. */
export async function orderedDocuments(
  db: Executor,
  planId: string,
): Promise<Pick<ChangeRow, 'contractSummaryDocId' | 'contractInformationDocId'> | undefined> {
  const { contractSummaryDocId, contractInformationDocId } = orders;
  const [row] = await db
    .select({ contractSummaryDocId, contractInformationDocId })
    .from(orders)
    .where(eq(orders.planId, planId));
  return row;
}

export async function insertChange(tx: Executor, change: typeof planChanges.$inferInsert): Promise<ChangeRow> {
  const [row] = await tx.insert(planChanges).values(change).returning();
  if (!row) throw new Error('The change was not written');
  return row;
}

export async function settle(
  tx: Executor,
  changeId: string,
  state: 'IN_EFFECT' | 'TAKEN_BACK',
  settledAt: Date,
): Promise<void> {
  await tx.update(planChanges).set({ state, settledAt }).where(eq(planChanges.id, changeId));
}

/** Changes that should have taken effect by a day and have not, the oldest first. */
export async function dueChanges(tx: Executor, by: LocalDate): Promise<Pick<ChangeRow, 'id' | 'planId'>[]> {
  return tx
    .select({ id: planChanges.id, planId: planChanges.planId })
    .from(planChanges)
    .where(and(eq(planChanges.state, 'ASKED'), lte(planChanges.from, by)))
    .orderBy(asc(planChanges.from))
    .limit(AT_A_TIME);
}
