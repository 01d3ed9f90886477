import type { BirthDateRefusal, TypedBirthDate } from '../shared/birth-date.ts';
import type { Failure } from '../shared/failure.ts';
import type { Address, FindingAddress, FindingAddressEvent } from '../shared/finding-address.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { AddressRefusal } from '../shared/typed-address.ts';
import type { NameRefusal } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';

export type Checkout = Wire<'Checkout'>;
export type CheckoutPiece = Wire<'CheckoutPiece'>;
export type ShopOrderWanted = Wire<'ShopOrderWanted'>;
export type SimType = Wire<'SimType'>;
export type OrderCredit = Wire<'OrderCredit'>;
export type CreditPiece = Wire<'CreditPiece'>;
export type CreditApplicant = Wire<'CreditApplicant'>;

/** Who the parcel is for. */
export type Contact = { firstName: string; lastName: string; phoneNumber: string };

/** How a phone is paid: over so many months, or at once. */
export type Way = Wire<'InstalmentMonths'> | null;

/** Who applies for credit, as it is typed: `residence` is 'yes', 'no' or ''. */
export type TypedApplicant = {
  firstName: string;
  lastName: string;
  residence: string;
  income: string;
} & TypedBirthDate &
  Address;

/** The agreement that is signed: about a phone, by the application whose terms were read. */
export type UnderAgreement = { pieceId: string; applicationReference: string };

/** An agreement is signed by a tick and a name. */
export type Signature = { name: string; hasAgreed: boolean };

/** What the customer has said, in the order in which it is asked; `credit` is what the lender has to tell, to hear and to answer. */
export type Step = 'contact' | 'address' | 'day' | 'sims' | 'ways' | 'credit';

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
  | 'simMissing'
  | 'wayMissing'
  | BirthDateRefusal
  | 'birthYearRefused'
  | 'residenceMissing'
  | 'notResident'
  | 'incomeMissing'
  | 'incomeWrong'
  | 'notAgreed'
  | 'signatureMissing'
  | 'signatureTooLong';

/** Why the order could not be made as it was read: what was in the basket is not there, costs more, or is another by now. */
export type OrderChange = 'soldOut' | 'price' | 'basket';

/** `checkoutId` names this check-out in analytics, and nothing else; `today` is the day in the UK, YYYY-MM-DD. */
export type CheckOutInput = { memberId: string; checkoutId: string; today: string };

export type CheckOutContext = CheckOutInput &
  FindingAddress & {
    /** As it was read last; null until it has been. */
    checkout: Checkout | null;
    /** What the customer has said; null until they have. */
    contact: Contact | null;
    address: Address | null;
    day: string | null;
    /** By the piece: its place in the basket. */
    sims: readonly SimType[] | null;
    ways: readonly Way[] | null;
    /** How the instalments of the order stand, as it was read last; null while that is not known, and where all is paid at once. */
    credit: OrderCredit | null;
    /** Who applies, from when it is sent until the lender has answered: date of birth and income are kept no longer. */
    applicant: TypedApplicant | null;
    /** The name as it was typed, until it is given to the gateway; '' otherwise. */
    signedAs: string;
    /** What was signed counts no longer: it has to be signed again. */
    isSignatureGone: boolean;
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
  | FindingAddressEvent
  | { type: 'day.submitted'; day: string }
  | { type: 'sims.submitted'; sims: readonly string[] }
  | { type: 'ways.submitted'; ways: readonly string[] }
  | { type: 'creditInformation.read' }
  | ({ type: 'application.submitted' } & TypedApplicant)
  | { type: 'application.requested' }
  | { type: 'answer.requested' }
  | { type: 'payingAtOnce.chosen' }
  | ({ type: 'agreement.signed' } & Signature)
  | { type: 'agreement.requested' }
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
  | 'ChoosingWays'
  | 'LoadingCredit'
  | 'ChoiceNotSaved'
  | 'CreditNotLoaded'
  | 'ReadingCreditInformation'
  | 'EnteringApplicant'
  | 'ApplicationNotSent'
  | 'AskedTooOften'
  | 'CreditReferred'
  | 'CreditDeclined'
  | 'SigningAgreement'
  | 'SignatureNotSent'
  | 'ReviewingOrder'
  | 'OrderChanged'
  | 'PaymentNotBegun';
