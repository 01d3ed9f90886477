import { codeOf, type Failure } from '../shared/failure.ts';
import type { Basket, BasketChange, BasketLine, ChangeRefusal, FillBasketContext } from './fill-basket.types.ts';

const refusals: Readonly<Record<string, ChangeRefusal | undefined>> = {
  'product.out-of-stock': 'outOfStock',
  'basket.full': 'full',
  'product.dearer': 'dearer',
  'product.not-found': 'gone',
};

/** Why the gateway refused a change by its rules; null of a call that failed otherwise and can be tried again. */
export const refusalOf = (failure: Failure): ChangeRefusal | null => refusals[codeOf(failure)] ?? null;

export const lineOf = (basket: Basket | null, sku: string): BasketLine | undefined =>
  basket?.lines.find((line) => line.sku === sku);

/** How many of a thing the customer can choose at most: what is left of it, and of the room in the basket; never fewer than there are. */
export function mostOf({ lines, mostPieces }: Basket, { sku, quantity, piecesLeft }: BasketLine): number {
  const others = lines.filter((line) => line.sku !== sku).reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(quantity, Math.min(mostPieces - others, piecesLeft ?? mostPieces));
}

/** So many have to go before the basket can be paid for: two baskets become one at log-in, and may be more than can be bought. */
export const tooManyOf = ({ summary, mostPieces }: Basket): number => Math.max(0, summary.item_count - mostPieces);

/** What puts back what was taken out: at the price that it had, or not without a word. */
export const puttingBack = ({ sku, quantity, priceInPence }: BasketLine): BasketChange => ({
  sku,
  quantity,
  seenPriceInPence: priceInPence,
});

/** What can be put back: what was taken out, and has not come in again since. */
export const backOf = ({ basket, takenOut }: Pick<FillBasketContext, 'basket' | 'takenOut'>): BasketLine | null =>
  takenOut && !lineOf(basket, takenOut.sku) ? takenOut : null;

/** The customer wants it out: it goes now, or next. */
export const isGoing = ({ change, goingNext }: FillBasketContext, sku: string): boolean =>
  (change?.sku === sku && change.quantity === 0) || goingNext.includes(sku);

/** What goes next, if it is in the basket still: another tab may have taken it out. */
export const nextToGo = ({ basket, goingNext }: FillBasketContext): BasketLine | undefined =>
  basket?.lines.find(({ sku }) => goingNext.includes(sku));

/** What is asked for when something is taken out: it is known until then, so that it can be put back. */
export const takingOut = (
  { basket, goingNext }: FillBasketContext,
  sku: string,
): Pick<FillBasketContext, 'change' | 'takenOut' | 'goingNext'> => ({
  change: { sku, quantity: 0 },
  takenOut: lineOf(basket, sku) ?? null,
  goingNext: goingNext.filter((other) => other !== sku && lineOf(basket, other)),
});

/** Why a change was refused, and of which phone. */
export function refusedIn(
  { basket, takenOut, change }: FillBasketContext,
  failure: Failure,
): FillBasketContext['refused'] {
  const refusal = refusalOf(failure);
  const line = change && (lineOf(basket, change.sku) ?? takenOut);
  return refusal && line && { refusal, name: line.name, slug: line.slug };
}
