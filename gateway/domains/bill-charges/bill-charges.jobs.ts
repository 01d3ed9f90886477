import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findBill } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { showBanner } from '../banners/show-banner.ts';
import { findMember, lockMember } from '../members/members.rows.ts';
import { findKeptCard } from '../payments/kept-cards.service.ts';
import { chargeCard } from '../payments/charge-card.ts';
import type { PurposePorts } from '../payments/purposes.ts';
import { expiryBanner, expiryMessage, notChargedMessage, type NotCharged } from './bill-charges.messages.ts';
import { againOn, chargeTime, isExpired, lastMonthOf } from './bill-charges.rules.ts';
import { chargeableCard, chosenCard } from './chosen-card.ts';
import { tellDueBills } from './due-banner.ts';
import { deleteMethod, findPlanned, insertCharge, settleCharge } from './bill-charges.store.ts';

const CHARGE = 'bill-charges.charge';
const CARD_EXPIRES = 'bill-charges.card-expires';

type Card = components['schemas']['KeptCard'];
type Telling = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** The hour of charging on a day, or now where that is over. */
const hourOf = (clock: Dependencies['clock'], on: LocalDate): Date =>
  new Date(Math.max(clock.now().getTime(), chargeTime(on).getTime()));

/** Plans a charge of a bill, on a day that may be today. Belongs into the transaction in which that is decided. */
export async function planChargeOn(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Executor,
  { id: billId, memberId }: Pick<BillRow, 'id' | 'memberId'>,
  { attempt, on }: { attempt: number; on: LocalDate },
): Promise<void> {
  await insertCharge(tx, { billId, memberId, attempt, on, state: 'PLANNED' });
  await jobs.enqueue(tx, CHARGE, { billId }, hourOf(clock, on), `${CHARGE}:${billId}:${attempt}`);
}

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
  await jobs.enqueue(tx, CARD_EXPIRES, { memberId, cardId: card.id }, hourOf(clock, from), key);
}

/** Notes that the planned charge of a bill brought nothing, plans the next one where there is a card for it, and tells the member. */
export async function noteNotCharged(
  deps: Telling,
  tx: Executor,
  bill: BillRow,
  { why, cardId }: { why: NotCharged; cardId: string | null },
): Promise<void> {
  const planned = await findPlanned(tx, bill.id);
  if (!planned) return;
  await settleCharge(tx, bill.id, 'REFUSED');
  const today = deps.clock.today();
  const again = (await chargeableCard(tx, bill.memberId, today)) ? againOn(planned.attempt, today) : null;
  if (again) await planChargeOn(deps, tx, bill, { attempt: planned.attempt + 1, on: again });
  await tellDueBills(deps, tx, bill.memberId);
  const member = await findMember(tx, bill.memberId);
  const card = cardId === null ? undefined : await findKeptCard(tx, bill.memberId, cardId);
  if (member) await deps.outbox.post(tx, notChargedMessage(member, { bill, why, card, again }, deps.env));
}

/** Names the jobs that charge bills and tell of cards that expire; once for each gateway. */
export function handleChargeJobs(deps: Dependencies & PurposePorts): void {
  // Endless, as a provider that is away for a day must not leave a bill uncharged.
  deps.jobs.handleOutside(CHARGE, ({ billId }) => charge(deps, String(billId)), { isEndless: true });
  deps.jobs.handle(CARD_EXPIRES, (tx, { memberId, cardId }) =>
    tellOfExpiry(deps, tx, { memberId: String(memberId), cardId: String(cardId) }),
  );
}

async function charge(deps: Dependencies & PurposePorts, billId: string): Promise<void> {
  const { db, clock } = deps;
  const planned = await findPlanned(db, billId);
  const bill = planned && (await findBill(db, billId));
  if (!bill) return;
  const { memberId } = bill;
  const thing = { purpose: 'BROADBAND_BILL' as const, memberId, reference: billId };
  const answer = await chargeCard(deps, { ...thing, cardNow: (tx) => cardNow(deps, tx, bill) });
  if (answer === 'over') await settleCharge(db, billId, 'LEFT');
  if (answer === 'busy') await deps.jobs.enqueue(db, CHARGE, { billId }, new Date(clock.now().getTime() + HOUR_MS));
}

/** The card to charge for a bill now. Where there is none the member is told, unless the bill has said so or they have wanted it. */
async function cardNow(deps: Telling, tx: Executor, bill: BillRow): Promise<string | null> {
  const { memberId } = bill;
  // Whoever stops charging, or chooses another card, comes before it or after it.
  await lockMember(tx, memberId);
  const card = await chosenCard(tx, memberId);
  if (card === undefined) return null;
  if (card === 'gone') {
    await deleteMethod(tx, memberId);
    await noteNotCharged(deps, tx, bill, { why: 'gone', cardId: null });
    return null;
  }
  if (!isExpired(card, deps.clock.today())) return card.id;
  await noteNotCharged(deps, tx, bill, { why: 'expired', cardId: card.id });
  return null;
}

async function tellOfExpiry(
  deps: Telling,
  tx: Executor,
  { memberId, cardId }: { memberId: string; cardId: string },
): Promise<void> {
  const card = await chosenCard(tx, memberId);
  // Another one was chosen since.
  if (card === undefined || card === 'gone' || card.id !== cardId) return;
  // The bank has sent a new one with the same number, say.
  if (lastMonthOf(card) > ukDateOf(deps.clock.now())) return watchExpiry(deps, tx, memberId, card);
  await showBanner(tx, memberId, expiryBanner(card), deps.clock.now());
  const member = await findMember(tx, memberId);
  if (member) await deps.outbox.post(tx, expiryMessage(member, card, deps.env));
}
