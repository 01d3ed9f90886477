import {
  cardAnswers,
  refusedHolders,
  specialHolders,
  testCards,
  testCodeOf,
  TEST_EXPIRY,
  type BankAnswer,
} from '../../openapi/partners/payments/test-data.ts';
import type { components } from '../../openapi/generated/payments.d.ts';

type Schemas = components['schemas'];
type NewCard = Schemas['NewCard'];

export type Bank = (typeof testCards)[number]['bank'];
export type Special = (typeof specialHolders)[keyof typeof specialHolders];

/** From this amount on a customer who is there is asked again for a kept card. Pence. */
const ASKED_AGAIN_FROM = 3_000;

/** How a card is told, as far as it may be told. */
export type CardFace = Pick<Schemas['KeptCard'], 'brand' | 'lastFour' | 'expiryMonth' | 'expiryYear' | 'holderName'>;

/** Of a row of a card that has more. */
export function faceOf({ brand, lastFour, expiryMonth, expiryYear, holderName }: CardFace): CardFace {
  return { brand, lastFour, expiryMonth, expiryYear, holderName };
}

const keyOf = (holderName: string): string => holderName.trim().toUpperCase();

/** What goes another way with the payments of a card holder of this name. */
export function specialOf(holderName: string): Special | undefined {
  const key = keyOf(holderName);
  return Object.hasOwn(specialHolders, key) ? specialHolders[key as keyof typeof specialHolders] : undefined;
}

/** What is noted of the account of a wallet: the name of a card holder that decides what comes of it; of any other nothing. */
export function payerOf(account: string): string {
  const name = keyOf(account.split('@')[0] ?? '');
  return specialOf(name) || holderAnswer(name) ? name : '';
}

const holderAnswer = (holderName: string): BankAnswer | undefined => {
  const key = keyOf(holderName);
  return Object.hasOwn(refusedHolders, key) ? refusedHolders[key] : undefined;
};

/** Whether the last day of a card's month is over; `today` is a UK date. */
export function isOver({ expiryMonth, expiryYear }: CardFace, today: string): boolean {
  return `${expiryYear}-${expiryMonth}` < today.slice(0, 7);
}

const faceOfNew = (card: NewCard, brand: Schemas['Brand']): CardFace => ({
  brand,
  lastFour: card.number.slice(-4),
  expiryMonth: card.expiryMonth,
  expiryYear: card.expiryYear,
  holderName: card.holderName.trim(),
});

/** The brand by a number's first digits, for one that nobody has. */
function brandOf(number: string): Schemas['Brand'] {
  if (/^3[47]/.test(number)) return 'amex';
  return number.startsWith('4') ? 'visa' : 'mc';
}

/** What a new card is: how it looks, and why it can't pay, or who its bank asks first. */
export function checkNewCard(
  card: NewCard,
  today: string,
): { face: CardFace; refused: BankAnswer } | { face: CardFace; bank: Bank } {
  const known = testCards.find(({ number }) => number === card.number);
  const face = faceOfNew(card, known?.brand ?? brandOf(card.number));
  if (!known) return { face, refused: cardAnswers.unknownNumber };
  const isItsMonth = card.expiryMonth === TEST_EXPIRY.month && card.expiryYear === TEST_EXPIRY.year;
  if (!isItsMonth || isOver(face, today)) return { face, refused: cardAnswers.expired };
  if (card.cvc !== testCodeOf(known.brand)) return { face, refused: cardAnswers.wrongCode };
  return { face, bank: known.bank };
}

/** Whom the bank of a kept card asks when its owner pays with it themselves. */
export function checkUsedCard(
  face: CardFace,
  { cvc, value, today }: { cvc: string; value: number; today: string },
): { refused: BankAnswer } | { bank: Bank } {
  if (isOver(face, today)) return { refused: cardAnswers.expired };
  if (cvc !== testCodeOf(face.brand)) return { refused: cardAnswers.wrongCode };
  const own = testCards.find(({ brand, number }) => brand === face.brand && number.endsWith(face.lastFour));
  return { bank: value < ASKED_AGAIN_FROM ? 'lets-pass' : (own?.bank ?? 'lets-pass') };
}

/** What the bank says once it knows who pays; undefined: yes. */
export function answerOfBank(face: Pick<CardFace, 'holderName'>): BankAnswer | undefined {
  return holderAnswer(face.holderName);
}

/** What the bank says to a charge while the customer is away; `charged`: how often the card was charged so before. */
export function answerToCharge(
  face: CardFace,
  { charged, today }: { charged: number; today: string },
): BankAnswer | undefined {
  if (isOver(face, today)) return cardAnswers.expired;
  const special = specialOf(face.holderName);
  if (special === 'refuses-when-kept' || (special === 'refuses-once-when-kept' && charged === 0))
    return refusedHolders['DECLINED'];
  return answerOfBank(face);
}

/** How many refusals end a session. */
export const MOST_REFUSALS = 3;
const fraud: ReadonlySet<string> = new Set(['14', '20', '22', '31']);

/** How a session stands after a payment that was not authorised. */
export function statusAfter({ code }: Pick<BankAnswer, 'code'>, refusals: number): Schemas['SessionStatus'] {
  return fraud.has(code) || refusals >= MOST_REFUSALS ? 'refused' : 'active';
}
