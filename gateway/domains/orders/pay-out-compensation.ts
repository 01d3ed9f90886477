import type { components } from '../../../openapi/generated/gateway.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { OrderKeyPort } from '../payouts/payouts.jobs.ts';
import { nothingOwed, payOut } from '../payouts/payouts.service.ts';
import { hasFailed } from './orders.rules.ts';
import { findOrder, findOwnOrder, lockOrder } from './orders.store.ts';

/**
 * Pays the compensation of an order that never went live to a bank account that its member names. Sent again while that is on its way it changes
 * nothing. Throws 404 `order.not-found`, 409 `payout.nothing-owed`.
 */
export async function payOutCompensation(
  deps: Dependencies,
  memberId: string,
  orderId: string,
  account: components['schemas']['PayoutAccount'],
): Promise<void> {
  await retrying(() =>
    deps.db.transaction(async (tx) => {
      const own = await findOwnOrder(tx, memberId, orderId);
      const order = own && (await lockOrder(tx, own.id));
      if (!order) throw notFound('order');
      // What is still going on is added to, and settled when it ends.
      if (!hasFailed(order.state)) throw nothingOwed();
      await payOut(deps, tx, order, account);
    }),
  );
}

/** What the jobs that pay out are given. */
export const orderKeyPort: OrderKeyPort = {
  async orderKeyOf(db, orderId) {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error(`No order ${orderId}`);
    return order.key;
  },
};
