import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { AddressRefusal } from '../shared/typed-address.ts';
import type { NameRefusal } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';

export type Checkout = Wire<'Checkout'>;
export type CheckoutPiece = Wire<'CheckoutPiece'>;
export type ShopOrderWanted = Wire<'ShopOrderWanted'>;
export type SimType = Wire<'SimType'>;
export type Suggestion = Wire<'AddressSuggestion'>;

/** Who the parcel is for. */
export type Contact = { firstName: string; lastName: string; phoneNumber: string };

/** Where it goes; `line2` is '' where there is none. */
export type Address = { line1: string; line2: string; city: string; postcode: string };

/** What the customer has said, in the order in which it is asked. */
export type Step = 'contact' | 'address' | 'day' | 'sims';

/** Why what was submitted is not taken; the words are in the journey's copy. */
export type CheckOutRefusal =
  | NameRefusal
  | AddressRefusal
  | 'phoneMissing'
  | 'phoneWrong'
  | 'line1Missing'
  | 'cityMissing'
  | 'addressWrong'
  | 'searchTooShort'
  | 'dayMissing'
  | 'simMissing';

/** Why the order could not be made as it was read: what was in the basket is not there, costs more, or is another by now. */
export type OrderChange = 'soldOut' | 'price' | 'basket';

/** `checkoutId` names this check-out in analytics, and nothing else. */
export type CheckOutInput = { memberId: string; checkoutId: string };

export type CheckOutContext = CheckOutInput & {
  /** As it was read last; null until it has been. */
  checkout: Checkout | null;
  /** What the customer has said; null until they have. */
  contact: Contact | null;
  address: Address | null;
  day: string | null;
  /** By the piece: its place in the basket. */
  sims: readonly SimType[] | null;
  /** What is looked for as an address, what was found, and in which streets or buildings. */
  text: string;
  suggestions: readonly Suggestion[];
  containers: readonly Suggestion[];
  /** The suggestion whose address is fetched. */
  chosenId: string | null;
  /** An address that was found, as a start for the form. */
  foundAddress: Address | null;
  /** Why fields are refused, by their names. */
  errors: Readonly<Record<string, CheckOutRefusal>>;
  /** The day that was chosen has gone since. */
  isDayGone: boolean;
  change: OrderChange | null;
  /** Of the unpaid order, once it is saved, and of the payment, once it has begun. */
  orderId: string | null;
  paymentSessionId: string | null;
  failure: Failure | null;
};

export type CheckOutEvent =
  | ({ type: 'contact.submitted' } & Contact)
  | ({ type: 'address.submitted' } & Address)
  | { type: 'search.submitted'; text: string }
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'container.closed' }
  | { type: 'manualEntry.requested' }
  | { type: 'search.requested' }
  | { type: 'day.submitted'; day: string }
  | { type: 'sims.submitted'; sims: readonly string[] }
  | { type: 'payment.requested' }
  | { type: 'review.requested' }
  | { type: 'checkout.requested' }
  | RetryRequested;

export type CheckOutView =
  | 'LoadingCheckout'
  | 'CheckoutNotLoaded'
  | 'NothingToOrder'
  | 'BasketUnsettled'
  | 'BeingPaid'
  | 'EnteringContact'
  | 'FindingAddress'
  | 'TypingAddress'
  | 'ChoosingDay'
  | 'ChoosingSims'
  | 'ReviewingOrder'
  | 'OrderChanged'
  | 'PaymentNotBegun';
