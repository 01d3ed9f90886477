import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
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
