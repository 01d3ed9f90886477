import type { components } from '../../../openapi/generated/gateway.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { isBeingPaid, lockPaidFor } from '../payments/refunds.service.ts';
import { beingPaid, debtFirst, leftToday, overDailyLimit } from './airtime.rules.ts';
import { changeTopUp, lockAccount, lockTopUp, openTopUp, recentTopUps, type TopUpRow } from './airtime.store.ts';

type Schemas = components['schemas'];

/** What is paid for by a top-up: each is paid once, in one session at a time, whichever tab begins it. */
export const subjectOf = (id: string) => ({ purpose: 'AIRTIME' as const, reference: id });

/**
 * Says by how much a member is about to top up, in the place of what they said before. Throws 409 `top-up.daily-limit`, `airtime.debt` and
 * `top-up.being-paid`.
 */
export function saveUnpaidTopUp(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  amountInPence: number,
): Promise<Schemas['TopUp']> {
  return retrying(() =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const topUp = await lockUnpaid(tx, { memberId, isAutomatic: false, amountInPence, begunAt: now });
      const isChanged = topUp.amountInPence !== amountInPence;
      if (await isBeingPaid(tx, subjectOf(topUp.id))) {
        if (isChanged) throw beingPaid();
      } else await assertMayTopUp(tx, { ...topUp, amountInPence }, now);
      if (isChanged) await changeTopUp(tx, topUp.id, { amountInPence });
      return { topUpId: topUp.id, amountInPence };
    }),
  );
}

/** The unpaid top-up of a member, which is begun where there is none; payments for it wait until the transaction ends. */
export async function lockUnpaid(tx: Executor, wanted: Parameters<typeof openTopUp>[1]): Promise<TopUpRow> {
  const id = await openTopUp(tx, wanted);
  await lockPaidFor(tx, subjectOf(id));
  const topUp = await lockTopUp(tx, id);
  // It was paid while this waited for it.
  return topUp?.state === 'UNPAID' ? topUp : lockUnpaid(tx, wanted);
}

/**
 * Throws 409 `airtime.debt` while something is owed, and `top-up.daily-limit` where it is more than what is left of the day. It locks the
 * account, so that of two top-ups at once the second counts the first.
 */
export async function assertMayTopUp(
  tx: Executor,
  { id, memberId, amountInPence }: Pick<TopUpRow, 'id' | 'memberId' | 'amountInPence'>,
  now: Date,
): Promise<void> {
  const { debtInPence } = await lockAccount(tx, memberId);
  if (debtInPence > 0) throw debtFirst(debtInPence);
  const others = (await recentTopUps(tx, memberId, now)).filter((other) => other.id !== id);
  const left = leftToday(others, now);
  if (amountInPence > left) throw overDailyLimit(left);
}
