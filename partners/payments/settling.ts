import { eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import { refusedHolders, type BankAnswer } from '../../openapi/partners/payments/test-data.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { answerOfBank, faceOf, specialOf, statusAfter } from './bank.rules.ts';
import { payments, paymentSessions } from './db/schema.ts';
import { lockPaid, noteGivenBack } from './given-back.ts';
import { keepCard } from './kept-cards.ts';
import type { News, Notifications } from './notifications.ts';
import { inPounds, isCard } from './sessions.ts';

type Schemas = components['schemas'];
export type PaymentRow = typeof payments.$inferSelect;

const DECIDE = 'payments.decide';
const CHARGE_BACK = 'payments.charge-back';
/** How long a bank takes that does not answer at once. */
const BANK_TAKES_MS = 60_000;
const CHARGED_BACK_AFTER_MS = 2 * DAY_MS;
const TOLD_LATE_BY_MS = 20 * 60_000;

const isYes = (resultCode: Schemas['ResultCode']): boolean => resultCode === 'Authorised';

/** What the shop is told of a payment that is decided. */
export function newsOf(payment: PaymentRow): News {
  const { pspReference, merchantReference, value, brand, resultCode, refusalReason } = payment;
  return {
    amount: inPounds(value),
    eventCode: 'AUTHORISATION',
    merchantReference,
    paymentMethod: brand,
    pspReference,
    reason: refusalReason ?? '',
    success: isYes(resultCode) ? 'true' : 'false',
  };
}

/** Has the bank decide a payment, and all that follows from it: the session, the card that is kept, the webhook. */
export class Settling {
  readonly #jobs: Jobs;
  readonly #notifications: Notifications;

  constructor(parts: { jobs: Jobs; notifications: Notifications }) {
    this.#jobs = parts.jobs;
    this.#notifications = parts.notifications;
    // Given up, a session would stay pending for good, and its shop would never hear what was paid.
    const isEndless = true;
    parts.jobs.handle(DECIDE, (tx, { pspReference }, { now }) => this.#decideLate(tx, String(pspReference), now), {
      isEndless,
    });
    parts.jobs.handle(CHARGE_BACK, (tx, { pspReference }, { now }) => this.#chargeBack(tx, String(pspReference), now), {
      isEndless,
    });
  }

  /** Asks the bank, whose customer has shown who they are. */
  async ask(tx: Executor, payment: PaymentRow, now: Date): Promise<PaymentRow> {
    const special = specialOf(payment.holderName);
    if (special !== 'says-yes-later' && special !== 'says-no-later')
      return this.settle(tx, payment, answerOfBank(payment), now);
    if (payment.sessionId !== null)
      await tx
        .update(paymentSessions)
        .set({ status: 'paymentPending' })
        .where(eq(paymentSessions.id, payment.sessionId));
    const { pspReference } = payment;
    const at = new Date(now.getTime() + BANK_TAKES_MS);
    await this.#jobs.enqueue(tx, DECIDE, { pspReference }, at, `${DECIDE}:${pspReference}`);
    return this.#set(tx, payment, { resultCode: 'Pending' });
  }

  /** Notes what the bank has said (undefined: yes), and has the shop told. */
  async settle(tx: Executor, payment: PaymentRow, no: BankAnswer | undefined, now: Date): Promise<PaymentRow> {
    const decided = no
      ? await this.refuse(tx, payment, no)
      : await this.#set(tx, payment, { resultCode: 'Authorised' });
    const { sessionId, holderName, pspReference } = decided;
    if (sessionId !== null) await this.#settleSession(tx, sessionId, decided, no, now);
    const special = specialOf(holderName);
    const toldAt = new Date(now.getTime() + (special === 'tells-late' ? TOLD_LATE_BY_MS : 0));
    await this.#notifications.put(tx, newsOf(decided), toldAt);
    if (!no && special === 'charges-back')
      await this.#jobs.enqueue(tx, CHARGE_BACK, { pspReference }, new Date(now.getTime() + CHARGED_BACK_AFTER_MS));
    return decided;
  }

  /** Notes a no, of which nothing follows: the session stays what it is, and nobody is told. */
  refuse(tx: Executor, payment: PaymentRow, { resultCode, code, reason }: BankAnswer): Promise<PaymentRow> {
    return this.#set(tx, payment, { resultCode, refusalCode: code, refusalReason: reason });
  }

  async #settleSession(
    tx: Executor,
    sessionId: string,
    payment: PaymentRow,
    no: BankAnswer | undefined,
    now: Date,
  ): Promise<void> {
    const isIt = eq(paymentSessions.id, sessionId);
    const [session] = await tx.select().from(paymentSessions).where(isIt).for('update');
    if (!session) return;
    if (no) {
      // Who has given up was not refused.
      const refusals = session.refusals + (no.resultCode === 'Cancelled' ? 0 : 1);
      await tx
        .update(paymentSessions)
        .set({ refusals, status: statusAfter(no, refusals) })
        .where(isIt);
      return;
    }
    await tx.update(paymentSessions).set({ status: 'completed' }).where(isIt);
    const { brand, keepsCard, keptCardId } = payment;
    if (keepsCard && session.shopperReference !== null && keptCardId === null && isCard(brand))
      await keepCard(tx, session.shopperReference, faceOf({ ...payment, brand }), now);
  }

  async #decideLate(tx: Executor, pspReference: string, now: Date): Promise<void> {
    const isIt = eq(payments.pspReference, pspReference);
    const [found] = await tx.select({ sessionId: payments.sessionId }).from(payments).where(isIt);
    if (!found) return;
    const isItsSession = eq(paymentSessions.id, found.sessionId ?? '');
    await tx.select({ id: paymentSessions.id }).from(paymentSessions).where(isItsSession).for('update');
    const [payment] = await tx.select().from(payments).where(isIt).for('update');
    if (payment?.resultCode !== 'Pending') return;
    const isNo = specialOf(payment.holderName) === 'says-no-later';
    await this.settle(tx, payment, isNo ? refusedHolders['DECLINED'] : undefined, now);
  }

  async #chargeBack(tx: Executor, originalReference: string, now: Date): Promise<void> {
    const paid = await lockPaid(tx, originalReference);
    // What the shop has given back already nobody takes.
    if (!paid || paid.left === 0) return;
    const { payment, left } = paid;
    const pspReference = await noteGivenBack(tx, payment, { value: left, now });
    const news: News = { ...newsOf(payment), eventCode: 'CHARGEBACK', reason: 'Fraud', originalReference };
    await this.#notifications.put(tx, { ...news, amount: inPounds(left), pspReference }, now);
  }

  async #set(tx: Executor, payment: PaymentRow, change: Partial<PaymentRow>): Promise<PaymentRow> {
    await tx.update(payments).set(change).where(eq(payments.pspReference, payment.pspReference));
    return { ...payment, ...change };
  }
}
