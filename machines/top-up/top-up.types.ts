import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Credit = Wire<'Airtime'>;
export type CreditEntry = Wire<'AirtimeEntry'>;
export type KeptCard = Wire<'KeptCard'>;
export type SpendAbroad = Wire<'SpendAbroad'>;

/** `today`: a UK local date, by which a card counts as expired. */
export type TopUpInput = { memberId: string; today: string };

/** The credit, what it is made of, newest first, the cards that can be charged, newest first, and what is spent of it abroad. */
export type Known = {
  credit: Credit;
  entries: readonly CreditEntry[];
  hasOlder: boolean;
  cards: readonly KeptCard[];
  abroad: SpendAbroad;
};

/** What has become of what the member wanted. */
export type TopUpNews = 'voucherRedeemed' | 'turnedOn' | 'turnedOff' | 'cardGone' | 'capSaved';

/** Why something is not taken; the words are in the journey's copy. */
export type TopUpRefusal =
  | 'amountNotChosen'
  | 'amountNotWhole'
  | 'amountOverDay'
  | 'numberMissing'
  | 'numberShort'
  | 'numberWrong'
  | 'cardNotChosen'
  | 'cardExpired'
  | 'capNotChosen'
  | 'capNotWhole';

export type TopUpField = 'amount' | 'other' | 'number' | 'cardId' | 'limit' | 'cap';

/** As it was typed: one of the amounts in pence or `other`, and another amount in pounds. */
export type TypedAmount = { amount: string; other: string };

/** As it was chosen and typed: `nothing`, `none` for no cap, or `other` with an amount in pounds. */
export type TypedCap = { limit: string; cap: string };

/** Pence for a month abroad; null for no cap. */
export type WantedCap = { capInPence: number | null };

export type TopUpContext = TopUpInput & {
  /** As it was read last; null until it has been. */
  known: Known | null;
  /** By how much is topped up. */
  amountInPence: number | null;
  /** Of a voucher, as it was typed. */
  number: string | null;
  cardId: string | null;
  wantedCap: WantedCap | null;
  /** A reason of ours, or the gateway's own words. */
  errors: Partial<Record<TopUpField, string>>;
  news: TopUpNews | null;
  /** What the voucher was worth that was just used. */
  redeemedInPence: number;
  /** The session in which is paid; null until it is begun. */
  paymentSessionId: string | null;
  failure: Failure | null;
};

export type TopUpEvent =
  | ({ type: 'topUp.submitted' } & TypedAmount)
  /** Pays what is owed after a bank has taken a payment back. */
  | { type: 'debtPayment.requested' }
  | { type: 'voucher.submitted'; number: string }
  | { type: 'automatic.submitted'; cardId: string }
  | { type: 'turningOff.requested' }
  | ({ type: 'cap.submitted' } & TypedCap)
  /** Back to the credit, after a call that failed. */
  | { type: 'credit.requested' }
  | RetryRequested;

export type TopUpView =
  | 'LoadingCredit'
  | 'CreditNotLoaded'
  | 'ShowingCredit'
  | 'TopUpNotBegun'
  | 'DebtPaymentNotBegun'
  | 'VoucherNotRedeemed'
  | 'AutomaticNotTurnedOn'
  | 'AutomaticNotTurnedOff'
  | 'CapNotSaved'
  | 'TooManyPayments';
