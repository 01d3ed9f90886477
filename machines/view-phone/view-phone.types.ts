import type { AddressRead, Asked } from '../shared/asked.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Phone = Wire<'Phone'>;
export type PhoneOffer = Wire<'PhoneOffer'>;
export type PhoneGrade = Wire<'PhoneGrade'>;

/** New, or refurbished at one grade. */
export type Kind = 'new' | PhoneGrade;

/** What the customer has chosen, as the address says it; null is whatever can be had for the least. */
export type Choice = { colour: string | null; storage: number | null; kind: Kind | null };

export type Basket = Wire<'Basket'>;

/** What the customer wants to add to the basket: at the price that they saw, and no higher. */
export type Wanted = { sku: string; seenPriceInPence: number };

/**
 * `phone` is what the page was drawn with; null where it is opened from another page. `asked` is read again whenever more is known
 * of the phone; it is nothing for a page that is drawn before anybody asks.
 */
export type ViewPhoneInput = { slug: string; phone: Phone | null; asked: Asked };

export type ViewPhoneContext = ViewPhoneInput & {
  /** From the press on "Add to basket" until what came of it is read. */
  wanted: Wanted | null;
  /** As it was when something was added last. */
  basket: Basket | null;
  failure: Failure | null;
};

export type ViewPhoneEvent =
  | AddressRead
  | RetryRequested
  | { type: 'phone.wanted' }
  /** The customer has seen what it costs now, and wants it all the same. */
  | { type: 'price.accepted' }
  | { type: 'note.closed' };

export type ViewPhoneView =
  | 'LoadingPhone'
  | 'PhoneNotLoaded'
  | 'PhoneMissing'
  | 'ShowingPhone'
  | 'PhoneAdded'
  | 'PriceRisen'
  | 'SoldOut'
  | 'BasketFull'
  | 'PhoneNotAdded';
