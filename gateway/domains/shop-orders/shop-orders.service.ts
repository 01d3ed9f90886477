import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { creditDataOf } from '../credit/credit-data.ts';
import { applicationsOf } from '../credit/credit.service.ts';
import { refundedOf } from '../payments/refunds.service.ts';
import { eventsOf, parcelsOf } from './parcels.store.ts';
import { receiptLayout } from './receipt.layout.ts';
import { returnsOf } from './returns.store.ts';
import { findOwnOrder, findUnpaid, listPlaced, type ShopOrder } from './shop-orders.store.ts';
import { orderView, shortView, type WholeOrder } from './shop-orders.views.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** Orders with all that belongs to them, in their order. */
async function wholeOnes(db: Executor, orders: readonly ShopOrder[]): Promise<WholeOrder[]> {
  const ids = orders.map(({ id }) => id);
  const parcels = Map.groupBy(await parcelsOf(db, ids), ({ orderId }) => orderId);
  const returns = Map.groupBy(await returnsOf(db, ids), ({ orderId }) => orderId);
  const events = Map.groupBy(await eventsOf(db, ids), ({ orderId }) => orderId);
  const refunded = await refundedOf(db, ['PHONE_ORDER', 'PHONE_BALANCE'], ids);
  const credit = Map.groupBy(await applicationsOf(db, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({
    order,
    parcels: parcels.get(order.id) ?? [],
    returns: returns.get(order.id) ?? [],
    events: events.get(order.id) ?? [],
    refundedInPence: refunded.get(order.id) ?? 0,
    credit: credit.get(order.id) ?? [],
  }));
}

async function wholeOwn(db: Executor, memberId: string, orderId: string): Promise<WholeOrder> {
  const order = await findOwnOrder(db, memberId, orderId);
  const [whole] = order ? await wholeOnes(db, [order]) : [];
  if (!whole) throw notFound('shop-order');
  return whole;
}

/** What a member has paid for, newest first. */
export async function listShopOrders({ db }: Deps, memberId: string): Promise<Schemas['ShopOrderSummary'][]> {
  return (await wholeOnes(db, await listPlaced(db, memberId))).map(shortView);
}

/** Throws 404 `shop-order.not-found`, also for someone else's. */
export async function readShopOrder({ db, clock }: Deps, memberId: string, id: string): Promise<Schemas['ShopOrder']> {
  return orderView(await wholeOwn(db, memberId, id), clock.now());
}

/** All orders of a member, also the unpaid one; for their download. */
export async function listWholeShopOrders(
  { db, clock }: { db: Executor } & Pick<Deps, 'clock'>,
  memberId: string,
): Promise<Schemas['DataShopOrder'][]> {
  const unpaid = await findUnpaid(db, memberId);
  const all = [...(unpaid ? [unpaid] : []), ...(await listPlaced(db, memberId))];
  const wholes = await wholeOnes(db, all);
  const applications = wholes.flatMap(({ credit }) => credit);
  const applied = Map.groupBy(await creditDataOf({ db, clock }, applications), ({ orderId }) => orderId);
  return wholes.map((whole) => ({
    ...orderView(whole, clock.now()),
    creditApplications: (applied.get(whole.order.id) ?? []).map(({ data }) => data),
    parcelNews: whole.events.map(({ receivedAt, content }) => ({ receivedAt: receivedAt.toISOString(), content })),
  }));
}

/** The receipt of an order as a PDF, with the order's key. Throws 404 `shop-order.not-found`, 409 `receipt.not-yet`. */
export async function drawReceipt(
  { db, documents, env, clock }: Pick<Dependencies, 'db' | 'documents' | 'env' | 'clock'>,
  memberId: string,
  id: string,
): Promise<{ key: string; pdf: Buffer }> {
  const { order, refundedInPence } = await wholeOwn(db, memberId, id);
  const { placedAt, key } = order;
  if (placedAt === null)
    throw new HttpProblem(409, 'receipt.not-yet', { message: 'There’s a receipt once the order is paid.' });
  const layout = receiptLayout({ ...order, placedAt }, { refundedInPence, brandName: env.brandName });
  return { key, pdf: await documents.drawer.draw(layout, { author: env.brandName, date: clock.today() }) };
}
