import type { Executor } from '../../../platform/db/open.ts';
import { showBanner, withdrawBanner } from '../banners/show-banner.ts';
import { holdPriceUntil } from '../baskets/baskets.service.ts';
import type { CreditPorts } from '../credit/credit-ports.ts';
import { applicationsOf, cancelCredit } from '../credit/credit.service.ts';
import { holdsPriceUntil, isBound, type Application } from '../credit/credit.rules.ts';
import { remindOfBalance, remindToSign } from './credit-reminders.ts';
import {
  acceptedBanner,
  acceptedMessage,
  creditLapsedMessage,
  creditTopic,
  declinedMessage,
  notLentMessage,
  withdrawnMessage,
} from './instalments.messages.ts';
import { allOfCredit, applicationFor } from './instalments.rules.ts';
import { owedFor } from './owed-after-withdrawal.ts';
import { isBeforeLeaving } from './shop-orders.rules.ts';
import { findOrder, lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { stopOrder } from './stop-order.ts';
import { tellCourier } from './tell-courier.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

interface Change {
  before: Application;
  after: Application;
}

/** The lender has answered, or what it had accepted has run out, while the order is not paid. */
async function followUnpaid(deps: OrderDeps, tx: Executor, order: ShopOrder, { before, after }: Change): Promise<void> {
  const piece = order.pieces.find(({ id }) => id === after.pieceId);
  // The customer has chosen something else since.
  if (!piece || applicationFor(piece, [after]) === undefined) return;
  const held = holdsPriceUntil(after);
  if (held) await holdPriceUntil(tx, order.memberId, piece.sku, held);
  const wasReferred = before.state === 'REFERRED';
  if (after.state === 'ACCEPTED') await remindToSign(deps, tx, after);
  if (after.state === 'ACCEPTED' && wasReferred) {
    await showBanner(tx, order.memberId, acceptedBanner(after), deps.clock.now());
    await writeToMember(deps, tx, order, (member, about) => acceptedMessage(member, about, after));
  }
  if (after.state === 'DECLINED' && wasReferred)
    await writeToMember(deps, tx, order, (member, about) => declinedMessage(member, about, after));
  if (after.state === 'LAPSED') {
    await withdrawBanner(tx, order.memberId, creditTopic(order.id));
    await writeToMember(deps, tx, order, (member, about) => creditLapsedMessage(member, about, after));
  }
}

/** The lender has made an agreement. With the last one of an order the courier is to bring it. */
async function followAgreement(deps: OrderDeps, tx: Executor, order: ShopOrder): Promise<void> {
  const all = allOfCredit(order, await applicationsOf(tx, [order.id]));
  const isAgreed = all?.every((row) => isBound(row) && (row.state === 'SIGNED' || row.state === 'PAID_OUT')) === true;
  if (isAgreed && order.state === 'PLACED' && order.takenBackAt === null)
    await tellCourier(deps, tx, 'give', { orderId: order.id, reference: order.key });
}

/** There is no agreement (any more) that we have not had ended ourselves. Nothing leaves that nobody pays. */
async function followNoCredit(deps: OrderDeps, tx: Executor, order: ShopOrder, change: Change): Promise<void> {
  const { before, after } = change;
  // The end of what the lender knows nothing of is noted with its answer, and was not asked for by us.
  if (before.cancelledAt !== null || order.state === 'CANCELLING' || order.state === 'CANCELLED') return;
  if (!isBeforeLeaving.has(order.state)) {
    const { reference } = after;
    deps.log.error({ reference }, 'the lender does not pay for a phone that was sent: somebody has to see to it');
    return;
  }
  await stopOrder(deps, tx, order);
  await cancelCredit(deps, tx, [after]);
  await writeToMember(deps, tx, order, (member, about) => notLentMessage(member, about, after));
}

/** The lender has heard that its customer withdraws. */
async function followWithdrawal(deps: OrderDeps, tx: Executor, order: ShopOrder, after: Application): Promise<void> {
  const piece = order.pieces.find(({ id }) => id === after.pieceId);
  const owed = piece ? owedFor(order, piece, after) : null;
  await writeToMember(deps, tx, order, (member, about) => withdrawnMessage(member, about, after, owed));
  if (owed?.to === 'SHOP') await remindOfBalance(deps, tx, after, owed);
}

/** What becomes of orders by what the lender says of the credit for their phones. */
export function creditOrders(deps: OrderDeps): CreditPorts {
  return {
    creditOrders: {
      async lock(tx, orderId) {
        await lockOrder(tx, orderId);
      },
      async follow(tx, { before, after }) {
        if (before.state === after.state) return;
        const order = await findOrder(tx, after.orderId);
        if (!order) return;
        if (after.boundAt === null) {
          if (order.state === 'UNPAID') await followUnpaid(deps, tx, order, { before, after });
          return;
        }
        switch (after.state) {
          case 'SIGNED':
          case 'PAID_OUT':
            return followAgreement(deps, tx, order);
          case 'DECLINED':
          case 'LAPSED':
          case 'CANCELLED':
            return followNoCredit(deps, tx, order, { before, after });
          case 'WITHDRAWN':
            return followWithdrawal(deps, tx, order, after);
          case 'ASKED':
          case 'REFERRED':
          case 'ACCEPTED':
            return undefined;
        }
      },
    },
  };
}
