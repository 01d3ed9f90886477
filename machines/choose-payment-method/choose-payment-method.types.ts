import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type PaymentMethod = Wire<'PaymentMethod'>;
export type KeptCard = Wire<'KeptCard'>;

/**
 * `today`: a UK local date, by which a card counts as expired. `orderId`: the order that was placed in this visit, whose confirmation is a way on; null
 * where there is none.
 */
export type ChoosePaymentMethodInput = { memberId: string; today: string; orderId: string | null };

/** How bills are paid, and the cards that can be chosen, newest first. */
export type Paying = { method: PaymentMethod; cards: readonly KeptCard[] };

/** What has become of what the member wanted, told on the page they come back to. */
export type MethodNews = 'cardChosen' | 'chargingStopped' | 'cardRemoved' | 'cardGone' | 'cardExpired';

/** Why a card is not taken; the words are in the journey's copy. */
export type MethodRefusal = 'notChosen' | 'expired';

export type ChoosePaymentMethodContext = ChoosePaymentMethodInput & {
  /** As it was read last; null until it has been. */
  paying: Paying | null;
  /** The card that is to be chosen, or removed. */
  cardId: string | null;
  errors: Partial<Record<'cardId', MethodRefusal>>;
  news: MethodNews | null;
  /** The session in which a new card is checked; null until it is begun. */
  paymentSessionId: string | null;
  failure: Failure | null;
};

export type ChoosePaymentMethodEvent =
  | { type: 'card.submitted'; cardId: string }
  /** Adds a card, which is checked on the page of payment. */
  | { type: 'cardCheck.requested' }
  /** Sets up a Direct Debit, or one for another account, on the page of payment. */
  | { type: 'debit.requested' }
  | { type: 'stopping.requested' }
  | { type: 'stopping.confirmed' }
  | { type: 'stopping.declined' }
  | { type: 'removal.requested'; cardId: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }
  /** Back to the cards, after a call that failed. */
  | { type: 'cards.requested' }
  | RetryRequested;

export type ChoosePaymentMethodView =
  | 'LoadingMethod'
  | 'MethodNotLoaded'
  | 'ShowingMethod'
  | 'ConfirmingStop'
  | 'ConfirmingRemoval'
  | 'CardNotChosen'
  | 'ChargingNotStopped'
  | 'CardNotRemoved'
  | 'CheckNotBegun'
  | 'DebitNotBegun'
  | 'TooManyChecks';

export type CardOfMember = { memberId: string; cardId: string };
