import type { SnapshotFrom } from 'xstate';
import type { choosePaymentMethodMachine } from './choose-payment-method.machine.ts';
import { messageOf } from '../shared/failure.ts';
import { isExpired } from '../shared/kept-card.ts';
import type { ChoosePaymentMethodContext, KeptCard, PaymentMethod } from './choose-payment-method.types.ts';

export type ShownCard = Pick<KeptCard, 'id' | 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear'> & {
  isExpired: boolean;
  /** Bills are charged to it. */
  isCharged: boolean;
};

export type ChoosePaymentMethodModel = Pick<ChoosePaymentMethodContext, 'errors' | 'news' | 'orderId'> & {
  /** Those that are kept, newest first. */
  cards: ShownCard[];
  /** The one that bills are charged to; null where the member pays them. */
  charged: ShownCard | null;
  /** The Direct Debit by which bills are collected; null where they are not. */
  debit: PaymentMethod['directDebit'];
  charges: PaymentMethod['charges'];
  /** The card that is about to be removed. */
  removed: ShownCard | null;
  isChoosing: boolean;
  isBeginningCheck: boolean;
  isBeginningDebit: boolean;
  /** What the gateway says to the customer of what has failed; '' where it says nothing. */
  message: string;
  isBusy: boolean;
};

export function selectChoosePaymentMethod(
  snapshot: SnapshotFrom<typeof choosePaymentMethodMachine>,
): ChoosePaymentMethodModel {
  const { paying, cardId, today, orderId, errors, news } = snapshot.context;
  const method = paying?.method;
  const shown = (card: KeptCard): ShownCard => {
    const { id, brand, lastFour, expiryMonth, expiryYear } = card;
    const face = { id, brand, lastFour, expiryMonth, expiryYear };
    return { ...face, isExpired: isExpired(card, today), isCharged: id === method?.card?.id };
  };
  const cards = paying?.cards.map(shown) ?? [];
  return {
    cards,
    charged: method?.card ? shown(method.card) : null,
    debit: method?.directDebit ?? null,
    charges: method?.charges ?? [],
    removed: cards.find(({ id }) => id === cardId) ?? null,
    orderId,
    errors,
    news,
    isChoosing: snapshot.matches({ showingMethod: 'choosingCard' }),
    isBeginningCheck: snapshot.matches({ showingMethod: 'beginningCheck' }),
    isBeginningDebit: snapshot.matches({ showingMethod: 'beginningDebit' }),
    message: messageOf(snapshot.context.failure),
    isBusy: snapshot.hasTag('busy'),
  };
}
