import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { book } from '../airtime/ledger.service.ts';
import { askForRefund } from '../payments/refunds.service.ts';
import { withPlansLocked } from './buying.ts';
import { cancellationOf, notCancellable, returnChanged } from './cancellation.rules.ts';
import { runsAt } from './member-sim-plans.rules.ts';
import { isStillPaid, subjectOf, usageOf } from './member-sim-plans.service.ts';
import { changeSimPlan, findSimPlan, standingOf } from './member-sim-plans.store.ts';
import { bringUpToDate } from './periods.ts';
import { NOTHING } from './repeating.ts';
import { cancelledMessage } from './sim-plan-messages.ts';
import { tellAllowance } from './tell-network.ts';

/**
 * Cancels a plan that runs, once: it ends, the network is told, and what was not supplied goes back as it was paid. A plan that waits begins. Throws 404
 * `sim-plan-purchase.not-found`, 409 `sim-plan.not-cancellable`, and `sim-plan.return-changed` where another sum comes back than the member was shown.
 */
export async function cancelSimPlan(
  deps: Dependencies,
  memberId: string,
  { purchaseId, returnInPence }: { purchaseId: string; returnInPence: number },
): Promise<void> {
  const { db, clock, env, outbox } = deps;
  const before = await findSimPlan(db, { id: purchaseId });
  if (before?.memberId !== memberId) throw notFound('sim-plan-purchase');
  const usage = before.state === 'RUNNING' ? await usageOf(deps, before) : undefined;
  await withPlansLocked(deps, { memberId, purchaseId }, async (tx, locked) => {
    const { member, now } = locked;
    const row = await findSimPlan(tx, { id: purchaseId });
    if (!row || row.cancelledAt) return;
    const said = runsAt(row, now) ? cancellationOf(row, { today: clock.today(), usage }) : null;
    // Of one whose price a bank has taken back nothing is paid that could go back.
    if (said === null || !(await isStillPaid(tx, row))) throw notCancellable();
    if (said.returnInPence !== returnInPence) throw returnChanged(said.returnInPence);
    const over = {
      state: 'OVER' as const,
      endsAt: now,
      cancelledAt: now,
      returnedInPence: returnInPence,
      isTold: false,
    };
    const cancelled = await changeSimPlan(tx, row.id, { ...over, ...NOTHING });
    if (row.paidBy === 'CARD') await askForRefund(deps, tx, subjectOf(row.id), { pence: returnInPence });
    else {
      const about = 'A plan that you cancelled';
      await book(deps, tx, { memberId, kind: 'REFUND', amountInPence: returnInPence, reference: row.id, about });
    }
    await tellAllowance(deps, tx, memberId);
    const { waiting } = await standingOf(tx, memberId);
    await outbox.post(tx, cancelledMessage(member, { row: cancelled, waiting }, env));
    await bringUpToDate(deps, tx, locked);
  });
}
