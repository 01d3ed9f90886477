import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { price } from '../../words/price-words.ts';

/** Pieces in a basket (PH-05). */
export const MOST_PIECES = 4;

/** How long a price rises for nobody once it is in the basket (PH-05). */
export const HOLD_MS = HOUR_MS / 2;

/** An unchanged basket is forgotten after so long. */
export const KEPT_MS = 30 * DAY_MS;

export interface HeldPrice {
  priceInPence: number;
  heldUntil: Date;
  earlierPriceInPence: number | null;
}

/** The price of something that comes into the basket. */
export const holdPrice = (priceInPence: number, now: Date): HeldPrice => ({
  priceInPence,
  heldUntil: new Date(now.getTime() + HOLD_MS),
  earlierPriceInPence: null,
});

/**
 * The price of an item as it is now, beside the shop's own: while it is held it can fall and not rise; then the shop's holds for another
 * half hour, and the one before it is told where it was another.
 */
export function priceNow(held: HeldPrice, shopPriceInPence: number, now: Date): HeldPrice {
  if (now < held.heldUntil)
    return shopPriceInPence < held.priceInPence ? { ...held, priceInPence: shopPriceInPence } : held;
  const isAnother = shopPriceInPence !== held.priceInPence;
  return { ...holdPrice(shopPriceInPence, now), earlierPriceInPence: isAnother ? held.priceInPence : null };
}

/**
 * Whether `wanted` of something can be in the basket instead of `present`; what is taken out always can. `others` are the pieces of all
 * other things. Throws 409 `product.out-of-stock` and `basket.full`.
 */
export function assertFits(
  { wanted, present }: { wanted: number; present: number },
  { others, pieces }: { others: number; pieces: number },
): void {
  if (wanted <= present) return;
  if (wanted > pieces) throw new HttpProblem(409, 'product.out-of-stock', { message: leftInWords(pieces) });
  if (wanted + others > MOST_PIECES)
    throw new HttpProblem(409, 'basket.full', {
      message: `A basket holds up to ${MOST_PIECES} phones. Take one out to make room.`,
    });
}

/** Nothing comes in at a price that the customer has not seen. Throws 409 `product.dearer`. */
export function assertSeen(seenPriceInPence: number | undefined, priceInPence: number): void {
  if (seenPriceInPence === undefined || priceInPence <= seenPriceInPence) return;
  throw new HttpProblem(409, 'product.dearer', {
    message: `It costs ${price(priceInPence)} now, which is more than you saw. Look at it again before you add it.`,
  });
}

function leftInWords(pieces: number): string {
  if (pieces === 0) return 'This one has sold out. Another colour or condition may be there.';
  return pieces === 1 ? 'Only one of it is left.' : `Only ${pieces} of it are left.`;
}
