import { nothingDue } from '../payments/payments.rules.ts';
import type { PaymentPurpose } from '../payments/purposes.ts';

/** What is owed to us of an order after its customer has withdrawn from its credit: nothing yet, as nobody can pay by instalments. */
export const balancePayments: PaymentPurpose = {
  due: () => Promise.reject(nothingDue()),
  pay: () => Promise.resolve(false),
  takeBack: () => Promise.resolve(),
  ended: () => Promise.resolve(),
};
