import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type PaymentSession = Wire<'PaymentSession'>;

export type PaymentWanted = Wire<'PaymentSessionWanted'>;

export type PayInput = {
  /** What stands in the address: anything, until the gateway knows a payment of the member by it. */
  paymentSessionId: string;
  /** Where the provider's pages are, which take the card; null where there is no provider. */
  providerPages: string | null;
  /** The bank or the wallet has asked on a page of its own, and led back. What it gave along stays in the app: no context has it. */
  isBackFromRedirect: boolean;
};

/** What the provider's page says became of a press; the gateway asks the provider by `sessionResult`. */
export type CardAnswer = { resultCode: string; sessionResult: string };

/** A page of the provider's that the customer goes to, and comes back from. */
export type Redirect = { url: string; to: 'bank' | 'wallet' };

/** How the payment stood when the customer pressed: what changes of it is what became of the press. */
export type Pressed = Pick<PaymentSession, 'attemptsLeft' | 'paymentResultCode'>;

export type PayContext = PayInput & {
  /** As it was read last; null before that. It has the customer's words for an error, and the provider's result code (PH-10). */
  session: PaymentSession | null;
  /** Null while nothing is awaited. */
  pressed: Pressed | null;
  answer: CardAnswer | null;
  /** How often we have looked what became of it. */
  looks: number;
  /** The bank's own page, or the wallet's; null where nobody is sent there. */
  redirectUrl: string | null;
  /** The payment that was begun in place of one that has ended. */
  nextSessionId: string | null;
  failure: Failure | null;
};

export type PayEvent =
  /** The provider's card fields are there. */
  | { type: 'card.shown' }
  /** The last button was pressed. */
  | { type: 'payment.started' }
  | ({ type: 'payment.answered' } & CardAnswer)
  /** The bank asks on a page of its own, or the wallet does. */
  | ({ type: 'payment.redirected' } & Redirect)
  /** Off to the provider's own page, where it stands in no frame of ours. */
  | { type: 'provider.requested' }
  /** The provider could not be reached. */
  | { type: 'payment.interrupted' }
  /** Nobody can pay in it any more: the provider's word for how it stands. */
  | { type: 'session.ended'; status: string }
  /** A new payment, in place of one that has ended. */
  | { type: 'payment.requested' }
  | RetryRequested;

export type PayView =
  | 'LoadingPayment'
  | 'PaymentMissing'
  | 'PaymentNotLoaded'
  | 'GoingOnAfterRedirect'
  | 'RedirectNotTaken'
  | 'TakingCard'
  | 'CardNotShown'
  | 'PaymentsAway'
  | 'GoingToBank'
  | 'GoingToWallet'
  | 'ReadyToLeave'
  | 'GoingToProvider'
  | 'AwaitingPayment'
  | 'PaymentMade'
  | 'PaymentOver'
  | 'PaymentBlocked'
  | 'BeginningPayment'
  | 'NothingDue'
  | 'OrderOutdated'
  | 'TooManyPayments'
  | 'PaymentNotBegun';
