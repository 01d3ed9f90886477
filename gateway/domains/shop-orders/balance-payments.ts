import { notFound } from '../../../platform/http/problem.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { owedOf, type Application } from '../credit/credit.rules.ts';
import { applicationsOf, noteBalance } from '../credit/credit.service.ts';
import { nothingDue } from '../payments/payments.rules.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { remindOfReturnedBalance } from './credit-reminders.ts';
import { balancePaidMessage } from './instalments.messages.ts';
import { debtsOf } from './owed-after-withdrawal.ts';
import { lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

/** What is owed to us of an order after withdrawals from its credit. */
const owedToUs = async (tx: Executor, order: ShopOrder): Promise<Application[]> =>
  (await debtsOf(tx, order)).filter(({ owed }) => owed.to === 'SHOP').map(({ row }) => row);

const sumOf = (rows: readonly Application[]): number =>
  rows.reduce((sum, row) => sum + (owedOf(row)?.amountInPence ?? 0), 0);

/** What a session pays of what is owed: all of it, and of what a bank returns that for which it had paid. */
function paidBy(sessionId: string, owed: readonly Application[]): readonly Application[] {
  const before = owed.filter(({ balanceSessionId }) => balanceSessionId === sessionId);
  return before.length > 0 ? before : owed;
}

/** How phones are paid for whose customer has withdrawn from their credit before the lender had paid: all of an order at once. */
export function balancePayments(deps: OrderDeps): PaymentPurpose {
  return {
    async due(tx, { memberId, reference }) {
      const order = await lockOrder(tx, reference);
      if (order?.memberId !== memberId) throw notFound('shop-order');
      const sum = sumOf(await owedToUs(tx, order));
      if (sum === 0) throw nothingDue();
      return sum;
    },
    async pay(tx, { id: balanceSessionId, memberId, reference }, amountInPence) {
      const order = await lockOrder(tx, reference);
      if (order?.memberId !== memberId) return false;
      const owed = paidBy(balanceSessionId, await owedToUs(tx, order));
      if (owed.length === 0 || sumOf(owed) !== amountInPence) return false;
      await noteBalance(tx, owed, { balancePaidAt: deps.clock.now(), balanceSessionId });
      await writeToMember(deps, tx, order, (member, about) => balancePaidMessage(member, about, amountInPence));
      return true;
    },
    async takeBack(tx, { id: balanceSessionId, reference }) {
      const order = await lockOrder(tx, reference);
      if (!order) return;
      const rows = await applicationsOf(tx, [order.id]);
      const paid = rows.filter((row) => row.balanceSessionId === balanceSessionId);
      await noteBalance(tx, paid, { balancePaidAt: null, balanceSessionId });
      for (const { row, owed } of await debtsOf(tx, order))
        if (row.balanceSessionId === balanceSessionId) await remindOfReturnedBalance(deps, tx, row, owed.by);
    },
    ended: () => Promise.resolve(),
  };
}
