import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { planPrices } from '../../db/schema/bills.ts';
import { planBoosts } from '../../db/schema/boosts.ts';
import { contractDocuments } from '../../db/schema/contracts.ts';
import { contractNotices, planCancellations } from '../../db/schema/member-plans.ts';
import { orders } from '../../db/schema/orders.ts';
import { planPauses } from '../../db/schema/pauses.ts';
import { planChanges } from '../../db/schema/plan-changes.ts';
import { plans } from '../../db/schema/plans.ts';

/** All plans of a member, drafts included, newest first. */
export async function plansOfMember(db: Executor, memberId: string) {
  return db.select().from(plans).where(eq(plans.memberId, memberId)).orderBy(desc(plans.createdAt), desc(plans.id));
}

/** What an order keeps besides what its page shows. */
export async function orderFacts(db: Executor, memberId: string) {
  const { id, paid, contractSummaryDocId, contractInformationDocId } = orders;
  return db
    .select({ id, paid, contractSummaryDocId, contractInformationDocId })
    .from(orders)
    .where(eq(orders.memberId, memberId));
}

/** The contract documents of these plans, without their contents; oldest first. */
export async function documentsOf(db: Executor, planIds: readonly string[]) {
  const { pdf: _, ...columns } = getTableColumns(contractDocuments);
  return db
    .select(columns)
    .from(contractDocuments)
    .where(inArray(contractDocuments.planId, [...planIds]))
    .orderBy(asc(contractDocuments.createdAt), asc(contractDocuments.id));
}

/** What these plans cost a month, oldest first. */
export async function pricesOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(planPrices)
    .where(inArray(planPrices.planId, [...planIds]))
    .orderBy(asc(planPrices.from));
}

/** The pauses of these plans, those included that were taken back; newest first. */
export async function pausesOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(planPauses)
    .where(inArray(planPauses.planId, [...planIds]))
    .orderBy(desc(planPauses.createdAt), desc(planPauses.from));
}

export async function boostsOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(planBoosts)
    .where(inArray(planBoosts.planId, [...planIds]))
    .orderBy(desc(planBoosts.startedAt));
}

/** The changes of these plans, those included that were taken back; newest first. */
export async function changesOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(planChanges)
    .where(inArray(planChanges.planId, [...planIds]))
    .orderBy(desc(planChanges.askedAt));
}

/** Each time that the end of one of these plans was asked for, newest first. */
export async function cancellationsOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(planCancellations)
    .where(inArray(planCancellations.planId, [...planIds]))
    .orderBy(desc(planCancellations.askedAt));
}

export async function noticesOf(db: Executor, planIds: readonly string[]) {
  return db
    .select()
    .from(contractNotices)
    .where(inArray(contractNotices.planId, [...planIds]))
    .orderBy(desc(contractNotices.sentAt));
}
