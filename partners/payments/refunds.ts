import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { CheckoutError } from './checkout-error.ts';
import { lockPaid, noteGivenBack } from './given-back.ts';
import type { Notifications } from './notifications.ts';
import { newsOf } from './settling.ts';

type Schemas = components['schemas'];

/** How long it takes until money is on its way back. */
const REFUND_TAKES_MS = 60_000;

/** Gives money of a payment back. Throws 422 where nothing was paid, or for more than is left of it. */
export async function refund(
  tx: Executor,
  { notifications, now }: { notifications: Notifications; now: Date },
  paymentPspReference: string,
  wanted: Schemas['RefundWanted'],
): Promise<Schemas['Refund']> {
  const paid = await lockPaid(tx, paymentPspReference);
  if (!paid) throw new CheckoutError(422, '167', 'Original pspReference required for this operation');
  const { payment, left } = paid;
  const { amount, merchantAccount, reference } = wanted;
  if (amount.value === 0 || amount.value > left) throw new CheckoutError(422, '137', 'Invalid amount specified');
  const pspReference = await noteGivenBack(tx, payment, { value: amount.value, now });
  await notifications.put(
    tx,
    { ...newsOf(payment), amount, eventCode: 'REFUND', pspReference, originalReference: paymentPspReference },
    new Date(now.getTime() + REFUND_TAKES_MS),
  );
  const named = reference === undefined ? {} : { reference };
  return { amount, merchantAccount, paymentPspReference, pspReference, status: 'received', ...named };
}
