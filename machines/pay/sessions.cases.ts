import type { PaymentSession } from './pay.types.ts';

export const paymentSessionId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c01';
export const nextSessionId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c02';
export const debitSessionId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c03';

/** A bill that is being paid: nothing was tried yet. */
export const open: PaymentSession = {
  paymentSessionId,
  purpose: 'BROADBAND_BILL',
  billId: '4c7a1b1e-6b5a-4a57-9a8e-2d8f5a1c0001',
  shopOrderId: null,
  topUpId: null,
  simPlanPurchaseId: null,
  amountInPence: 3962,
  parts: [
    { name: '150 Mbps plan', detail: 'Tue, 24/02/26 to Mon, 23/03/26', amountInPence: 3562 },
    { name: 'Mesh Wi-Fi', detail: 'Tue, 24/02/26 to Mon, 23/03/26', amountInPence: 400 },
  ],
  currency: 'GBP',
  keepsCard: false,
  isCollection: false,
  state: 'OPEN',
  attemptsLeft: 3,
  paymentResultCode: null,
  paymentErrorMessage: null,
  paymentId: null,
  expiresAt: '2026-02-24T10:00:00.000Z',
  checkout: { sessionId: 'CSABCDEFGHJKLMNP', sessionData: 'as the provider gave it' },
  hostedPage: null,
};

/** One whose page is the provider's own, which is gone to. */
export const hosted: PaymentSession = {
  ...open,
  checkout: null,
  hostedPage: 'http://127.0.0.1:4103/checkoutshopper/v1/hosted/CSABCDEFGHJKLMNP#as-it-was-given',
};

/** The words are the gateway's. */
export const refusedOnce: PaymentSession = {
  ...open,
  attemptsLeft: 2,
  paymentResultCode: 'Refused',
  paymentErrorMessage: 'That payment wasn’t accepted, and nothing was taken. You can try again, or pay in another way.',
};

const ended = { ...open, parts: [], attemptsLeft: 0, checkout: null };

export const pending: PaymentSession = { ...ended, state: 'PENDING', paymentResultCode: 'Authorised' };

export const paid: PaymentSession = {
  ...ended,
  state: 'PAID',
  paymentResultCode: 'Authorised',
  paymentId: 'ABCDEFGHJKLMNPQR',
};

/** By the provider's word: as a third refusal, or for fraud. */
export const refusedToTheEnd: PaymentSession = {
  ...ended,
  state: 'REFUSED',
  paymentResultCode: 'Refused',
  paymentErrorMessage:
    'These payments weren’t accepted, and nothing was taken. You can begin again, and pay in another way.',
};

export const blocked: PaymentSession = {
  ...ended,
  state: 'BLOCKED',
  paymentResultCode: 'Refused',
  paymentErrorMessage:
    'We can’t take this payment, and nothing was taken. Please ask your bank, or begin again and pay in another way.',
};

export const expired: PaymentSession = {
  ...ended,
  state: 'EXPIRED',
  paymentErrorMessage:
    'The hour for this payment is over. You can begin again. You’ll never pay twice: we send back what comes twice.',
};

/** What came of a try on that page. */
export const hostedRefused: PaymentSession = {
  ...refusedOnce,
  checkout: null,
  hostedPage: hosted.hostedPage,
};

/** A card that is checked, so that it can be kept. */
const forCard = { purpose: 'KEPT_CARD', billId: null, amountInPence: 0, keepsCard: true } as const;

export const cardCheck: PaymentSession = { ...open, ...forCard };
export const cardKept: PaymentSession = { ...paid, ...forCard };

/** An instruction for a Direct Debit, which the bank takes days to answer. */
const forDebit = {
  paymentSessionId: debitSessionId,
  purpose: 'DIRECT_DEBIT',
  billId: null,
  amountInPence: 0,
  keepsCard: true,
} as const;

export const debitOpen: PaymentSession = { ...open, ...forDebit };
export const debitRefusedOnce: PaymentSession = {
  ...refusedOnce,
  ...forDebit,
  paymentErrorMessage:
    'A Direct Debit can’t be set up for this account, and nothing was taken. Check its details, or use another account.',
};
export const debitPending: PaymentSession = { ...pending, ...forDebit };
export const debitAccepted: PaymentSession = { ...paid, ...forDebit };
export const debitExpired: PaymentSession = {
  ...expired,
  ...forDebit,
  paymentErrorMessage: 'The hour for setting up this Direct Debit is over. You can begin again.',
};

/** A bill that is being collected by Direct Debit. */
export const collection: PaymentSession = { ...pending, isCollection: true, paymentResultCode: null };

/** Phones that are ordered. */
const forPhones = {
  purpose: 'PHONE_ORDER',
  billId: null,
  shopOrderId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b12',
  amountInPence: 72_900,
} as const;

export const phonesOpen: PaymentSession = { ...open, ...forPhones };
export const phonesPaid: PaymentSession = { ...paid, ...forPhones };

/** A top-up of credit. */
const forTopUp = {
  purpose: 'AIRTIME',
  billId: null,
  topUpId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b13',
  amountInPence: 2_000,
} as const;

export const topUpOpen: PaymentSession = { ...open, ...forTopUp };

/** What is owed of credit. */
export const airtimeDebtOpen: PaymentSession = { ...open, purpose: 'AIRTIME_DEBT', billId: null, amountInPence: 700 };

/** A SIM plan. */
export const simPlanOpen: PaymentSession = {
  ...open,
  purpose: 'SIM_PLAN',
  billId: null,
  simPlanPurchaseId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b14',
  amountInPence: 1_000,
};
