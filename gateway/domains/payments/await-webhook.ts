import { DAY_MS, HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { SessionRow } from './payments.rules.ts';
import { changeSession } from './payments.store.ts';

export const UNHEARD = 'payments.unheard';

/** So long a webhook may be late of a payment that the provider itself has called authorised. */
const WEBHOOK_MS = 2 * HOUR_MS;

/** A bank that has yet to answer for a card or a wallet does so within minutes. */
const ANSWER_MS = DAY_MS;

/** Working days: a bank has three to accept a Direct Debit, and debits on the second; returns come two after that (Bacs). */
const DEBIT_DAYS = 10;

/** While our team is there. */
const MORNING = 9;

type Deps = Pick<Dependencies, 'clock' | 'jobs'>;

const isByDebit = ({ purpose, directDebitId }: SessionRow): boolean =>
  purpose === 'DIRECT_DEBIT' || directDebitId !== null;

/**
 * Has somebody see to a session whose bank has yet to answer, should nothing be heard of it: after a day, or after ten working days by Direct Debit. Belongs
 * into the transaction in which it begins to wait.
 */
export async function awaitWebhook({ clock, jobs }: Deps, tx: Executor, session: SessionRow): Promise<void> {
  const now = clock.now();
  const at = isByDebit(session)
    ? new Date(ukTime(addWorkingDays(ukDateOf(now), DEBIT_DAYS), MORNING))
    : new Date(now.getTime() + ANSWER_MS);
  await jobs.enqueue(tx, UNHEARD, { sessionId: session.id }, at);
}

/**
 * Keeps what the provider itself has answered of a payment that it calls authorised: should its webhook not come, that counts. Belongs into a transaction
 * that has locked the thing.
 */
export async function noteAnswered(
  { clock, jobs }: Deps,
  tx: Executor,
  { id: sessionId }: SessionRow,
  answered: NonNullable<SessionRow['answered']>,
): Promise<void> {
  await changeSession(tx, sessionId, { answered });
  await jobs.enqueue(tx, UNHEARD, { sessionId }, new Date(clock.now().getTime() + WEBHOOK_MS));
}
