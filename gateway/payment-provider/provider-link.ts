import type { CheckoutAPI, TransfersAPI, Types } from '@adyen/api-library';
import type { Logger } from 'pino';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import type { GatewayEnv } from '../env.ts';
import { checkoutAt, isSignedWith, transfersAt, type NotificationItem } from './adyen-client.ts';
import { bankTransfer, outcomeOfTransfer, type TransferOutcome, type WantedPayout } from './payouts.ts';
import { isNotKept, ProviderRefusal, refusalOf } from './provider-refusal.ts';
import {
  cardsIn,
  debitsIn,
  DIRECT_DEBIT,
  resultAt,
  standAt,
  type CardAtProvider,
  type DebitAtProvider,
  type ResultAtProvider,
  type StandAtProvider,
} from './provider-answers.ts';

/** 503 `payment.unavailable`: nothing was taken, and it may go better in a while. */
export const paymentUnavailable = () =>
  new HttpProblem(503, 'payment.unavailable', {
    message: 'Payments aren’t working just now, and nothing was taken. Please try again in a few minutes.',
  });

/** A customer who may pay with a new card says at its fields whether it is kept. The library's own list is loaded with it, late. */
const askForConsent = 'askForConsent' as Types.checkout.CreateCheckoutSessionRequest.StorePaymentMethodModeEnum;

interface WantedSession {
  id: string;
  memberId: string;
  amountInPence: number;
  keepsCard: boolean;
  purpose: string;
  /** Where a redirect leads back to. */
  returnUrl: string;
  expiresAt: Date;
}

/** A session as the provider has begun it. */
interface BegunSession {
  id: string;
  data: string;
  /** The provider's own page; null where it stands in a frame of ours. */
  url: string | null;
}

interface WantedCharge {
  /** Of the session in which it is noted. */
  id: string;
  memberId: string;
  amountInPence: number;
  /** The provider's own id of a kept card or a Direct Debit. */
  keptId: string;
  by: 'CARD' | 'DIRECT_DEBIT';
  returnUrl: string;
}

// The library's own names, without loading it for them.
const CARD = 'scheme' as Types.checkout.CardDetails.TypeEnum;
const DEBIT = DIRECT_DEBIT as Types.checkout.BacsDirectDebitDetails.TypeEnum;
const SUBSCRIBES = 'Subscription' as Types.checkout.CreateCheckoutSessionRequest.RecurringProcessingModelEnum;
const CONT_AUTH = 'ContAuth' as Types.checkout.PaymentRequest.ShopperInteractionEnum;
const SUBSCRIPTION = 'Subscription' as Types.checkout.PaymentRequest.RecurringProcessingModelEnum;

/** Under what name the provider knows a member: never one that says who they are. */
const shopperOf = (memberId: string): string => `member-${memberId}`;

/** Our way to the company that takes the money. What it tells comes in as webhooks (`receivePaymentNotification`). */
export class ProviderLink {
  readonly #url: string | undefined;
  readonly #ours: GatewayEnv['gatewayAtProvider'];
  readonly #mode: GatewayEnv['paymentMode'];
  readonly #wallet: string | undefined;
  readonly #reach: Reach;
  readonly #log: Logger;
  #opened: Promise<CheckoutAPI> | undefined;
  #transfers: Promise<TransfersAPI> | undefined;

  constructor({
    env,
    reach,
    log,
  }: {
    env: Pick<GatewayEnv, 'paymentProviderUrl' | 'paymentMode' | 'paymentWallet' | 'gatewayAtProvider'>;
    reach: Reach;
    log: Logger;
  }) {
    this.#url = env.paymentProviderUrl;
    this.#ours = env.gatewayAtProvider;
    this.#mode = env.paymentMode;
    this.#wallet = env.paymentWallet;
    this.#reach = reach;
    this.#log = log;
  }

