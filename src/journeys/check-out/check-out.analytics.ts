import type { checkOutMachine } from '../../../machines/check-out/check-out.machine.ts';
import type { selectCheckOut } from '../../../machines/check-out/check-out.selectors.ts';
import type { EventData } from '../../analytics/catalogue.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

type Snapshot = Parameters<typeof selectCheckOut>[0];

/** A step with the ids that are known by then (PH-07). */
const step =
  (name: EventData<'checkout_step'>['step']) =>
  ({ snapshot: { context } }: { snapshot: Snapshot }) => {
    const { checkout, checkoutId, orderId, paymentSessionId, credit } = context;
    const basket_id = checkout?.basketId ?? null;
    const contract_id = credit?.pieces[0]?.pieceId ?? null;
    const order_id = orderId ?? checkout?.shopOrderId ?? null;
    return {
      name: 'checkout_step' as const,
      data: {
        step: name,
        checkout_id: checkoutId,
        ...(basket_id !== null && { basket_id }),
        ...(order_id !== null && { order_id }),
        ...(contract_id !== null && { contract_id }),
        ...(paymentSessionId !== null && { payment_session_id: paymentSessionId }),
      },
    };
  };

export const checkOutAnalytics = journeyAnalytics<typeof checkOutMachine>('checkOut', {
  entering: {
    enteringContact: step('contact'),
    choosingAddress: step('address'),
    choosingDay: step('delivery'),
    choosingSims: step('sim'),
    choosingWays: step('ways_to_pay'),
    readingCreditInformation: step('credit_information'),
    enteringApplicant: step('credit_application'),
    creditReferred: step('credit_referred'),
    creditDeclined: step('credit_declined'),
    signingAgreement: step('credit_agreement'),
    reviewingOrder: step('review'),
    leadingOn: step('payment'),
  },
});
