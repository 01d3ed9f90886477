import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { forgetDraftContracts } from './plans.rows.ts';
import type { PlanRow } from './plans.types.ts';

export const PREPARE_CONTRACT = 'contracts.prepare';

/** Has the contract of a draft made, so that it is there when the customer comes to read it. */
export async function prepareContract(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  { id: planId, memberId, updatedAt }: Pick<PlanRow, 'id' | 'memberId' | 'updatedAt'>,
): Promise<void> {
  const key = `${PREPARE_CONTRACT}:${planId}:${updatedAt.toISOString()}`;
  await jobs.enqueue(tx, PREPARE_CONTRACT, { planId, memberId }, clock.now(), key);
}

/**
 * The member has another name, which the contracts of their drafts have: those that were drawn count no longer, so that no other tab orders by
 * them, and new ones are made at once. A draft stays as old as it is, as the newest one is gone on with.
 */
export async function prepareRenamed(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  memberId: string,
): Promise<void> {
  for (const draft of await forgetDraftContracts(tx, memberId))
    await prepareContract({ jobs, clock }, tx, { ...draft, updatedAt: clock.now() });
}
