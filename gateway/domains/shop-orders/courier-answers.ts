import { daysBetween } from '../../../platform/clock/local-date.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import { deliveryOn } from '../phones/delivery.rules.ts';
import { settleParcel } from './money-back.ts';
import { tellOfDebts } from './credit-reminders.ts';
import { changeParcel, findParcel } from './parcels.store.ts';
import { stillToAnswer } from './returned-twice.ts';
import { changeReturn, findReturn } from './returns.store.ts';
import {
  noCodeMessage,
  noRedeliveryMessage,
  otherDayMessage,
  returnPostedMessage,
  tooLateMessage,
} from './shop-orders.messages.ts';
import { workingDaysFor } from './shop-orders.rules.ts';
import { changeOrder, type ShopOrder } from './shop-orders.store.ts';
import { tellCourier } from './tell-courier.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

interface Said {
  order: ShopOrder;
  reference: string;
}

/** A courier that takes nothing for so long is a matter for our team. */
const LOOKED_AHEAD_DAYS = 21;

const otherDayHelps: ReadonlySet<string> = new Set(['parcel.too-late', 'day.not-a-working-day']);

/** A parcel can't be brought on its day: the next one is tried, and the member told. */
export async function whenNotGiven(
  deps: OrderDeps,
  tx: Executor,
  { order, reference }: Said,
  { code }: PartnerRefusal,
): Promise<void> {
  const parcel = await findParcel(tx, reference);
  if (parcel?.state !== 'PLACED') return;
  const now = deps.clock.now();
  const first = deliveryOn(now, workingDaysFor(order.pieces.map(({ what }) => what)));
  const day = first > parcel.deliverOn ? first : addWorkingDays(parcel.deliverOn, 1);
  if (!otherDayHelps.has(code) || daysBetween(ukDateOf(now), day) > LOOKED_AHEAD_DAYS) {
    deps.log.error({ reference, code }, 'the courier does not take a parcel: somebody has to see to it');
    return;
  }
  await changeParcel(tx, reference, { deliverOn: day, expectedOn: day });
  if (parcel.returnId === null) await changeOrder(tx, order.id, { deliverOn: day });
  await tellCourier(deps, tx, 'give', { orderId: order.id, reference });
  await writeToMember(deps, tx, order, (member, about) => otherDayMessage(member, about, day));
}

/** A parcel is not stopped: it has left, and the order goes on. One that the courier never had is stopped by that. */
export async function whenNotRecalled(
  deps: OrderDeps,
  tx: Executor,
  { order, reference }: Said,
  { status }: PartnerRefusal,
): Promise<void> {
  const parcel = await findParcel(tx, reference);
  if (!parcel || order.state !== 'CANCELLING') return;
  if (status !== 404) {
    await changeOrder(tx, order.id, { state: parcel.state });
    await writeToMember(deps, tx, order, tooLateMessage);
    return tellOfDebts(deps, tx, { ...order, state: parcel.state });
  }
  const state = 'CANCELLED';
  await changeParcel(tx, reference, { state });
  await changeOrder(tx, order.id, { state });
  await settleParcel(deps, tx, order, { before: parcel, state });
}

/** A parcel that is held is not brought on the day that was named. */
export async function whenNotRedelivered(deps: OrderDeps, tx: Executor, { order, reference }: Said): Promise<void> {
  const parcel = await findParcel(tx, reference);
  if (parcel?.state !== 'HELD') return;
  await changeParcel(tx, reference, { redeliverOn: null });
  await writeToMember(deps, tx, order, noRedeliveryMessage);
}

/** The courier gives no code for a return: it ends, its customer hears of that, and our team sees to it. */
export async function whenNotExpected(
  deps: OrderDeps,
  tx: Executor,
  { order, reference }: Said,
  { code }: PartnerRefusal,
): Promise<void> {
  deps.log.error({ reference, code }, 'the courier does not take a return: somebody has to see to it');
  const row = await findReturn(tx, { reference });
  if (row?.state !== 'EXPECTED') return;
  await changeReturn(tx, row.id, { state: 'LAPSED' });
  await writeToMember(deps, tx, order, (member, about) => noCodeMessage(member, about, row));
}

/** What the customer wanted to keep is handed in already; its event says when. One that the courier never had is withdrawn by that. */
export async function whenNotWithdrawn(
  deps: OrderDeps,
  tx: Executor,
  { order, reference }: Said,
  { status }: PartnerRefusal,
): Promise<void> {
  const row = await findReturn(tx, { reference });
  if (status === 404 || row?.state !== 'WITHDRAWN') return;
  // Its phones have come by another return.
  if ((await stillToAnswer(tx, order, row, deps.clock.now())).pieces.length === 0) return;
  await changeReturn(tx, row.id, { state: 'EXPECTED' });
  await writeToMember(deps, tx, order, returnPostedMessage);
}
