import type { Executor } from '../../../platform/db/open.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { withdrawBanner } from '../banners/show-banner.ts';
import { applicationsOf, bindCredit, forgetSignatures } from '../credit/credit.service.ts';
import { hasSignature, type Application } from '../credit/credit.rules.ts';
import { takeOutBought } from '../baskets/baskets.service.ts';
import { nothingDue } from '../payments/payments.rules.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';
import { supplyESims } from '../sims/sims.service.ts';
import { outOfStock, takePieces } from '../phones/stock.service.ts';
import { assertStillSo, letGo } from './check-out.service.ts';
import { refundOwed } from './money-back.ts';
import { allOfCredit, assertSigned, dueNowOf, paidAtOnce } from './instalments.rules.ts';
import { creditTopic } from './instalments.messages.ts';
import { insertParcel } from './parcels.store.ts';
import { placedMessage, returnedMessage, takenBackMessage } from './shop-orders.messages.ts';
import { partOf } from './shop-orders.words.ts';
import { dayToBring, isCancellable } from './shop-orders.rules.ts';
import { changeOrder, findOwnOrder, lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { stopOrder } from './stop-order.ts';
import { tellCourier } from './tell-courier.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

/** The phones that come with an eSIM; a card goes into the box of its phone. */
const eSimsOf = ({ pieces }: ShopOrder): string[] =>
  pieces.filter(({ simType }) => simType === 'esim').map(({ id }) => id);

const skusOf = ({ pieces }: ShopOrder): string[] => pieces.map(({ sku }) => sku);

/**
 * From here on the courier has to bring it, and the customer is told so. With phones by instalments the courier hears of it once the lender has made
 * the agreements (`creditOrders`), so that nothing is sent that nobody pays.
 */
async function place(deps: OrderDeps, tx: Executor, order: ShopOrder, credit: readonly Application[]): Promise<void> {
  const now = deps.clock.now();
  const deliverOn = dayToBring(order.deliverOn, order.pieces, now);
  const placed = { ...order, state: 'PLACED' as const, placedAt: now, deliverOn, holdsStock: false };
  const { state, holdsStock } = placed;
  await changeOrder(tx, order.id, { state, placedAt: now, deliverOn, holdsStock });
  await insertParcel(tx, { reference: order.key, orderId: order.id, returnId: null, deliverOn, givenAt: now });
  if (credit.length === 0) await tellCourier(deps, tx, 'give', { orderId: order.id, reference: order.key });
  await supplyESims(deps, tx, order.memberId, eSimsOf(order));
  await bindCredit(deps, tx, credit);
  await withdrawBanner(tx, order.memberId, creditTopic(order.id));
  await takeOutBought(deps, tx, order.memberId, skusOf(order));
  const isAnotherDay = deliverOn !== order.deliverOn;
  await writeToMember(deps, tx, placed, (member, about) => placedMessage(member, { ...about, isAnotherDay }));
}

/**
 * How phones are paid for: what is due now, once all that is paid by instalments is signed for, with pieces that are taken from the shelf while somebody pays. What was taken goes back when
 * the session ends unpaid; money that comes after that pays where so much is there still.
 */
export function phonePayments(deps: OrderDeps): PaymentPurpose {
  return {
    async due(tx, { memberId, reference }) {
      const order = await lockOrder(tx, reference);
      if (order?.memberId !== memberId) throw notFound('shop-order');
      if (order.state !== 'UNPAID') throw nothingDue();
      assertSigned(order, await applicationsOf(tx, [order.id]), deps.clock.now());
      // A session is open for it, in another tab.
      if (order.holdsStock) return dueNowOf(order.pieces);
      await assertStillSo(deps, tx, order);
      if (!(await takePieces(tx, skusOf(order)))) throw outOfStock();
      await changeOrder(tx, order.id, { holdsStock: true });
      return dueNowOf(order.pieces);
    },
    async parts(db, { memberId, reference }) {
      const order = await findOwnOrder(db, memberId, reference);
      return (order?.pieces ?? []).map((piece) => partOf(piece, paidAtOnce(piece)));
    },
    async pay(tx, { memberId, reference }, amountInPence) {
      const order = await lockOrder(tx, reference);
      if (order?.memberId !== memberId || dueNowOf(order.pieces) !== amountInPence) return false;
      if (order.state !== 'UNPAID') return hasItsMoneyAgain(deps, tx, order);
      const credit = allOfCredit(order, await applicationsOf(tx, [order.id]));
      // A bank may take longer than a signature is good for to begin with.
      if (!credit?.every(hasSignature)) return false;
      if (!order.holdsStock && !(await takePieces(tx, skusOf(order)))) return false;
      await place(deps, tx, order, credit);
      return true;
    },
    tellsOfTakenBack: true,
    async takeBack(tx, { reference }) {
      const order = await lockOrder(tx, reference);
      if (!order) return;
      const now = deps.clock.now();
      const isHere = isCancellable(order, now);
      await changeOrder(tx, order.id, { takenBackAt: now });
      await writeToMember(deps, tx, order, (member, about) => takenBackMessage(member, about, { isStopped: isHere }));
      if (isHere) await stopOrder(deps, tx, order);
      else
        deps.log.error({ orderId: order.id }, 'a bank has taken the money for phones back: somebody has to see to it');
    },
    async ended(tx, { reference }) {
      const order = await lockOrder(tx, reference);
      if (order?.state !== 'UNPAID') return;
      if (order.holdsStock) await letGo(tx, order);
      // Nobody is bound by what they have not bought.
      await forgetSignatures(tx, await applicationsOf(tx, [order.id]));
    },
  };
}

/** A bank has returned what it had taken back: that pays again, and goes back for what has come back or got lost since. */
async function hasItsMoneyAgain(deps: OrderDeps, tx: Executor, order: ShopOrder): Promise<boolean> {
  if (order.takenBackAt === null) return false;
  await changeOrder(tx, order.id, { takenBackAt: null });
  const returned = { ...order, takenBackAt: null };
  await refundOwed(deps, tx, returned);
  if (order.pieces.some(({ owedAt, refundedAt }) => owedAt === null && refundedAt === null))
    await writeToMember(deps, tx, returned, returnedMessage);
  return true;
}
