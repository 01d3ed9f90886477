import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HOUR_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findBill } from '../bills/bills.rows.ts';
import type { BillRow } from '../bills/bills.types.ts';
import { showBanner } from '../banners/show-banner.ts';
import { findMember } from '../members/members.rows.ts';
import { chargeCard } from '../payments/charge-card.ts';
import type { PurposePorts } from '../payments/purposes.ts';
import { expiryBanner, expiryMessage, notChargedMessage } from './bill-charges.messages.ts';
import { againOn, chargeTime, isExpired, lastMonthOf } from './bill-charges.rules.ts';
import { chosenCard } from './chosen-card.ts';
import { tellDueBills } from './due-banner.ts';
import { findPlanned, insertCharge, settleCharge } from './bill-charges.store.ts';

const CHARGE = 'bill-charges.charge';
const CARD_EXPIRES = 'bill-charges.card-expires';

type Card = components['schemas']['KeptCard'];
type Telling = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** Plans a charge of a bill, on a day that may be today. Belongs into the transaction in which that is decided. */
export async function planChargeOn(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Executor,
  { id: billId, memberId }: Pick<BillRow, 'id' | 'memberId'>,
  { attempt, on }: { attempt: number; on: LocalDate },
): Promise<void> {
  await insertCharge(tx, { billId, memberId, attempt, on, state: 'PLANNED' });
  const runAt = new Date(Math.max(clock.now().getTime(), chargeTime(on).getTime()));
  await jobs.enqueue(tx, CHARGE, { billId }, runAt, `${CHARGE}:${billId}:${attempt}`);
}

/** Has a member told when their card expires. Belongs into the transaction in which it is chosen. */
export async function watchExpiry(
  { clock, jobs }: Pick<Dependencies, 'clock' | 'jobs'>,
  tx: Executor,
  memberId: string,
  card: Card,
): Promise<void> {
  const from = lastMonthOf(card);
  const runAt = new Date(Math.max(clock.now().getTime(), chargeTime(from).getTime()));
  // Once for each card and expiry: whoever chooses it again has heard it.
  const key = `${CARD_EXPIRES}:${memberId}:${card.id}:${from}`;
  await jobs.enqueue(tx, CARD_EXPIRES, { memberId, cardId: card.id }, runAt, key);
}

/** Notes that the planned charge of a bill brought nothing, plans the next one, and tells the member. */
export async function noteNotCharged(deps: Telling, tx: Executor, bill: BillRow): Promise<void> {
  const planned = await findPlanned(tx, bill.id);
  if (!planned) return;
  await settleCharge(tx, bill.id, 'REFUSED');
  const again = againOn(planned.attempt, deps.clock.today());
  if (again) await planChargeOn(deps, tx, bill, { attempt: planned.attempt + 1, on: again });
  await tellDueBills(tx, bill.memberId, { at: deps.clock.now(), today: deps.clock.today() });
  const member = await findMember(tx, bill.memberId);
  const card = await chosenCard(tx, bill.memberId);
  const isKept = card !== 'gone' && card !== undefined;
  if (member)
    await deps.outbox.post(tx, notChargedMessage(member, { bill, card: isKept ? card : undefined, again }, deps.env));
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
  const card = await chosenCard(db, memberId);
  // Whoever has chosen none pays it themselves.
  if (bill.state === 'PAID' || card === undefined) return settleCharge(db, billId, 'LEFT');
  if (card === 'gone' || isExpired(card, clock.today()))
    return retrying(() => db.transaction((tx) => noteNotCharged(deps, tx, bill)));
  const thing = { purpose: 'BROADBAND_BILL' as const, memberId, reference: billId };
  const answer = await chargeCard(deps, { ...thing, cardId: card.id });
  if (answer === 'NOTHING_DUE') return settleCharge(db, billId, 'LEFT');
  if (answer === 'BUSY') await deps.jobs.enqueue(db, CHARGE, { billId }, new Date(clock.now().getTime() + HOUR_MS));
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
