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
  /** The bank has asked on a page of its own, and led back. What it gave along stays in the app: no context has it. */
  isBackFromBank: boolean;
};

/** What the provider's page says became of a press; the gateway asks the provider by `sessionResult`. */
export type CardAnswer = { resultCode: string; sessionResult: string };

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
  /** The bank's own page; null where it does not ask there. */
  bankPage: string | null;
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
  /** The bank asks on a page of its own. */
  | { type: 'payment.redirected'; url: string }
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
  | 'GoingOnAfterBank'
  | 'BankAnswerNotTaken'
  | 'TakingCard'
  | 'CardNotShown'
  | 'PaymentsAway'
  | 'GoingToBank'
  | 'AwaitingPayment'
  | 'PaymentMade'
  | 'PaymentOver'
  | 'PaymentBlocked'
  | 'BeginningPayment'
  | 'NothingDue'
  | 'OrderOutdated'
  | 'TooManyPayments'
  | 'PaymentNotBegun';
