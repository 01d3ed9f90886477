import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { deliveryOn } from '../phones/delivery.rules.ts';
import { takePieces } from '../phones/stock.service.ts';
import { refundPieces } from './money-back.ts';
import { insertParcel } from './parcels.store.ts';
import { lapsesAt, REMINDED_AFTER_DAYS, sendBy, SETTLED_AFTER_DAYS } from './returns.rules.ts';
import { endCovered, stillToAnswer } from './returned-twice.ts';
import { changeReturn, findReturn, keepPieces, type ShopReturn } from './returns.store.ts';
import { lapsedMessage, reminderMessage, replacementMessage, returnCodeMessage } from './shop-orders.messages.ts';
import { workingDaysFor } from './shop-orders.rules.ts';
import { lockOrder, type ShopOrder } from './shop-orders.store.ts';
import { tellCourier } from './tell-courier.ts';
import { writeToMember, type OrderDeps } from './write-to-member.ts';

const SETTLE = 'shop-orders.settle-return';
const REMIND = 'shop-orders.remind-of-return';
const LAPSE = 'shop-orders.lapse-return';

const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** The courier has given the code with which something is sent back. From then its days count: it ends where nothing is ever handed in. */
export async function keepCode(
  deps: OrderDeps,
  tx: Executor,
  { order, reference }: { order: ShopOrder; reference: string },
  returnCode: string,
): Promise<void> {
  const row = await findReturn(tx, { reference });
  if (!row || row.returnCode !== null) return;
  const codeGivenAt = deps.clock.now();
  await changeReturn(tx, row.id, { returnCode, codeGivenAt });
  const given = { ...row, returnCode, codeGivenAt };
  const about = { returnId: row.id, orderId: order.id };
  await deps.jobs.enqueue(tx, REMIND, about, later(codeGivenAt, REMINDED_AFTER_DAYS));
  await deps.jobs.enqueue(tx, LAPSE, about, lapsesAt(given));
  if (row.state === 'EXPECTED')
    await writeToMember(deps, tx, order, (member, whole) => returnCodeMessage(member, whole, given));
}

/** What comes back is handed in, also where its customer wanted to keep it: it is settled in time, whether it arrives or not. */
export async function notePosted(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  { row, happenedAt: postedAt }: { row: ShopReturn; happenedAt: Date },
): Promise<void> {
  if (row.state === 'SETTLED') return changeReturn(tx, row.id, { postedAt });
  const { pieces } = await stillToAnswer(tx, order, row, postedAt);
  if (pieces.length === 0) return changeReturn(tx, row.id, { postedAt, state: 'WITHDRAWN' });
  await changeReturn(tx, row.id, { postedAt, state: 'POSTED' });
  await endCovered(deps, tx, order, row);
  const { id: returnId, orderId } = row;
  await deps.jobs.enqueue(tx, SETTLE, { returnId, orderId }, later(postedAt, SETTLED_AFTER_DAYS));
}

/** What comes back is here. */
export async function noteReceived(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  { row, happenedAt: receivedAt }: { row: ShopReturn; happenedAt: Date },
): Promise<void> {
  await changeReturn(tx, row.id, { receivedAt });
  await settle(deps, tx, order, { ...row, receivedAt });
}

/**
 * Sends money or other phones for what has come back, once, by whichever return. Where such a phone is not left, or this was another one already,
 * it is the money.
 */
async function settle(deps: OrderDeps, tx: Executor, order: ShopOrder, row: ShopReturn): Promise<void> {
  if (row.state === 'SETTLED') return;
  const handedInAt = row.postedAt ?? row.receivedAt ?? deps.clock.now();
  const { pieces, isReplaced } = await stillToAnswer(tx, order, row, handedInAt);
  if (pieces.length === 0) return changeReturn(tx, row.id, { state: 'WITHDRAWN' });
  const pieceIds = pieces.map(({ id }) => id);
  await keepPieces(tx, row, pieceIds);
  await endCovered(deps, tx, order, row);
  const skus = pieces.map(({ sku }) => sku);
  if (row.outcome === 'REPLACEMENT' && !isReplaced && (await takePieces(tx, skus))) {
    await changeReturn(tx, row.id, { state: 'SETTLED' });
    const workingDays = workingDaysFor(pieces.map(({ what }) => what));
    return sendOthers(deps, tx, order, { row, deliverOn: deliveryOn(deps.clock.now(), workingDays) });
  }
  const pence = await refundPieces(deps, tx, order, { pieceIds, state: 'DELIVERED' });
  await changeReturn(tx, row.id, { state: 'SETTLED', refundInPence: pence === 0 ? null : pence });
}

async function sendOthers(
  deps: OrderDeps,
  tx: Executor,
  order: ShopOrder,
  { row, deliverOn }: { row: ShopReturn; deliverOn: LocalDate },
): Promise<void> {
  const orderId = order.id;
  // Another letter of the same number: a parcel is none of the courier's returns.
  const reference = row.reference.replace(/R(\d+)$/, 'X$1');
  await insertParcel(tx, { reference, orderId, returnId: row.id, deliverOn, givenAt: deps.clock.now() });
  await tellCourier(deps, tx, 'give', { orderId, reference });
  await writeToMember(deps, tx, order, (member, about) => replacementMessage(member, about, deliverOn));
}

/** Names the jobs that remind of returns, and end them: those that are posted in time, those that never were; once for each gateway. */
export function handleReturnEnds(deps: OrderDeps): void {
  deps.jobs.handle(
    SETTLE,
    async (tx, { orderId, returnId }) => {
      const order = await lockOrder(tx, String(orderId));
      const row = await findReturn(tx, { id: String(returnId) });
      if (order && row?.state === 'POSTED') await settle(deps, tx, order, row);
    },
    { isEndless: true },
  );
  deps.jobs.handle(REMIND, async (tx, { orderId, returnId }) => {
    const order = await lockOrder(tx, String(orderId));
    const row = await findReturn(tx, { id: String(returnId) });
    // A job can be late: nobody is asked to do something by a day that is over.
    if (!order || row?.state !== 'EXPECTED' || deps.clock.today() > sendBy(row)) return;
    await writeToMember(deps, tx, order, (member, about) => reminderMessage(member, about, row));
  });
  deps.jobs.handle(LAPSE, async (tx, { orderId, returnId }) => {
    const order = await lockOrder(tx, String(orderId));
    const row = await findReturn(tx, { id: String(returnId) });
    if (!order || row?.state !== 'EXPECTED') return;
    await changeReturn(tx, row.id, { state: 'LAPSED' });
    await writeToMember(deps, tx, order, lapsedMessage);
  });
}
