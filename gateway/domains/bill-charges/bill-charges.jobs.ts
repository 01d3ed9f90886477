import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { cardInWords } from '../../words/card-words.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findBill } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { showBanner } from '../banners/show-banner.ts';
import { findMember, lockMember } from '../members/members.rows.ts';
import { chargeKept } from '../payments/charge-kept.ts';
import type { PurposePorts } from '../payments/purposes.ts';
import { expiryBanner, expiryMessage } from './bill-charges.messages.ts';
import { isExpired, lastMonthOf } from '../payments/payments.rules.ts';
import { chargeTime, isTooLateFor, timeOf } from './bill-charges.rules.ts';
import { changeCharge, deleteMethod, findPlanned, leaveCharge, type ChargeRow } from './bill-charges.store.ts';
import { chosenMethod, type Method } from './chosen-method.ts';
import { tellDueBills } from './due-banner.ts';
import { CHARGE, moveCharge, noteNotCharged } from './planned-charges.ts';

const CARD_EXPIRES = 'bill-charges.card-expires';

type Card = components['schemas']['KeptCard'];
type Telling = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** Has a member told when their card expires. Belongs into the transaction in which it is chosen. */
export async function watchExpiry(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Executor,
  memberId: string,
  card: Card,
): Promise<void> {
  const from = lastMonthOf(card);
  // Once for each card and expiry: whoever chooses it again has heard it.
  const key = `${CARD_EXPIRES}:${memberId}:${card.id}:${from}`;
  const at = new Date(Math.max(clock.now().getTime(), chargeTime(from).getTime()));
  await jobs.enqueue(tx, CARD_EXPIRES, { memberId, cardId: card.id }, at, key);
}

/** Names the jobs that charge bills and tell of cards that expire; once for each gateway. */
export function handleChargeJobs(deps: Dependencies & PurposePorts): void {
  // Endless, as a provider that is away for a day must not leave a bill uncharged.
  deps.jobs.handleOutside(CHARGE, ({ billId }) => charge(deps, String(billId)), { isEndless: true });
  deps.jobs.handle(CARD_EXPIRES, (tx, { memberId, cardId }) =>
    tellOfExpiry(deps, tx, { memberId: String(memberId), cardId: String(cardId) }),
  );
}

const isAhead = (planned: ChargeRow, now: Date): boolean => planned.state === 'PLANNED' && now < timeOf(planned);

async function charge(deps: Dependencies & PurposePorts, billId: string): Promise<void> {
  const { db, clock } = deps;
  const planned = await findPlanned(db, billId);
  const bill = planned && (await findBill(db, billId));
  // It was moved to a later day, for which another job was asked.
  if (!bill || isAhead(planned, clock.now())) return;
  const wait = () => deps.jobs.enqueue(db, CHARGE, { billId }, new Date(clock.now().getTime() + HOUR_MS));
  if (await isAwaited(deps, planned)) return wait();
  const thing = { purpose: 'BROADBAND_BILL' as const, memberId: bill.memberId, reference: billId };
  const answer = await chargeKept(deps, { ...thing, keptNow: (tx) => keptNow(deps, tx, bill) });
  if (answer === 'over') await leaveCharge(db, planned);
  if (answer === 'busy') await wait();
}

/** Whether the bank has yet to accept the Direct Debit that a bill is to be collected by, and may in time for the day that was said. */
async function isAwaited({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, planned: ChargeRow): Promise<boolean> {
  if (planned.by === 'CARD' || planned.state === 'COLLECTING' || isTooLateFor(planned.on, clock.today())) return false;
  const chosen = await chosenMethod(db, planned.memberId);
  return chosen !== undefined && chosen !== 'gone' && chosen.by === 'DIRECT_DEBIT' && chosen.debit.state === 'PENDING';
}

/**
 * What to charge for a bill now. Where there is nothing the member is told, unless the bill has said so or they have wanted it. An account of
 * which its owner was told another day is left for today, and told of anew.
 */
async function keptNow(
  deps: Telling,
  tx: Executor,
  bill: BillRow,
): Promise<{ by: Method['by']; keptId: string } | null> {
  const { memberId } = bill;
  // Whoever stops charging, or chooses something else, comes before it or after it.
  await lockMember(tx, memberId);
  const planned = await findPlanned(tx, bill.id);
  // It may have been moved to a later day in between.
  if (!planned || isAhead(planned, deps.clock.now())) return null;
  const chosen = await chosenMethod(tx, memberId);
  if (chosen === undefined) return null;
  if (chosen === 'gone') {
    await deleteMethod(tx, memberId);
    await noteNotCharged(deps, tx, bill, { why: 'gone', what: 'card' });
    return null;
  }
  const today = deps.clock.today();
  if (chosen.by === 'CARD') {
    if (!isExpired(chosen.card, today)) return { by: 'CARD', keptId: chosen.card.id };
    await noteNotCharged(deps, tx, bill, { why: 'expired', what: cardInWords(chosen.card) });
    return null;
  }
  const isTold = planned.by === 'DIRECT_DEBIT' && !isTooLateFor(planned.on, today);
  if (chosen.debit.state === 'PENDING' || !isTold) {
    await moveCharge(deps, tx, planned, chosen);
    return null;
  }
  await changeCharge(tx, planned, { state: 'COLLECTING' });
  await tellDueBills(deps, tx, memberId);
  return { by: 'DIRECT_DEBIT', keptId: chosen.debit.id };
}

async function tellOfExpiry(
  deps: Telling,
  tx: Executor,
  { memberId, cardId }: { memberId: string; cardId: string },
): Promise<void> {
  const chosen = await chosenMethod(tx, memberId);
  // Something else was chosen since.
  if (chosen === undefined || chosen === 'gone' || chosen.by !== 'CARD' || chosen.card.id !== cardId) return;
  const { card } = chosen;
  // The bank has sent a new one with the same number, say.
  if (lastMonthOf(card) > ukDateOf(deps.clock.now())) return watchExpiry(deps, tx, memberId, card);
  await showBanner(tx, memberId, expiryBanner(card), deps.clock.now());
  const member = await findMember(tx, memberId);
  if (member) await deps.outbox.post(tx, expiryMessage(member, card, deps.env));
}
