import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { paymentsIn, sessionsOf } from './payments.store.ts';
import { refundsOf } from './refunds.service.ts';

type Schemas = components['schemas'];

/** All that is held of a member's payments, newest first. */
export async function listPayments(db: Executor, memberId: string): Promise<Schemas['DataPaymentSession'][]> {
  const sessions = await sessionsOf(db, memberId);
  const tried = await paymentsIn(
    db,
    sessions.map(({ id }) => id),
  );
  const sentBack = await refundsOf(
    db,
    tried.map(({ id }) => id),
  );
  return sessions.map(({ id, resultCode, createdAt, expiresAt, ...session }) => ({
    paymentSessionId: id,
    purpose: session.purpose,
    reference: session.reference,
    amountInPence: session.amountInPence,
    chargedCardId: session.chargedCardId,
    directDebitId: session.directDebitId,
    state: session.state,
    paymentResultCode: resultCode,
    begunAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    payments: tried
      .filter(({ sessionId }) => sessionId === id)
      .map(({ id: paymentId, amount, currency, brand, state: stands, toldAt }) => ({
        paymentId,
        amount,
        currency,
        brand,
        state: stands,
        toldAt: toldAt.toISOString(),
        refunds: sentBack
          .filter((refund) => refund.paymentId === paymentId)
          .map((refund) => ({
            amountInPence: refund.amountInPence,
            state: refund.state,
            askedAt: refund.askedAt.toISOString(),
          })),
      })),
  }));
}
