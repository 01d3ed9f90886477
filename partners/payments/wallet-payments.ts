import { eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import { wallet, walletAnswers } from '../../openapi/partners/payments/test-data.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import { payerOf } from './bank.rules.ts';
import type { Tried } from './card-payments.ts';
import { CheckoutError, noSuchDetails } from './checkout-error.ts';
import { payments } from './db/schema.ts';
import { findAttempt, lockAsked, notePayment } from './note-payment.ts';
import { digestOf, newSecret } from './references.ts';
import { assertActive, lockSession, statusOf, wayBackFrom, type SessionRow } from './sessions.ts';
import type { PaymentRow, Settling } from './settling.ts';

type Schemas = components['schemas'];
type Paying = Pick<Schemas['SessionPayment'], 'sessionData' | 'attempt'>;

/** What the wallet's page shows. `back`: the shop's page, where nothing is left to be said. */
export interface WalletPage {
  valueInPence: number;
  shop: string;
  back: string | null;
}

/** The row of a payment by the wallet, which has no card. */
const noCard = { brand: wallet.type, lastFour: '', expiryMonth: '', expiryYear: '', holderName: '' } as const;

const isAsked = ({ resultCode, brand }: PaymentRow): boolean =>
  resultCode === 'RedirectShopper' && brand === wallet.type;

/** Payments by the provider's own wallet: the customer leaves for its page, and money moves there. */
export class WalletPayments {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #settling: Settling;
  /** Of the provider's own pages. */
  readonly #origin: () => string;
  readonly #sessionResultOf: (sessionId: string) => string;

  constructor(parts: {
    db: Database;
    clock: Clock;
    settling: Settling;
    origin: () => string;
    sessionResultOf: (sessionId: string) => string;
  }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#settling = parts.settling;
    this.#origin = parts.origin;
    this.#sessionResultOf = parts.sessionResultOf;
  }

  /** Begins a payment, once for each press. Throws 422 where there is no such session, where it has ended, or where no wallet is taken. */
  async begin(sessionId: string, { sessionData, attempt }: Paying): Promise<Tried> {
    return this.#db.transaction(async (tx) => {
      const session = await lockSession(tx, sessionId, sessionData);
      const earlier = await findAttempt(tx, sessionId, attempt);
      // The token of a press that is sent again is known to nobody any more.
      if (earlier) return isAsked(earlier) ? this.#ask(tx, earlier) : { payment: earlier };
      const now = this.#clock.now();
      assertActive(session, now);
      if (!session.methods.includes(wallet.type))
        throw new CheckoutError(422, '14_0413', 'No wallet is taken in this session');
      const { merchantReference, value, shopperReference } = session;
      const whose = { sessionId, attempt, merchantReference, value, shopperReference };
      return this.#ask(tx, await notePayment(tx, { ...whose, ...noCard, createdAt: now }, 'RedirectShopper'));
    });
  }

  /** What the page with this token shows. Throws 422 for a token that is none of a wallet's. */
  async show(token: string): Promise<WalletPage> {
    return this.#db.transaction(async (tx) => {
      const { session, payment } = await this.#locked(tx, token);
      const isOpen = isAsked(payment) && statusOf(session, this.#clock.now()) === 'active';
      return {
        valueInPence: payment.value,
        shop: new URL(session.returnUrl).origin,
        back: isOpen ? null : wayBackFrom(session, token, this.#sessionResultOf),
      };
    });
  }

  /**
   * Takes what the customer has said; asked again, in whatever tab, it changes nothing that may have been paid already. Throws 422 for a token
   * that is none of a wallet's.
   */
  async answer(token: string, said: Schemas['WalletAnswer']): Promise<Schemas['WalletResult']> {
    return this.#db.transaction(async (tx) => {
      const { session, payment } = await this.#locked(tx, token);
      if (isAsked(payment)) await this.#hear(tx, session, payment, said);
      return { returnUrl: wayBackFrom(session, token, this.#sessionResultOf) };
    });
  }

  async #hear(tx: Executor, session: SessionRow, payment: PaymentRow, said: Schemas['WalletAnswer']): Promise<void> {
    const now = this.#clock.now();
    // Another attempt has paid, or the hour is over: nothing is taken by this one, and the session stays what it is.
    if (statusOf(session, now) !== 'active') {
      await this.#settling.refuse(tx, payment, walletAnswers.goneBack);
      return;
    }
    if (said.answer === 'approve') {
      const holderName = payerOf(said.account);
      await this.#set(tx, payment, { holderName });
      await this.#settling.ask(tx, { ...payment, holderName }, now);
      return;
    }
    await this.#settling.settle(tx, payment, walletAnswers[said.answer === 'refuse' ? 'refused' : 'goneBack'], now);
  }

  async #locked(tx: Executor, token: string): Promise<{ session: SessionRow; payment: PaymentRow }> {
    const locked = await lockAsked(tx, token);
    if (locked.payment.brand !== wallet.type) throw noSuchDetails();
    return locked;
  }

  async #ask(tx: Executor, payment: PaymentRow): Promise<Tried> {
    const token = newSecret();
    await this.#set(tx, payment, { challengeDigest: digestOf(token) });
    const url = `${this.#origin()}/wallet/${token}`;
    return { payment, action: { type: 'redirect', url, method: 'GET', paymentMethodType: wallet.type } };
  }

  async #set(tx: Executor, { pspReference }: PaymentRow, change: Partial<PaymentRow>): Promise<void> {
    await tx.update(payments).set(change).where(eq(payments.pspReference, pspReference));
  }
}
