import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type Credits = ReturnType<typeof createCredits>;

type OfPiece = { orderId: string; pieceId: string };

/** The instalments of an order of phones: what they cost, how they stand, and what a customer does about them. */
export function createCredits(gateway: GatewayClient) {
  const aboutOrder = about('shop-order');

  return {
    getOrderCredit: (shopOrderId: string, signal?: AbortSignal): Promise<Wire<'OrderCredit'>> =>
      aboutOrder(shopOrderId, () =>
        gateway.GET('/shop/v1/orders/{shopOrderId}/credit', { params: { path: { shopOrderId } }, signal }),
      ),

    /** One application for each phone that is not applied for; sent again it is one all the same. */
    applyForCredit: (
      { orderId, applicant }: { orderId: string; applicant: Wire<'CreditApplicant'> },
      signal?: AbortSignal,
    ): Promise<Wire<'OrderCredit'>> =>
      gateway.POST('/shop/v1/orders/{shopOrderId}/credit/applications', {
        params: { path: { shopOrderId: orderId } },
        body: applicant,
        signal,
      }),

    /** Under the application whose agreement was read; the first signature stands. */
    signAgreement: (
      { orderId, pieceId, ...signature }: OfPiece & { applicationReference: string; name: string },
      signal?: AbortSignal,
    ): Promise<Wire<'OrderCredit'>> =>
      gateway.POST('/shop/v1/orders/{shopOrderId}/credit/{pieceId}/signature', {
        params: { path: { shopOrderId: orderId, pieceId } },
        body: { ...signature, hasAgreed: true },
        signal,
      }),

    /** Ends the credit and not the purchase; once is enough. */
    withdrawFromCredit: (
      { shopOrderId, pieceId }: { shopOrderId: string; pieceId: string },
      signal?: AbortSignal,
    ): Promise<Wire<'OrderCredit'>> =>
      gateway.POST('/shop/v1/orders/{shopOrderId}/credit/{pieceId}/withdrawal', {
        params: { path: { shopOrderId, pieceId } },
        signal,
      }),
  };
}
