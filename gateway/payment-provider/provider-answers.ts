import type { Types } from '@adyen/api-library';

/** What the provider says of a card that it keeps. */
export interface CardAtProvider {
  id: string;
  brand: string;
  lastFour: string;
  expiryMonth: string;
  expiryYear: string;
}

/** What the provider says of a Direct Debit. */
export interface DebitAtProvider {
  id: string;
  /** The last two digits of the account number. */
  endingIn: string;
  /** Of the instruction. */
  reference: string;
}

/** A payment that the provider calls authorised; its amount in the smallest unit of the currency. */
export interface AuthorisedAtProvider {
  id: string;
  amount: number;
  currency: string;
  brand: string | null;
}

/** How a session stands, in the provider's words. */
export interface StandAtProvider {
  word: string | undefined;
  /** What was paid in it. */
  authorised?: AuthorisedAtProvider | undefined;
}

/** What became of a payment, in the provider's words. */
export interface ResultAtProvider {
  paymentId: string | undefined;
  /** The reference of the session that it was made in. */
  reference: string | undefined;
  resultCode: string;
  refusalCode: string | undefined;
  /** The payment itself, where it is authorised. */
  authorised?: AuthorisedAtProvider | undefined;
}

/** Adyen's name for Bacs Direct Debit. */
export const DIRECT_DEBIT = 'directdebit_GB';

type Kept = readonly Types.checkout.StoredPaymentMethodResource[];

/** The cards of what is kept. */
export const cardsIn = (kept: Kept): CardAtProvider[] =>
  kept.flatMap(({ id, type, brand = '', lastFour = '', expiryMonth = '', expiryYear = '' }) =>
    id === undefined || type === DIRECT_DEBIT ? [] : [{ id, brand, lastFour, expiryMonth, expiryYear }],
  );

/** The Direct Debits of what is kept. Of an account number no more than its last two digits are read. */
export const debitsIn = (kept: Kept): DebitAtProvider[] =>
  kept.flatMap(({ id, type, mandate }) =>
    id === undefined || type !== DIRECT_DEBIT
      ? []
      : [{ id, endingIn: mandate?.maskedAccountId?.slice(-2) ?? '', reference: mandate?.mandateId ?? '' }],
  );

type Answered = Pick<Types.checkout.PaymentResponse, 'amount' | 'paymentMethod' | 'pspReference'> & {
  resultCode?: string;
};

/** Undefined also where the provider does not say which payment it was, and of how much: nothing can be compared then. */
function authorisedIn({ resultCode, pspReference, amount, paymentMethod }: Answered): AuthorisedAtProvider | undefined {
  if (resultCode !== 'Authorised' || pspReference === undefined || !amount) return undefined;
  return { id: pspReference, amount: amount.value, currency: amount.currency, brand: paymentMethod?.brand ?? null };
}

/** Of the provider's answer. */
export function resultAt(
  answer: Types.checkout.PaymentResponse | Types.checkout.PaymentDetailsResponse,
): ResultAtProvider {
  const { pspReference, merchantReference, resultCode, refusalReasonCode } = answer;
  return {
    paymentId: pspReference,
    reference: merchantReference,
    resultCode: resultCode ?? 'Error',
    refusalCode: refusalReasonCode,
    authorised: authorisedIn(answer),
  };
}

/** Of the provider's answer about a session. */
export function standAt({ status, payments = [] }: Types.checkout.SessionResultResponse): StandAtProvider {
  return { word: status, authorised: payments.map(authorisedIn).find((payment) => payment !== undefined) };
}
