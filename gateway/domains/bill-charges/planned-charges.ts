import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findBill } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { findMember } from '../members/members.rows.ts';
import { notChargedMessage, unheardMessage, type NotCharged } from './bill-charges.messages.ts';
import { againOn, firstChargeOn, timeOf, type Again } from './bill-charges.rules.ts';
import {
  changeCharge,
  chargesOf,
  findPlanned,
  insertCharge,
  settleCharge,
  type ChargeRow,
} from './bill-charges.store.ts';
import { chargeableMethod, type Method } from './chosen-method.ts';
import { noticeMessage } from './direct-debit.messages.ts';
import type { DebitRow } from './direct-debits.store.ts';
import { tellDueBills } from './due-banner.ts';

export const CHARGE = 'bill-charges.charge';

type Telling = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** Asks for a charge at its time, or now where that is over; once for each day of each. */
async function askFor({ clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>, tx: Executor, charge: ChargeRow) {
  const { billId, attempt, on, by } = charge;
  const at = new Date(Math.max(clock.now().getTime(), timeOf(charge).getTime()));
  await jobs.enqueue(tx, CHARGE, { billId }, at, `${CHARGE}:${billId}:${attempt}:${by}:${on}`);
}

/** Plans a charge of a bill, on a day that may be today. Belongs into the transaction in which that is decided. */
export async function planChargeOn(
  deps: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Executor,
  { id: billId, memberId }: Pick<BillRow, 'id' | 'memberId'>,
  { attempt, on, by }: { attempt: number; on: LocalDate; by: Method['by'] },
): Promise<void> {
  const charge: ChargeRow = { billId, memberId, attempt, on, by, state: 'PLANNED' };
  await insertCharge(tx, charge);
  await askFor(deps, tx, charge);
}

/**
 * Moves a planned charge to what its member has chosen since, or to another day. A card is charged on the day that was said; before an account
 * is debited its owner has notice of the day.
 */
export async function moveCharge(deps: Telling, tx: Executor, planned: ChargeRow, method: Method): Promise<void> {
  const today = deps.clock.today();
  const { by } = method;
  const moved = { ...planned, by, on: firstChargeOn(by, planned.on, today) };
  await changeCharge(tx, planned, moved);
  await askFor(deps, tx, moved);
  if (method.by === 'CARD') return;
  const bill = await findBill(tx, planned.billId);
  if (bill) await giveNotice(deps, tx, { bill, on: moved.on, debit: method.debit });
}

/** Tells a member on which day their account is debited. */
async function giveNotice(
  { outbox, env }: Telling,
  tx: Executor,
  { bill, on, debit }: { bill: BillRow; on: LocalDate; debit: DebitRow },
): Promise<void> {
  const member = await findMember(tx, bill.memberId);
  if (member) await outbox.post(tx, noticeMessage(member, { bill, on, endingIn: debit.endingIn }, env));
}

/** Moves all charges of a member that are planned, and that no bank has been asked for yet, to what they have chosen. */
export async function moveCharges(deps: Telling, tx: Executor, memberId: string, method: Method): Promise<void> {
  for (const charge of await chargesOf(tx, memberId))
    if (charge.state === 'PLANNED') await moveCharge(deps, tx, charge, method);
}

/**
 * Plans the charge of a bill after one that brought nothing, where there is something to charge. Gives how and when. `returnedBy`: the Direct Debit whose
 * bank has returned it for want of money. That one may be presented again (Bacs); any other account is debited with notice.
 */
export async function planAgain(
  deps: Telling,
  tx: Executor,
  bill: BillRow,
  { attempt, returnedBy = null }: { attempt: number; returnedBy?: string | null },
): Promise<Again | null> {
  const today = deps.clock.today();
  const method = await chargeableMethod(tx, bill.memberId, today);
  const again = method ? againOn(method.by, attempt, today) : null;
  if (!method || !again) return null;
  const isNew = method.by === 'DIRECT_DEBIT' && method.debit.id !== returnedBy;
  const on = isNew ? firstChargeOn(method.by, bill.from, today) : again;
  await planChargeOn(deps, tx, bill, { attempt: attempt + 1, on, by: method.by });
  if (isNew) await giveNotice(deps, tx, { bill, on, debit: method.debit });
  return { by: method.by, on };
}

/** Notes that the planned charge of a bill brought nothing, plans the next one where there is something for it, and tells the member. */
export async function noteNotCharged(
  deps: Telling,
  tx: Executor,
  bill: BillRow,
  { why, what }: { why: NotCharged; what: string },
): Promise<void> {
  const planned = await findPlanned(tx, bill.id);
  if (!planned) return;
  await settleCharge(tx, bill.id, 'REFUSED');
  const again = await planAgain(deps, tx, bill, planned);
  await tellNotCharged(deps, tx, bill, { why, what, again });
}

/**
 * Notes that nobody has said what became of the charge of a bill. It is not charged again by itself, as it may have been taken: it is the member's to
 * pay, who can see that.
 */
export async function noteUnheard(deps: Telling, tx: Executor, bill: BillRow, what: string): Promise<void> {
  const { env, outbox } = deps;
  await settleCharge(tx, bill.id, 'LEFT');
  await tellDueBills(deps, tx, bill.memberId);
  const member = await findMember(tx, bill.memberId);
  if (member) await outbox.post(tx, unheardMessage(member, { bill, what }, env));
}

/** Tells a member that a bill could not be charged, on top of the pages and by email. */
export async function tellNotCharged(
  deps: Telling,
  tx: Executor,
  bill: BillRow,
  said: { why: NotCharged; what: string; again: Again | null },
): Promise<void> {
  await tellDueBills(deps, tx, bill.memberId);
  const member = await findMember(tx, bill.memberId);
  if (member) await deps.outbox.post(tx, notChargedMessage(member, { bill, ...said }, deps.env));
}
