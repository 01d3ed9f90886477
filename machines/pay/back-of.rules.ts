import { paths } from '../shared/paths.ts';
import type { PaymentSession, PaymentWanted } from './pay.types.ts';

/** What is paid for, as the gateway knows it. */
export type PaidFor = Pick<PaymentSession, 'purpose' | 'billId' | 'shopOrderId'>;

const billOf = (billId: string | null): string => (billId === null ? paths.bills : `${paths.bills}/${billId}`);

/** The page that a payment leads to when it is over, and from which somebody came to it. */
export function backOf({ purpose, billId, shopOrderId }: PaidFor): string {
  switch (purpose) {
    case 'BROADBAND_BILL':
      return billOf(billId);
    case 'KEPT_CARD':
      return paths.paymentMethod;
    case 'PHONE_ORDER':
      return shopOrderId === null ? paths.shopOrders : `${paths.shopOrders}/${shopOrderId}`;
  }
}

/** What is asked of the gateway to pay for the same thing anew. */
export function wantedAgain({ purpose, billId, shopOrderId }: PaidFor): PaymentWanted {
  switch (purpose) {
    case 'BROADBAND_BILL':
      return { purpose, billId: billId ?? '' };
    case 'KEPT_CARD':
      return { purpose };
    case 'PHONE_ORDER':
      return { purpose, shopOrderId: shopOrderId ?? '' };
  }
}
