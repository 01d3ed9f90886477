import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type OrderCredit = Wire<'OrderCredit'>;
export type CreditPiece = Wire<'CreditPiece'>;

/** `shopOrderId` is what stands in the address: anything, until the gateway knows an order by it. */
export type FollowCreditInput = { shopOrderId: string };

/** What has become of a withdrawal, told on the page they come back to. */
export type CreditNews = 'withdrawn' | 'tooLate';

export type FollowCreditContext = FollowCreditInput & {
  /** As it was read last; null before that. */
  credit: OrderCredit | null;
  /** The phone from whose credit the customer is about to withdraw. */
  pieceId: string | null;
  news: CreditNews | null;
  /** Of what is owed to us, once it has begun. */
  paymentSessionId: string | null;
  failure: Failure | null;
};

export type FollowCreditEvent =
  | { type: 'withdrawal.requested'; pieceId: string }
  | { type: 'withdrawal.confirmed' }
  | { type: 'withdrawal.declined' }
  /** Of what is owed to us after a withdrawal. */
  | { type: 'payment.requested' }
  /** Back to the agreements, after a call that failed. */
  | { type: 'credit.requested' }
  | RetryRequested;

export type FollowCreditView =
  | 'LoadingCredit'
  | 'CreditMissing'
  | 'CreditNotLoaded'
  | 'ShowingCredit'
  | 'ConfirmingWithdrawal'
  | 'WithdrawalNotSent'
  | 'PaymentNotBegun';
