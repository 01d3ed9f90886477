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

/** What became of a payment, in the provider's words. */
export interface ResultAtProvider {
  paymentId: string | undefined;
  /** The reference of the session that it was made in. */
  reference: string | undefined;
  resultCode: string;
  refusalCode: string | undefined;
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
  };
}
