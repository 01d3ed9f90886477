import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Basket = Wire<'Basket'>;
export type BasketLine = Wire<'BasketLine'>;

/** How many of one thing are to be in the basket; 0 takes it out. With a price it comes in at that price or a lower one. */
export type BasketChange = { sku: string; quantity: number; seenPriceInPence?: number };

/** Why the gateway did not make a change: so many are not there, the basket is full, it costs more now, or it is sold no more. */
export type ChangeRefusal = 'outOfStock' | 'full' | 'dearer' | 'gone';

export type FillBasketContext = {
  basket: Basket | null;
  /** What the customer has asked for, until the gateway has answered. */
  change: BasketChange | null;
  /** What is to be taken out next: it was asked for while another change was under way. */
  goingNext: readonly string[];
  /** What was taken out last and can be put back. */
  takenOut: BasketLine | null;
  /** Why the last change was not made, and of what. */
  refused: { refusal: ChangeRefusal; name: string; slug: string } | null;
  failure: Failure | null;
};

export type FillBasketEvent =
  | { type: 'quantity.chosen'; sku: string; quantity: number }
  | { type: 'phone.takenOut'; sku: string }
  | { type: 'undo.requested' }
  | RetryRequested;

export type FillBasketView = 'LoadingBasket' | 'BasketNotLoaded' | 'BasketEmpty' | 'ShowingBasket';
