import { isExpired } from '../shared/kept-card.ts';
import { needed } from '../shared/needed.ts';
import type {
  CardOfMember,
  ChoosePaymentMethodContext,
  KeptCard,
  MethodRefusal,
} from './choose-payment-method.types.ts';

type Known = Pick<ChoosePaymentMethodContext, 'paying' | 'today'>;

const findCard = ({ paying }: Known, cardId: string): KeptCard | undefined =>
  paying?.cards.find(({ id }) => id === cardId);

export const isKept = (known: Known, cardId: string): boolean => findCard(known, cardId) !== undefined;

/** Why a card can't be chosen; null where it can. */
export function refusalOf(known: Known, cardId: string): MethodRefusal | null {
  const card = findCard(known, cardId);
  if (!card) return 'notChosen';
  return isExpired(card, known.today) ? 'expired' : null;
}

/** The card that a call is about. */
export const cardOf = ({ memberId, cardId }: ChoosePaymentMethodContext): CardOfMember => ({
  memberId,
  cardId: needed(cardId, 'the card that was chosen'),
});
