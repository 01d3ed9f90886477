import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { applicationsOf, noteSent } from '../credit/credit.service.ts';
import { receiveFreeSimEvent } from '../sims/free-sims.service.ts';
import { settleParcel } from './money-back.ts';
import { tellOfDebts } from './credit-reminders.ts';
import { leftStates, orderStateAfter, parcelAfter } from './parcel-news.rules.ts';
import { changeParcel, findParcel, noteEvent, type ParcelEvent, type ParcelRow } from './parcels.store.ts';
import { notePosted, noteReceived } from './returned-goods.ts';
import { findReturn } from './returns.store.ts';
import { parcelMessage } from './shop-orders.messages.ts';
import { changeOrder, lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

/** Takes in an event of the courier, also one about free SIMs; each counts once, and what is overtaken by a later one changes nothing. Throws 404 `parcel.not-found`. */
export async function receiveParcelEvent(deps: OrderDeps, event: ParcelEvent): Promise<void> {
  const { db, clock } = deps;
  const { reference } = event;
  const orderId = (await findParcel(db, reference))?.orderId ?? (await findReturn(db, { reference }))?.orderId;
  if (orderId === undefined) return receiveFreeSimEvent(deps, event);
  await retrying(() =>
    db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !(await noteEvent(tx, orderId, event, clock.now()))) return;
      const parcel = await findParcel(tx, reference);
      if (parcel) await followParcel(deps, tx, { order, parcel, event });
      else await followReturn(deps, tx, order, event);
    }),
  );
}

async function followParcel(
  deps: OrderDeps,
  tx: Executor,
  { order, parcel, event }: { order: ShopOrder; parcel: ParcelRow; event: ParcelEvent },
): Promise<void> {
  const after = parcelAfter(parcel, event);
  if (!after) return;
  await changeParcel(tx, parcel.reference, after);
  const isOwn = parcel.returnId === null;
  const now = isOwn ? { ...order, state: orderStateAfter(order.state, after.state) } : order;
  if (isOwn) await changeOrder(tx, order.id, { state: now.state });
  if (isOwn && leftStates.has(after.state))
    await noteSent(deps, tx, await applicationsOf(tx, [order.id]), after.toldUntil);
  await writeToMember(deps, tx, now, (member, about) => parcelMessage(member, about, after));
  await settleParcel(deps, tx, now, { before: parcel, state: after.state });
  const hasLeftAllTheSame = order.state === 'CANCELLING' && leftStates.has(now.state);
  if (isOwn && hasLeftAllTheSame) await tellOfDebts(deps, tx, now);
}

async function followReturn(deps: OrderDeps, tx: Executor, order: ShopOrder, event: ParcelEvent): Promise<void> {
  const row = await findReturn(tx, { reference: event.reference });
  if (!row) return;
  const happenedAt = new Date(event.happenedAt);
  if (event.kind === 'RETURN_POSTED') await notePosted(deps, tx, order, { row, happenedAt });
  if (event.kind === 'RETURN_RECEIVED') await noteReceived(deps, tx, order, { row, happenedAt });
}
