import { and, count, eq, isNull } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import { cardAnswers, CHALLENGE_PASSWORD, type BankAnswer } from '../../openapi/partners/payments/test-data.ts';
import { ukDateOf, type Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import {
  answerToCharge,
  checkNewCard,
  checkUsedCard,
  faceOf,
  specialOf,
  type Bank,
  type CardFace,
} from './bank.rules.ts';
import { CheckoutError, noSuchDetails } from './checkout-error.ts';
import { payments, paymentSessions } from './db/schema.ts';
import { findKeptCard } from './kept-cards.ts';
import type { Notifications } from './notifications.ts';
import { findAsked, findAttempt, lockAsked, notePayment } from './note-payment.ts';
import { digestOf, newSecret } from './references.ts';
import { assertActive, inPounds, isCard, lockSession, methodTypeOf, wayBackFrom, type SessionRow } from './sessions.ts';
import { newsOf, type PaymentRow, type Settling } from './settling.ts';

type Schemas = components['schemas'];

/** How long a customer has to show their bank that it is them. */
const CHALLENGE_MS = 10 * 60_000;

const givenUp: BankAnswer = { resultCode: 'Cancelled', code: '16', reason: 'Shopper Cancelled' };

type Checked = { face: CardFace; keptCardId: string | null } & ({ refused: BankAnswer } | { bank: Bank });

type CardMethod = Schemas['NewCard'] | Schemas['UsedCard'];
type Paying = Pick<Schemas['SessionPayment'], 'sessionData' | 'attempt' | 'storePaymentMethod'>;

/** What comes of a call in a session: the payment, and what the customer has to do first. */
export type Tried = { payment: PaymentRow; action?: Schemas['Action'] };

/** Payments with cards: of customers who are there, in a session, and of kept cards while they are away. */
export class CardPayments {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #settling: Settling;
  readonly #notifications: Notifications;
  /** Of the provider's own pages. */
  readonly #origin: () => string;
  readonly #sessionResultOf: (sessionId: string) => string;

  constructor(parts: {
    db: Database;
    clock: Clock;
    settling: Settling;
    notifications: Notifications;
    origin: () => string;
    sessionResultOf: (sessionId: string) => string;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#settling = parts.settling;
    this.#notifications = parts.notifications;
    this.#origin = parts.origin;
    this.#sessionResultOf = parts.sessionResultOf;
  }

  /** Pays in a session, once for each press. Throws 422 where there is no such session, or where it has ended. */
  async pay(sessionId: string, wanted: Paying, method: CardMethod): Promise<Tried> {
    const tried = await this.#db.transaction(async (tx) => {
      const session = await lockSession(tx, sessionId, wanted.sessionData);
      const earlier = await findAttempt(tx, sessionId, wanted.attempt);
      // A challenge that was begun is begun anew: its token is known to nobody any more.
      if (earlier) return this.#askAgain(tx, session, earlier);
      const now = this.#clock.now();
      assertActive(session, now);
      if (!session.methods.includes('scheme'))
        throw new CheckoutError(422, '14_0413', 'No card is taken in this session');
      const checked = await this.#check(tx, session, method, now);
      const payment = await notePayment(
        tx,
        {
          sessionId,
          attempt: wanted.attempt,
          merchantReference: session.merchantReference,
          value: session.value,
          shopperReference: session.shopperReference,
          ...checked.face,
          keptCardId: checked.keptCardId,
          keepsCard: session.keepsCard || (session.asksToKeep && wanted.storePaymentMethod),
          createdAt: now,
        },
        'Pending',
      );
      if ('refused' in checked) return { payment: await this.#settling.settle(tx, payment, checked.refused, now) };
      if (checked.bank === 'lets-pass') return { payment: await this.#settling.ask(tx, payment, now) };
      return this.#challenge(tx, session, payment, checked.bank);
    });
    return this.#toldFirst(tried);
  }

  /** Takes what the customer has told their bank; whether its time is over counts as the payment goes on. Throws 422 for a token that is none. */
  async answerChallenge(token: string, password: string | null): Promise<Schemas['ChallengeResult']> {
    const { session, isInFrame } = await this.#db.transaction(async (tx) => {
      const payment = await findAsked(tx, token);
      const { pspReference, sessionId, challengeAnswer, resultCode } = payment;
      if (!isCard(payment.brand)) throw noSuchDetails();
      // What was said first holds: a second answer changes nothing that may have been paid already.
      if (challengeAnswer === null) {
        const said = password === CHALLENGE_PASSWORD ? 'right' : 'wrong';
        await tx
          .update(payments)
          .set({ challengeAnswer: password === null ? 'given-up' : said })
          .where(and(eq(payments.pspReference, pspReference), isNull(payments.challengeAnswer)));
      }
      const [row] = await tx
        .select()
        .from(paymentSessions)
        .where(eq(paymentSessions.id, sessionId ?? ''));
      return { session: row, isInFrame: resultCode === 'ChallengeShopper' };
    });
    if (isInFrame || !session) return { threeDSResult: token };
    // The shop has nothing to go on with: the provider's own page does it, and tells how the session stands.
    if (session.mode === 'hosted') await this.complete(token);
    return { threeDSResult: token, returnUrl: wayBackFrom(session, token, this.#sessionResultOf) };
  }

  /**
   * Goes on with a payment whose customer has answered their bank; asked again, it answers the same. Throws 422 for a token
   * that is none, or of another session.
   */
  async complete(token: string, inSession?: { id: string; sessionData: string }): Promise<PaymentRow> {
    const tried = await this.#db.transaction(async (tx): Promise<Tried> => {
      const { session, payment } = await lockAsked(tx, token, inSession);
      const isOpen = payment.resultCode === 'ChallengeShopper' || payment.resultCode === 'RedirectShopper';
      // What is said on a wallet's page counts there: nothing is left to go on with.
      if (!isOpen || !isCard(payment.brand)) return { payment };
      const now = this.#clock.now();
      // Another attempt has paid, or the session has ended: nothing is paid by this one.
      if (session.status !== 'active')
        return { payment: await this.#settling.refuse(tx, payment, cardAnswers.notAuthenticated) };
      const isLate = payment.challengeUntil === null || payment.challengeUntil <= now;
      if (payment.challengeAnswer === 'right' && !isLate)
        return { payment: await this.#settling.ask(tx, payment, now) };
      const no = payment.challengeAnswer === 'given-up' ? givenUp : cardAnswers.notAuthenticated;
      return { payment: await this.#settling.settle(tx, payment, no, now) };
    });
    return (await this.#toldFirst(tried)).payment;
  }

  /** Charges a kept card while its owner is away. Throws 422 where they have no such card. */
  async charge(tx: Executor, wanted: Schemas['KeptCardPayment']): Promise<PaymentRow> {
    const now = this.#clock.now();
    const { shopperReference, reference, amount } = wanted;
    const card = await findKeptCard(tx, wanted.paymentMethod.storedPaymentMethodId, shopperReference);
    const keptCardId = card.id;
    const face = faceOf(card);
    const isCharge = and(eq(payments.keptCardId, keptCardId), isNull(payments.sessionId));
    const [before] = await tx.select({ times: count() }).from(payments).where(isCharge);
    const payment = await notePayment(
      tx,
      {
        merchantReference: reference,
        value: amount.value,
        shopperReference,
        ...face,
        keptCardId,
        createdAt: now,
      },
      'Pending',
    );
    const no = answerToCharge(face, { charged: before?.times ?? 0, today: ukDateOf(now) });
    return no ? this.#settling.settle(tx, payment, no, now) : this.#settling.ask(tx, payment, now);
  }

  async #check(tx: Executor, { shopperReference, value }: SessionRow, method: CardMethod, now: Date): Promise<Checked> {
    const today = ukDateOf(now);
    if ('number' in method) return { ...checkNewCard(method, today), keptCardId: null };
    const card = await findKeptCard(tx, method.storedPaymentMethodId, shopperReference);
    const face = faceOf(card);
    return { face, keptCardId: card.id, ...checkUsedCard(face, { cvc: method.cvc, value, today }) };
  }

  async #challenge(
    tx: Executor,
    { expiresAt }: SessionRow,
    payment: PaymentRow,
    bank: Exclude<Bank, 'lets-pass'>,
  ): Promise<Tried> {
    const token = newSecret();
    const type = bank === 'asks-in-frame' ? 'threeDS2' : 'redirect';
    const now = this.#clock.now();
    const until = Math.min(now.getTime() + CHALLENGE_MS, expiresAt.getTime());
    const [row] = await tx
      .update(payments)
      .set({
        resultCode: type === 'threeDS2' ? 'ChallengeShopper' : 'RedirectShopper',
        challengeDigest: digestOf(token),
        challengeUntil: new Date(until),
        challengeAnswer: null,
      })
      .where(eq(payments.pspReference, payment.pspReference))
      .returning();
    const url = `${this.#origin()}/challenge/${token}`;
    return { payment: row ?? payment, action: { type, url, method: 'GET', paymentMethodType: 'scheme' } };
  }

  async #askAgain(tx: Executor, session: SessionRow, payment: PaymentRow): Promise<Tried> {
    if (payment.challengeDigest === null || !isCard(payment.brand)) return { payment };
    if (payment.resultCode === 'ChallengeShopper') return this.#challenge(tx, session, payment, 'asks-in-frame');
    if (payment.resultCode === 'RedirectShopper') return this.#challenge(tx, session, payment, 'asks-on-its-page');
    return { payment };
  }

  async #toldFirst(tried: Tried): Promise<Tried> {
    const { payment } = tried;
    if (specialOf(payment.holderName) === 'tells-first' && payment.resultCode === 'Authorised')
      await this.#notifications.tellNow(newsOf(payment), this.#clock.now());
    return tried;
  }
}

/** The answer to the shop. */
export function resultOf(payment: PaymentRow): Schemas['PaymentResult'] {
  const { resultCode, pspReference, merchantReference, value, brand, refusalCode, refusalReason } = payment;
  const why = refusalCode === null ? {} : { refusalReasonCode: refusalCode, refusalReason: refusalReason ?? '' };
  return {
    resultCode,
    pspReference,
    merchantReference,
    amount: inPounds(value),
    paymentMethod: { type: methodTypeOf(brand), brand },
    ...why,
  };
}
