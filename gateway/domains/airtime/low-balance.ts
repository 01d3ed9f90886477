import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AUTOMATIC_BELOW } from './airtime.rules.ts';
import type { AccountRow } from './airtime.store.ts';

export const TOP_UP_LOW = 'airtime.top-up-low';

/** Whether credit is to be topped up by itself; not while something is owed, as that is paid first. */
export const isLow = ({ automaticCardId, balanceInPence, debtInPence, awaitedInPence }: AccountRow): boolean =>
  automaticCardId !== null && debtInPence === 0 && balanceInPence < Math.max(AUTOMATIC_BELOW, awaitedInPence ?? 0);

/** Has a member's credit looked at by a job, at a moment or now. */
export async function askToTopUp(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  memberId: string,
  at: Date = clock.now(),
): Promise<void> {
  await jobs.enqueue(tx, TOP_UP_LOW, { memberId }, at);
}

/**
 * Has the mobile network told whether what no plan covers is charged for, at home and abroad, behind what it is told of the member's SIMs. Its handler stands with
 * the domain of members' SIM plans, as credit knows no SIMs.
 */
export const NETWORK_ASKS_CREDIT = 'airtime.network-asks-credit';

/** Asks for that. */
export async function askForRating(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  memberId: string,
): Promise<void> {
  const job = { kind: NETWORK_ASKS_CREDIT, payload: { memberId }, runAt: clock.now() };
  await jobs.enqueueInLine(tx, `mobile-network:${memberId}`, job);
}
