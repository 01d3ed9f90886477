import { eq, sum } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { CheckoutError } from './checkout-error.ts';
import { payments, refunds } from './db/schema.ts';
import type { Notifications } from './notifications.ts';
import { newPspReference } from './references.ts';
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
  const isIt = eq(payments.pspReference, paymentPspReference);
  // Locked, so that two refunds at once never give more back than was paid.
  const [payment] = await tx.select().from(payments).where(isIt).for('update');
  if (payment?.resultCode !== 'Authorised')
    throw new CheckoutError(422, '167', 'Original pspReference required for this operation');
  const [given] = await tx
    .select({ value: sum(refunds.value).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.paymentPspReference, paymentPspReference));
  const { amount, merchantAccount, reference } = wanted;
  const left = payment.value - (given?.value ?? 0);
  if (amount.value === 0 || amount.value > left) throw new CheckoutError(422, '137', 'Invalid amount specified');
  const pspReference = newPspReference();
  await tx.insert(refunds).values({ pspReference, paymentPspReference, value: amount.value, createdAt: now });
  await notifications.put(
    tx,
    { ...newsOf(payment), amount, eventCode: 'REFUND', pspReference, originalReference: paymentPspReference },
    new Date(now.getTime() + REFUND_TAKES_MS),
  );
  const named = reference === undefined ? {} : { reference };
  return { amount, merchantAccount, paymentPspReference, pspReference, status: 'received', ...named };
}
