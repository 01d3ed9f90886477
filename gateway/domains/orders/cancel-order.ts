import type { Executor } from '../../../platform/db/open.ts';
import { retrying } from '../../../platform/db/errors.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { endRequestsOfPlan } from '../earlier-dates/earlier-dates.service.ts';
import { findMember } from '../members/members.rows.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import { datedVisits } from '../visits/plan-visits.ts';
import { cancellationOf, notCancellable } from './cancellation.rules.ts';
import { cancellingMessage } from './orders.messages.ts';
import { callOff } from './orders.network.ts';
import { findOwnOrder, lockOrder, lockOrderOfPlan, updateOrder } from './orders.store.ts';

/**
 * Ends an order at its member's wish: the network is asked to stop, and its word ends it. Sent again it changes nothing.
 * Throws 404 `order.not-found`, 409 `order.not-cancellable`.
 */
export async function cancelOrder(deps: Dependencies, memberId: string, orderId: string): Promise<void> {
  await retrying(() =>
    deps.db.transaction(async (tx) => {
      const own = await findOwnOrder(tx, memberId, orderId);
      // Orders are locked before their plans.
      const order = own && (await lockOrder(tx, own.id));
      const plan = order && (await lockPlan(tx, order.planId));
      if (!plan) throw notFound('order');
      if (order.state === 'CANCELLING' || order.state === 'CANCELLED') return;
      const visits = await datedVisits(deps, tx, plan.id);
      const goLive = order.committedDate ?? plan.provisionalStartDate;
      const { how } = cancellationOf(order, { visits, goLive }, deps.clock.today());
      if (how === null) throw notCancellable(order.state);
      const now = deps.clock.now();
      await updateOrder(tx, order.id, { state: 'CANCELLING', delay: null, updatedAt: now });
      await callOff(deps, tx, order, now);
      await endRequestsOfPlan(deps, tx, plan.id, now);
      const member = await findMember(tx, memberId);
      if (member) await deps.outbox.post(tx, cancellingMessage(member, { key: order.key, how }, deps.env));
    }),
  );
}

/**
 * The order of a plan, if there is one, locked before something of it is changed. Throws 409 `order.cancelling` once it is
 * being cancelled.
 */
export async function lockChangeableOrder(tx: Executor, planId: string): Promise<void> {
  const order = await lockOrderOfPlan(tx, planId);
  if (order?.state !== 'CANCELLING') return;
  const message = 'Your order is being cancelled, so its visits can’t be changed.';
  throw new HttpProblem(409, 'order.cancelling', { message });
}
