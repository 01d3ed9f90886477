import type { components } from '../../../openapi/generated/gateway.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import { isFor } from '../credit/credit.rules.ts';
import { applicationsOf, cancelCredit } from '../credit/credit.service.ts';
import { withdrawBanner } from '../banners/show-banner.ts';
import { lockContents } from '../baskets/baskets.service.ts';
import { basketOf, type BasketLine } from '../baskets/baskets.views.ts';
import { findMember } from '../members/members.rows.ts';
import { deliveryDays, orderBy } from '../phones/delivery.rules.ts';
import { outOfStock, putPiecesBack } from '../phones/stock.service.ts';
import { isBeingPaid } from '../payments/refunds.service.ts';
import {
  assertOfBasket,
  assertSeen,
  beingPaid,
  dayGone,
  eachPiece,
  orderedPieces,
  tidied,
  totalOf,
  wantedProblems,
  withKnownIds,
  type Wanted,
} from './check-out.rules.ts';
import { checkoutView } from './check-out.views.ts';
import { creditTopic } from './instalments.messages.ts';
import { workingDaysFor } from './shop-orders.rules.ts';
import { changeOrder, findUnpaid, lockOrder, openUnpaid, setPieces, type ShopOrder } from './shop-orders.store.ts';

type Checkout = components['schemas']['Checkout'];
type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs'>;

const subjectOf = ({ id }: ShopOrder) => ({ purpose: 'PHONE_ORDER' as const, reference: id });

/** What a member is about to order, and what is known of it. Throws 401 where the member is gone. */
export function readCheckout(deps: Pick<Deps, 'db' | 'clock'>, memberId: string): Promise<Checkout> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const member = await findMember(tx, memberId);
    if (!member) throw sessionMissing();
    const { basketId, lines } = await lockContents(deps, tx, memberId);
    const before = await findUnpaid(tx, memberId);
    return checkoutView({
      basketId,
      lines,
      basket: basketOf(basketId, lines, now),
      member,
      before,
      applications: before ? await applicationsOf(tx, [before.id]) : [],
      now,
      isBeingPaid: before !== undefined && (await isBeingPaid(tx, subjectOf(before))),
      days: lines.length === 0 ? [] : daysFor(lines, now),
      orderBy: orderBy(now),
    });
  });
}

const daysFor = (lines: readonly BasketLine[], now: Date) =>
  deliveryDays(now, workingDaysFor(lines.map(({ offer }) => offer)));

/**
 * Saves what a member is about to order, in the place of what was saved before; the pieces that were taken for that go back to the shelf. Gives
 * its id. Throws 400 with the fields, and 409 where it can't be ordered so (any more): the contract has the codes.
 */
export function saveUnpaid(deps: Deps, memberId: string, wanted: Wanted): Promise<string> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const { contact, address } = tidied(wanted);
      const { deliveryDay: deliverOn, totalInPence } = wanted;
      const said = { contact, address, deliverOn, totalInPence, changedAt: now };
      const order = await lockOrder(tx, await openUnpaid(tx, deps.env.orderPrefix, { memberId, ...said }));
      if (!order) throw new Error('An order that was opened is not there');
      if (order.state !== 'UNPAID' || (await isBeingPaid(tx, subjectOf(order)))) throw beingPaid();
      if (order.holdsStock) await letGo(tx, order);
      const pieces = await orderable(deps, tx, { memberId, wanted, now });
      await changeOrder(tx, order.id, { ...said, holdsStock: false });
      await setPieces(tx, order.id, withKnownIds(pieces, order.pieces));
      await dropCredit(deps, tx, order);
      return order.id;
    }),
  );
}

/** What was applied for and is not wanted any more is cancelled; what is to be signed is said by the page that follows. */
async function dropCredit(deps: Deps, tx: Executor, { id, memberId }: ShopOrder): Promise<void> {
  const rows = await applicationsOf(tx, [id]);
  if (rows.length === 0) return;
  const order = await lockOrder(tx, id);
  const isWanted = (row: (typeof rows)[number]) => order?.pieces.some((piece) => isFor(row, piece)) === true;
  await cancelCredit(
    deps,
    tx,
    rows.filter((row) => !isWanted(row)),
  );
  if (!rows.some(isWanted)) await withdrawBanner(tx, memberId, creditTopic(id));
}

/** Puts what was taken for an unpaid order on the shelf again. */
export async function letGo(tx: Executor, { id, pieces }: ShopOrder): Promise<void> {
  await putPiecesBack(
    tx,
    pieces.map(({ sku }) => sku),
  );
  await changeOrder(tx, id, { holdsStock: false });
}

async function orderable(
  deps: Deps,
  tx: Executor,
  { memberId, wanted, now }: { memberId: string; wanted: Wanted; now: Date },
) {
  const { lines } = await lockContents(deps, tx, memberId);
  const fields = wantedProblems(wanted, lines);
  const [first] = fields;
  if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields });
  assertOfBasket(
    wanted.pieces.map(({ sku }) => sku),
    lines,
  );
  if (lines.some(({ item, offer }) => item.quantity > offer.pieces)) throw outOfStock();
  if (!daysFor(lines, now).includes(wanted.deliveryDay)) throw dayGone();
  const pieces = orderedPieces(wanted.pieces, lines);
  assertSeen(wanted.totalInPence, totalOf(pieces));
  return pieces;
}

/** Whether what a member has saved is what is in their basket, at its prices. Throws 409 `basket.changed` and `price.changed`. */
export async function assertOfBasketNow(deps: Pick<Deps, 'clock'>, tx: Executor, order: ShopOrder) {
  const { lines } = await lockContents(deps, tx, order.memberId);
  assertOfBasket(
    order.pieces.map(({ sku }) => sku),
    lines,
  );
  assertSeen(order.totalInPence, totalOf(eachPiece(lines).map(({ item }) => item)));
  return lines;
}

/** Whether what a member has saved can be paid for as it stands. Throws 409 as `saveUnpaid` does. */
export async function assertStillSo(deps: Pick<Deps, 'clock'>, tx: Executor, order: ShopOrder): Promise<void> {
  const lines = await assertOfBasketNow(deps, tx, order);
  if (!daysFor(lines, deps.clock.now()).includes(order.deliverOn)) throw dayGone();
}