  /** Begins a session; the same one is begun once. */
  async begin(session: WantedSession): Promise<BegunSession> {
    const { amountInPence, keepsCard, memberId, id, returnUrl, expiresAt } = session;
    const isDebit = session.purpose === 'DIRECT_DEBIT';
    const isKept = keepsCard || isDebit;
    const answer = await this.#ask(({ PaymentsApi }) =>
      PaymentsApi.sessions(
        {
          amount: { currency: 'GBP', value: amountInPence },
          merchantAccount: this.#ours.merchantAccount,
          reference: id,
          returnUrl,
          mode: this.#mode as Types.checkout.CreateCheckoutSessionRequest.ModeEnum,
          expiresAt,
          shopperReference: shopperOf(memberId),
          allowedPaymentMethods: isDebit ? [DEBIT] : [CARD, ...this.#walletFor(session)],
          ...(isKept ? { storePaymentMethod: true } : { storePaymentMethodMode: askForConsent }),
          ...(isDebit && { recurringProcessingModel: SUBSCRIBES }),
        },
        { idempotencyKey: id },
      ),
    );
    if (answer.sessionData === undefined) throw new Error('The payment provider began a session without its data');
    if (this.#mode === 'hosted' && answer.url === undefined)
      throw new Error('The payment provider began a hosted session without its page');
    return { id: answer.id, data: answer.sessionData, url: this.#mode === 'hosted' ? (answer.url ?? null) : null };
  }

  /** Of what is only checked or is to be kept, no wallet is any use. */
  #walletFor({ amountInPence, keepsCard }: WantedSession): string[] {
    return this.#wallet === undefined || amountInPence === 0 || keepsCard ? [] : [this.#wallet];
  }

  /** How a session stood when `sessionResult` was given: asked again later, it is told the same (Adyen). Undefined where that is none of it. */
  async standOf(providerId: string, sessionResult: string): Promise<StandAtProvider | undefined> {
    return this.#unlessRefused(async () =>
      standAt(await this.#ask(({ PaymentsApi }) => PaymentsApi.getResultOfPaymentSession(providerId, sessionResult))),
    );
  }

  /** Goes on with a payment after a redirect; undefined where the provider gave no such result. */
  async complete(redirectResult: string): Promise<ResultAtProvider | undefined> {
    return this.#unlessRefused(async () => {
      const answer = await this.#ask(({ PaymentsApi }) => PaymentsApi.paymentsDetails({ details: { redirectResult } }));
      return resultAt(answer);
    });
  }

  /** Charges what a member has had kept while they are away, once for each id. Throws `ProviderRefusal`, of what is not kept with `800`. */
  async charge(wanted: WantedCharge): Promise<ResultAtProvider> {
    const { amountInPence, memberId, keptId: storedPaymentMethodId, by, id, returnUrl } = wanted;
    const { merchantAccount } = this.#ours;
    const shopperReference = shopperOf(memberId);
    const answer = await this.#ask(({ PaymentsApi }) =>
      PaymentsApi.payments(
        {
          amount: { currency: 'GBP', value: amountInPence },
          merchantAccount,
          reference: id,
          returnUrl,
          shopperReference,
          paymentMethod: by === 'CARD' ? { type: CARD, storedPaymentMethodId } : { type: DEBIT, storedPaymentMethodId },
          shopperInteraction: CONT_AUTH,
          recurringProcessingModel: SUBSCRIPTION,
        },
        { idempotencyKey: `charge-${id}` },
      ),
    );
    return resultAt(answer);
  }

  /**
   * Gives money back, all of a payment or a part, the same `key` once; gives the provider's own id of that. Throws `ProviderRefusal` where so
   * much is not left of the payment.
   */
  async giveBack(
    payment: { id: string; amount: number; currency: string },
    key = `give-back-${payment.id}`,
  ): Promise<string> {
    const { id, amount: value, currency } = payment;
    const { merchantAccount } = this.#ours;
    const { pspReference } = await this.#ask(({ ModificationsApi }) =>
      ModificationsApi.refundCapturedPayment(
        id,
        { amount: { currency, value }, merchantAccount },
        { idempotencyKey: key },
      ),
    );
    return pspReference;
  }

  /** The cards that a member has had kept. */
  async cardsOf(memberId: string): Promise<CardAtProvider[]> {
    return cardsIn(await this.#keptOf(memberId));
  }

  /** The Direct Debits of a member. Of an account number only the last two digits are read. */
  async debitsOf(memberId: string): Promise<DebitAtProvider[]> {
    return debitsIn(await this.#keptOf(memberId));
  }

  async #keptOf(memberId: string) {
    const { storedPaymentMethods = [] } = await this.#ask(({ RecurringApi }) =>
      RecurringApi.getTokensForStoredPaymentDetails(shopperOf(memberId), this.#ours.merchantAccount),
    );
    return storedPaymentMethods;
  }

  /** Has a card forgotten, or a Direct Debit ended; what is not kept is none to forget. */
  async forgetKept(memberId: string, keptId: string): Promise<void> {
    const { merchantAccount } = this.#ours;
    try {
      await this.#ask(({ RecurringApi }) =>
        RecurringApi.deleteTokenForStoredPaymentDetails(keptId, shopperOf(memberId), merchantAccount),
      );
    } catch (error) {
      if (!isNotKept(error)) throw error;
    }
  }

  /** Sends money to a bank account, once for each id. Gives the provider's own id of that. Throws `ProviderRefusal`. */
  async payOut(wanted: WantedPayout): Promise<string> {
    const info = bankTransfer(wanted, this.#ours.balanceAccount);
    const { id } = await this.#send(({ TransfersApi }) =>
      TransfersApi.transferFunds(info, { idempotencyKey: `pay-out-${wanted.id}` }),
    );
    if (id === undefined) throw new Error('The payment provider sent money without an id');
    return id;
  }

  /** What became of money that was sent, by the provider's id. */
  async payoutOf(transferId: string): Promise<TransferOutcome> {
    const { status } = await this.#send(({ TransfersApi }) => TransfersApi.getTransfer(transferId));
    return outcomeOfTransfer(status);
  }

  /** Whether all items of a webhook are signed by the provider, and for us. */
  async isFromProvider(items: readonly NotificationItem[]): Promise<boolean> {
    for (const item of items) {
      const isOurs = item.merchantAccountCode === this.#ours.merchantAccount;
      if (!isOurs || !(await isSignedWith(this.#ours.hmacKey, item))) return false;
    }
    return true;
  }

  /** For calls of customers: 503 `payment.unavailable` in place of what the provider did wrong. */
  async orUnavailable<Answer>(work: (provider: this) => Promise<Answer>): Promise<Answer> {
    try {
      return await work(this);
    } catch (error) {
      this.#log.error({ err: error }, 'the payment provider did not do as it was asked');
      throw paymentUnavailable();
    }
  }

  async #unlessRefused<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ProviderRefusal && error.status === 422) return undefined;
      throw error;
    }
  }

  async #send<Answer>(work: (transfers: TransfersAPI) => Promise<Answer>): Promise<Answer> {
    const { payoutUrl: url, payoutKey: apiKey } = this.#ours;
    if (url === undefined) throw new Error('PAYMENT_PROVIDER_URL is not set: nobody sends money');
    this.#transfers ??= transfersAt({ url, apiKey, reach: this.#reach });
    const transfers = await this.#transfers;
    return orRefusal(() => work(transfers));
  }

  async #ask<Answer>(work: (checkout: CheckoutAPI) => Promise<Answer>): Promise<Answer> {
    const url = this.#url;
    if (url === undefined) throw new Error('PAYMENT_PROVIDER_URL is not set: nobody takes money');
    this.#opened ??= checkoutAt({ url, apiKey: this.#ours.apiKey, reach: this.#reach });
    const checkout = await this.#opened;
    return orRefusal(() => work(checkout));
  }
}

/** What the library throws is ours from here on where the provider has said no. */
async function orRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
