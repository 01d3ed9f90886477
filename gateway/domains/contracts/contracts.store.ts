import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/open.ts';
import { contractDocuments } from '../../db/schema/contracts.ts';
import { plans } from '../../db/schema/plans.ts';

export type ContractDocument = typeof contractDocuments.$inferSelect;

export async function hasDocument(db: Executor, docId: string): Promise<boolean> {
  return (await db.$count(contractDocuments, eq(contractDocuments.id, docId))) > 0;
}

/** Keeps a document; one with the same id has the same contents and is there already. */
export async function saveDocument(db: Executor, document: ContractDocument): Promise<void> {
  await db.insert(contractDocuments).values(document).onConflictDoNothing();
}

/** A document of one of the member's own plans. */
export async function findOwnDocument(
  db: Executor,
  memberId: string,
  docId: string,
): Promise<ContractDocument | undefined> {
  const [row] = await db
    .select({ document: contractDocuments })
    .from(contractDocuments)
    .innerJoin(plans, eq(plans.id, contractDocuments.planId))
    .where(and(eq(contractDocuments.id, docId), eq(plans.memberId, memberId)));
  return row?.document;
}
