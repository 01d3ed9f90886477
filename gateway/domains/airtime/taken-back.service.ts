import type { Executor } from '../../../platform/db/open.ts';
import { returnedMessage, takenBackMessage } from './airtime.messages.ts';
import { countAbout } from './airtime.store.ts';
import { turnOff } from './automatic-top-up.ts';
import { payDebtFirst, takeBack } from './ledger.service.ts';
import { writeTo, type AirtimeDeps } from './write-to.ts';

type Moved = Parameters<typeof takeBack>[2];

/**
 * Books what a bank has taken back: credit pays for it, and the rest is owed. Its member is told. Nothing is charged by itself any more, as they may not have
 * wanted that.
 */
export async function noteTakenBack(deps: AirtimeDeps, tx: Executor, moved: Moved): Promise<void> {
  const { memberId, amountInPence } = moved;
  const owed = await takeBack(deps, tx, moved);
  const wasOn = await turnOff(deps, tx, memberId);
  await writeTo(deps, tx, memberId, (member) => takenBackMessage(member, { amountInPence, owed, wasOn }, deps.env));
}

/** Books what a bank has given to us again, and tells its member; false where it had taken nothing of that back. */
export async function noteReturned(
  deps: AirtimeDeps,
  tx: Executor,
  { memberId, amountInPence, reference }: Moved,
): Promise<boolean> {
  if (!(await isMissing(tx, reference))) return false;
  await payDebtFirst(deps, tx, { memberId, amountInPence, reference }, 'RETURNED');
  await writeTo(deps, tx, memberId, (member) => returnedMessage(member, amountInPence, deps.env));
  return true;
}

/** Whether a bank has taken a payment back, and not given it to us again. */
const isMissing = async (tx: Executor, reference: string): Promise<boolean> =>
  (await countAbout(tx, 'TAKEN_BACK', reference)) > (await countAbout(tx, 'RETURNED', reference));
