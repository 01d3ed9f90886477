import { and, count, eq, isNull } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import { CLAIM_REASON } from '../../openapi/partners/payments/test-accounts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import {
  accountAnswers,
  answeredAt,
  claimedAt,
  debitedAt,
  endingOf,
  endsMandate,
  isKnownAccount,
  outcomeOf,
  returnedAt,
  returnReasonOf,
} from './bank-account.rules.ts';
import { CheckoutError } from './checkout-error.ts';
import { payments, paymentSessions } from './db/schema.ts';
import { lockPaid, noteGivenBack } from './given-back.ts';
import { activate, endMandate, findActive, lockGivenIn, noteMandate } from './mandates.ts';
import type { Notifications } from './notifications.ts';
import { findAttempt, notePayment } from './note-payment.ts';
import { assertActive, inPounds, lockSession } from './sessions.ts';
import { newsOf, type PaymentRow, type Settling } from './settling.ts';

type Schemas = components['schemas'];

const ANSWER = 'payments.mandate-answered';
const DEBIT = 'payments.account-debited';
const RETURN = 'payments.debit-returned';

/** What stands in a payment's row of a bank account, which has no expiry. */
const faceOf = (holderName: string, endingIn: string) => ({
  brand: 'directdebit_GB' as const,
  lastFour: endingIn,
  expiryMonth: '',
  expiryYear: '',
  holderName,
});

/** Bacs Direct Debit: instructions that customers give in a session, and what is collected by them while they are away. */
export class DirectDebits {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #jobs: Jobs;
  readonly #settling: Settling;
  readonly #notifications: Notifications;

  constructor(parts: { db: Database; clock: Clock; jobs: Jobs; settling: Settling; notifications: Notifications }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    this.#settling = parts.settling;
    this.#notifications = parts.notifications;
    const isEndless = true;
    const { jobs } = parts;
    jobs.handle(ANSWER, (tx, { pspReference }, { now }) => this.#answer(tx, String(pspReference), now), { isEndless });
    jobs.handle(DEBIT, (tx, { pspReference }, { now }) => this.#debit(tx, String(pspReference), now), { isEndless });
    jobs.handle(
      RETURN,
      (tx, { pspReference, reason }, { now }) => this.#takeBack(tx, String(pspReference), String(reason), now),
      { isEndless },
    );
  }

  /** Takes an instruction in a session, once for each press. Throws 422 where there is no such session, or where it has ended. */
  async instruct(
    sessionId: string,
    { sessionData, attempt }: Pick<Schemas['SessionPayment'], 'sessionData' | 'attempt'>,
    account: Schemas['BankAccount'],
  ): Promise<PaymentRow> {
    return this.#db.transaction(async (tx) => {
      const session = await lockSession(tx, sessionId, sessionData);
      const earlier = await findAttempt(tx, sessionId, attempt);
      if (earlier) return earlier;
      const now = this.#clock.now();
      assertActive(session, now);
      const { merchantReference, value, shopperReference } = session;
      if (!session.methods.includes('directdebit_GB') || shopperReference === null || value !== 0)
        throw new CheckoutError(422, '14_0413', 'No Direct Debit instruction is given in this session');
      const endingIn = endingOf(account.bankAccountNumber);
      const holderName = account.holderName.trim();
      const whose = { sessionId, attempt, merchantReference, value, shopperReference };
      const noted = { ...whose, ...faceOf(holderName, endingIn), createdAt: now };
      const payment = await notePayment(tx, noted, 'Received');
      if (!isKnownAccount(account)) return this.#settling.settle(tx, payment, accountAnswers.unknown, now);
      await tx.update(paymentSessions).set({ status: 'paymentPending' }).where(eq(paymentSessions.id, sessionId));
      const { pspReference: firstPspReference } = payment;
      const mandate = { shopperReference, holderName, endingIn, firstPspReference, createdAt: now };
      const token = await noteMandate(tx, mandate);
      await this.#jobs.enqueue(tx, ANSWER, { pspReference: firstPspReference }, answeredAt(now));
      const news = { ...newsOf(payment), eventCode: 'RECURRING_CONTRACT' as const, success: 'true' as const };
      await this.#notifications.put(tx, { ...news, pspReference: token, originalReference: firstPspReference }, now);
      return payment;
    });
  }

