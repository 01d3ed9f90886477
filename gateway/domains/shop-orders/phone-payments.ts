import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { takeOutBought } from '../baskets/baskets.service.ts';
import { nothingDue } from '../payments/payments.rules.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { outOfStock, takePieces } from '../phones/stock.service.ts';
import { assertStillSo, letGo } from './check-out.service.ts';
import { insertParcel } from './parcels.store.ts';
import { placedMessage } from './shop-orders.messages.ts';
import { dayToBring, isCancellable } from './shop-orders.rules.ts';
import { changeOrder, lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { tellCourier } from './tell-courier.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

const skusOf = ({ pieces }: ShopOrder): string[] => pieces.map(({ sku }) => sku);

/** From here on the courier has to bring it, and the customer is told so. */
async function place(deps: OrderDeps, tx: Executor, order: ShopOrder): Promise<void> {
  const now = deps.clock.now();
  const deliverOn = dayToBring(order.deliverOn, order.pieces, now);
  const placed = { ...order, state: 'PLACED' as const, placedAt: now, deliverOn, holdsStock: false };
  const { state, holdsStock } = placed;
  await changeOrder(tx, order.id, { state, placedAt: now, deliverOn, holdsStock });
  await insertParcel(tx, { reference: order.key, orderId: order.id, returnId: null, deliverOn, givenAt: now });
  await tellCourier(deps, tx, 'give', { orderId: order.id, reference: order.key });
  await takeOutBought(deps, tx, order.memberId, skusOf(order));
  const isAnotherDay = deliverOn !== order.deliverOn;
  await writeToMember(deps, tx, placed, (member, about) => placedMessage(member, { ...about, isAnotherDay }));
}

/**
 * How phones are paid for: whole and once, with pieces that are taken from the shelf while somebody pays. What was taken goes back when
 * the session ends unpaid; money that comes after that pays where so much is there still.
 */
export function phonePayments(deps: OrderDeps): PaymentPurpose {
  return {
    async due(tx, { memberId, reference }) {
      const order = await lockOrder(tx, reference);
      if (order?.memberId !== memberId) throw notFound('shop-order');
      if (order.state !== 'UNPAID') throw nothingDue();
      // A session is open for it, in another tab.
      if (order.holdsStock) return order.totalInPence;
      await assertStillSo(deps, tx, order);
      if (!(await takePieces(tx, skusOf(order)))) throw outOfStock();
      await changeOrder(tx, order.id, { holdsStock: true });
      return order.totalInPence;
    },
    async pay(tx, { memberId, reference }, amountInPence) {
      const order = await lockOrder(tx, reference);
      if (order?.memberId !== memberId || order.totalInPence !== amountInPence) return false;
      if (order.state !== 'UNPAID') return hasItsMoneyAgain(tx, order);
      if (!order.holdsStock && !(await takePieces(tx, skusOf(order)))) return false;
      await place(deps, tx, order);
      return true;
    },
    async takeBack(tx, { reference }) {
      const order = await lockOrder(tx, reference);
      if (!order) return;
      const now = deps.clock.now();
      const isHere = isCancellable(order, now);
      await changeOrder(tx, order.id, { takenBackAt: now, ...(isHere ? { state: 'CANCELLING' } : {}) });
      if (isHere) await tellCourier(deps, tx, 'recall', { orderId: order.id, reference: order.key });
      else
        deps.log.error({ orderId: order.id }, 'a bank has taken the money for phones back: somebody has to see to it');
    },
    async ended(tx, { reference }) {
      const order = await lockOrder(tx, reference);
      if (order?.state === 'UNPAID' && order.holdsStock) await letGo(tx, order);
    },
  };
}

/** A bank has returned what it had taken back: that pays again, unless the phones have stayed with us. */
async function hasItsMoneyAgain(tx: Executor, { id, takenBackAt, state }: ShopOrder): Promise<boolean> {
  if (takenBackAt === null || state === 'CANCELLING' || state === 'CANCELLED' || state === 'BACK') return false;
  await changeOrder(tx, id, { takenBackAt: null });
  return true;
}
