import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { AUTOMATIC_BY, leftToday } from './airtime.rules.ts';
import { changeAccount, findAccount, lockAccount, recentTopUps, type AccountRow } from './airtime.store.ts';
import { askToTopUp } from './low-balance.ts';

type Deps = Pick<Dependencies, 'clock' | 'jobs'>;

/** Tells what has become of credit that something waits for. Its handler stands with the domain of members' SIM plans, as credit knows none. */
export const AWAITED_CREDIT = 'airtime.awaited-credit';

/**
 * MORE: credit has come in another way, and the automatic top-up is still to come. The others end the wait: TOPPED_UP: it came. FAILED: the card was
 * not charged. OFF: there is none any more. UNHEARD: nobody says whether it was charged.
 */
export type Awaited = 'MORE' | 'TOPPED_UP' | 'FAILED' | 'OFF' | 'UNHEARD';

/** ASKED: the card is charged first. OFF: no card is. SHORT: its charge is not enough, or more than what a day allows. FAILED: the card was refused within a day. */
export type TopUpFirst = 'ASKED' | 'OFF' | 'SHORT' | 'FAILED';

const brings = ({ balanceInPence }: AccountRow, amountInPence: number): boolean =>
  balanceInPence + AUTOMATIC_BY >= amountInPence;

/** Whether an automatic top-up is on whose one charge would bring credit that is too little to an amount. */
export async function isToppedUpFirst(db: Executor, memberId: string, amountInPence: number): Promise<boolean> {
  const account = await findAccount(db, memberId);
  return account.automaticCardId !== null && account.debtInPence === 0 && brings(account, amountInPence);
}

/**
 * Has credit that is too little for a plan topped up first, where that is on and one charge brings enough within its limits. What becomes of it is told
 * by AWAITED_CREDIT, until the wait has ended once.
 */
export async function topUpFirst(
  deps: Deps,
  tx: Executor,
  memberId: string,
  amountInPence: number,
): Promise<TopUpFirst> {
  const account = await lockAccount(tx, memberId);
  if (account.automaticCardId === null || account.debtInPence > 0) return 'OFF';
  const now = deps.clock.now();
  const paid = (await recentTopUps(tx, memberId, now)).filter(({ paidAt }) => paidAt);
  if (!brings(account, amountInPence) || leftToday(paid, now) < AUTOMATIC_BY) return 'SHORT';
  if (isTriedLater(account, now)) return 'FAILED';
  await changeAccount(tx, memberId, { awaitedInPence: amountInPence });
  await askToTopUp(deps, tx, memberId);
  return 'ASKED';
}

/** Whether the card was not charged, and is not tried again for now. */
export const isTriedLater = ({ automaticAgainAt }: AccountRow, now: Date): boolean =>
  automaticAgainAt !== null && now < automaticAgainAt;

/** Has nothing topped up for a plan any more: it is paid, or not wanted. */
export async function stopWaiting(tx: Executor, memberId: string): Promise<void> {
  await changeAccount(tx, memberId, { awaitedInPence: null });
}

/** Ends the wait for an automatic top-up, once, and tells who waits for it. The account must be locked. */
export async function endWait(
  deps: Deps,
  tx: Executor,
  { memberId, awaitedInPence }: AccountRow,
  how: Exclude<Awaited, 'MORE'>,
): Promise<void> {
  if (awaitedInPence === null) return;
  await stopWaiting(tx, memberId);
  await tellAwaited(deps, tx, memberId, how);
}

/** Tells who waits for credit what has become of it. */
export async function tellAwaited({ jobs, clock }: Deps, tx: Executor, memberId: string, how: Awaited): Promise<void> {
  await jobs.enqueue(tx, AWAITED_CREDIT, { memberId, how }, clock.now());
}
