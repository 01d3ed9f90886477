import { paths } from '../shared/paths.ts';
import type { PaymentSession, PaymentWanted } from './pay.types.ts';

/** What is paid for, as the gateway knows it. */
export type PaidFor = Pick<
  PaymentSession,
  'purpose' | 'billId' | 'shopOrderId' | 'topUpId' | 'simPlanPurchaseId' | 'state'
>;

/** The page of an order that is paid; before that the check-out, which has kept all that was said. */
const orderOf = ({ shopOrderId, state }: PaidFor): string =>
  state === 'PAID' && shopOrderId !== null ? `${paths.shopOrders}/${shopOrderId}` : paths.checkout;

const billOf = (billId: string | null): string => (billId === null ? paths.bills : `${paths.bills}/${billId}`);

/** The page that a payment leads to when it is over, and from which somebody came to it. */
export function backOf(paidFor: PaidFor): string {
  switch (paidFor.purpose) {
    case 'BROADBAND_BILL':
      return billOf(paidFor.billId);
    case 'DIRECT_DEBIT':
    case 'KEPT_CARD':
      return paths.paymentMethod;
    case 'PHONE_ORDER':
      return orderOf(paidFor);
    case 'PHONE_BALANCE':
      return paidFor.shopOrderId === null ? paths.shopOrders : `${paths.shopOrders}/${paidFor.shopOrderId}`;
    case 'AIRTIME':
    case 'AIRTIME_DEBT':
      return paths.topUp;
    case 'SIM_PLAN':
      return paths.buySimPlan;
    // Of a newer gateway.
    default:
      return paths.dashboard;
  }
}

/** What is asked of the gateway to pay for the same thing anew. */
export function wantedAgain({
  purpose,
  billId,
  shopOrderId,
  topUpId,
  simPlanPurchaseId,
}: Omit<PaidFor, 'state'>): PaymentWanted {
  switch (purpose) {
    case 'BROADBAND_BILL':
      return { purpose, billId: billId ?? '' };
    case 'DIRECT_DEBIT':
    case 'KEPT_CARD':
    case 'AIRTIME_DEBT':
      return { purpose };
    case 'AIRTIME':
      return { purpose, topUpId: topUpId ?? '' };
    case 'SIM_PLAN':
      return { purpose, simPlanPurchaseId: simPlanPurchaseId ?? '' };
    case 'PHONE_ORDER':
    case 'PHONE_BALANCE':
      return { purpose, shopOrderId: shopOrderId ?? '' };
  }
}
