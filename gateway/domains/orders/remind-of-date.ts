import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findMember } from '../members/members.rows.ts';
import { standingVisits } from '../visits/plan-visits.ts';
import { chooseDateMessage } from './orders.messages.ts';
import { hasFailed, type OrderRow } from './orders.rules.ts';
import { findOrder } from './orders.store.ts';

const REMIND = 'orders.remind-of-date';
const FIRST_AFTER_MS = 3 * DAY_MS;
const AGAIN_AFTER_MS = 7 * DAY_MS;

/**
 * Has the member reminded of visits that need another date, for as long as they do. Belongs at the end of every transaction that may
 * bring that about.
 */
export async function remindOfDates(
  { jobs, clock }: Pick<Dependencies, 'jobs' | 'clock'>,
  tx: Executor,
  { id: orderId, planId }: Pick<OrderRow, 'id' | 'planId'>,
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + FIRST_AFTER_MS);
  for (const { id: visitId, day, mustRebook } of await standingVisits(tx, planId))
    // A visit keeps the day that it has lost until it has another.
    if (mustRebook) await jobs.enqueue(tx, REMIND, { orderId, visitId, day }, runAt, `${REMIND}:${visitId}:${day}`);
}

/** Names the job; once for each gateway. */
export function handleReminders({ jobs, outbox, env }: Pick<Dependencies, 'jobs' | 'outbox' | 'env'>): void {
  jobs.handle(REMIND, async (tx, payload, { now }) => {
    const order = await findOrder(tx, String(payload['orderId']));
    if (!order || hasFailed(order.state) || order.state === 'CANCELLING') return;
    const visits = await standingVisits(tx, order.planId);
    const waiting = visits.find(({ id, mustRebook }) => mustRebook && id === payload['visitId']);
    const member = waiting?.day === payload['day'] ? await findMember(tx, order.memberId) : undefined;
    if (!waiting || !member) return;
    await outbox.post(tx, chooseDateMessage(member, { order, visitType: waiting.kind }, env));
    await jobs.enqueue(tx, REMIND, payload, new Date(now.getTime() + AGAIN_AFTER_MS));
  });
}
