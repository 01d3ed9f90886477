import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { reminderMessage } from './payouts.messages.ts';
import { owedInPence, payoutUnderWay, type Owing } from './payouts.rules.ts';

export const REMIND = 'payouts.remind';

/** Days after the money was asked about: a week, a month, a quarter of a year. */
const AFTER_DAYS = [7, 30, 90] as const;

type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'log' | 'outbox'>;
type Whose = { id: string; memberId: string };

/**
 * Has a member reminded of money that is owed to them, for as long as they have not said where to pay it. `tries`: how many accounts have not taken it, after each of
 * which they are asked anew. Belongs into the transaction in which they are asked.
 */
export async function remindOfMoney(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Executor,
  { id: orderId, memberId }: Whose,
  tries: number,
): Promise<void> {
  const askedAt = clock.now().getTime();
  for (const days of AFTER_DAYS)
    await jobs.enqueue(
      tx,
      REMIND,
      { orderId, memberId, tries, isLast: days === AFTER_DAYS.at(-1) },
      new Date(askedAt + days * DAY_MS),
      `${REMIND}:${orderId}:${tries}:${days}`,
    );
}

/** Reminds them, unless it was paid, credited or asked for anew since. `keyOf`: the key of the order, which its member knows it by. */
export async function remindNow(
  deps: Deps & { keyOf: (tx: Executor, orderId: string) => Promise<string> },
  tx: Executor,
  order: Whose & { owing: Owing; tries: number; isLast: boolean },
): Promise<void> {
  const { id, memberId, owing, tries, isLast } = order;
  const owed = owedInPence(owing);
  if (owed === 0 || owing.creditPlanId !== null || payoutUnderWay(owing.payouts)) return;
  if (owing.payouts.length !== tries) return;
  const member = await findMember(tx, memberId);
  if (!member) return;
  const key = await deps.keyOf(tx, id);
  await deps.outbox.post(tx, reminderMessage(member, { id, key }, owed, deps.env));
  if (isLast) deps.log.error({ orderId: id }, 'nobody has said where to pay what we owe: somebody has to see to it');
}
