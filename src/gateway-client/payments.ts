import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type Payments = ReturnType<typeof createPayments>;

type PaymentSession = Wire<'PaymentSession'>;
/** What the provider's page or a redirect gave. */
export type PaymentDetails = Wire<'PaymentDetails'>;
type Details = { paymentSessionId: string; details: PaymentDetails };

export function createPayments(gateway: GatewayClient) {
  return {
    /**
     * Begins to pay for something, or goes on with it. HttpError 404, 409 `payment.nothing-due`, 429 `payment.too-many` with words that say when to
     * try again, 503 `payment.unavailable`.
     */
    beginPayment: (wanted: Wire<'PaymentSessionWanted'>, signal?: AbortSignal): Promise<PaymentSession> =>
      gateway.POST('/payments/v1/sessions', { body: wanted, signal }),

    /** How a payment stands. One that can be no session's id is answered as one that is none. */
    getPayment: (paymentSessionId: string, signal?: AbortSignal): Promise<PaymentSession> =>
      about('payment-session')(paymentSessionId, () =>
        gateway.GET('/payments/v1/sessions/{paymentSessionId}', { params: { path: { paymentSessionId } }, signal }),
      ),

    /** Hands on what the provider's page or a redirect gave; sent again it is answered the same. HttpError 409 `payment.details-wrong`, 503 `payment.unavailable`. */
    submitDetails: ({ paymentSessionId, details }: Details, signal?: AbortSignal): Promise<PaymentSession> =>
      about('payment-session')(paymentSessionId, () =>
        gateway.POST('/payments/v1/sessions/{paymentSessionId}/details', {
          params: { path: { paymentSessionId } },
          body: details,
          signal,
        }),
      ),
  };
}