  /** Collects by an instruction that the bank has accepted. Throws 422 where the customer has no such one. */
  async collect(tx: Executor, wanted: Schemas['KeptCardPayment']): Promise<PaymentRow> {
    const now = this.#clock.now();
    const { shopperReference, reference: merchantReference, amount } = wanted;
    const { id, holderName, endingIn } = await findActive(
      tx,
      wanted.paymentMethod.storedPaymentMethodId,
      shopperReference,
    );
    const whose = { merchantReference, value: amount.value, shopperReference, keptCardId: id };
    const noted = { ...whose, ...faceOf(holderName, endingIn), createdAt: now };
    const payment = await notePayment(tx, noted, 'Received');
    await this.#jobs.enqueue(tx, DEBIT, { pspReference: payment.pspReference }, debitedAt(now));
    return payment;
  }

  /** The bank has accepted an instruction, or not. Of one that was ended nothing is told. */
  async #answer(tx: Executor, pspReference: string, now: Date): Promise<void> {
    const isIt = eq(payments.pspReference, pspReference);
    const [found] = await tx.select({ sessionId: payments.sessionId }).from(payments).where(isIt);
    // The lock of the session comes first everywhere.
    if (found?.sessionId) await lockSession(tx, found.sessionId);
    const [payment] = await tx.select().from(payments).where(isIt).for('update');
    const mandate = await lockGivenIn(tx, pspReference);
    if (payment?.resultCode !== 'Received' || !mandate) return;
    const isRefused = outcomeOf(mandate.endingIn) === 'mandate-refused';
    await (isRefused ? endMandate(tx, mandate.id) : activate(tx, mandate.id));
    await this.#settling.settle(tx, payment, isRefused ? accountAnswers.notAccepted : undefined, now);
  }

  /** The account is debited; what its bank returns comes after that. */
  async #debit(tx: Executor, pspReference: string, now: Date): Promise<void> {
    const [payment] = await tx.select().from(payments).where(eq(payments.pspReference, pspReference)).for('update');
    if (payment?.resultCode !== 'Received') return;
    const { keptCardId, lastFour: endingIn } = payment;
    const isCollection = and(eq(payments.keptCardId, keptCardId ?? ''), isNull(payments.sessionId));
    const isBefore = and(isCollection, eq(payments.resultCode, 'Authorised'));
    const [before] = await tx.select({ times: count() }).from(payments).where(isBefore);
    await this.#settling.settle(tx, payment, undefined, now);
    const reason = returnReasonOf(endingIn, before?.times ?? 0);
    if (reason !== undefined) await this.#jobs.enqueue(tx, RETURN, { pspReference, reason }, returnedAt(now));
    if (outcomeOf(endingIn) === 'claimed-back')
      await this.#jobs.enqueue(tx, RETURN, { pspReference, reason: CLAIM_REASON }, claimedAt(now));
  }

  async #takeBack(tx: Executor, originalReference: string, reason: string, now: Date): Promise<void> {
    const paid = await lockPaid(tx, originalReference);
    // What the shop has given back already nobody takes.
    if (!paid || paid.left === 0) return;
    const { payment, left } = paid;
    if (reason !== CLAIM_REASON && endsMandate(reason)) await endMandate(tx, payment.keptCardId ?? '');
    const pspReference = await noteGivenBack(tx, payment, { value: left, now });
    const news = { ...newsOf(payment), eventCode: 'CHARGEBACK' as const, reason, originalReference };
    await this.#notifications.put(tx, { ...news, amount: inPounds(left), pspReference }, now);
  }
}
