import type { Executor } from '../../../platform/db/open.ts';
import type { OrderDeps } from './write-to-member.ts';

/** What the courier is told of parcels and returns, by the kinds of the jobs that tell it. */
export const commands = {
  give: 'courier.give',
  recall: 'courier.recall',
  redeliver: 'courier.redeliver',
  expect: 'courier.expect',
  withdraw: 'courier.withdraw',
} as const;

export type CommandKind = (typeof commands)[keyof typeof commands];

/**
 * Has the courier told something about a parcel or a return of an order, in the caller's transaction. It is told until it has heard it, however long
 * it is away, and after all that was to be told of the order before: a parcel before its recall.
 */
export async function tellCourier(
  { jobs, clock }: Pick<OrderDeps, 'jobs' | 'clock'>,
  tx: Executor,
  what: keyof typeof commands,
  { orderId, reference }: { orderId: string; reference: string },
): Promise<void> {
  await jobs.enqueueInLine(tx, `courier:${orderId}`, {
    kind: commands[what],
    payload: { orderId, reference },
    runAt: clock.now(),
  });
}
