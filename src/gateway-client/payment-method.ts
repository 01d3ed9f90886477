import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type PaymentMethods = ReturnType<typeof createPaymentMethods>;

/** How a member's bills are paid, and the cards that the payment provider keeps for them. */
export function createPaymentMethods(gateway: GatewayClient) {
  return {
    getPaymentMethod: (memberId: string, signal?: AbortSignal): Promise<Wire<'PaymentMethod'>> =>
      gateway.GET('/broadband/v1/members/{memberId}/payment-method', { params: { path: { memberId } }, signal }),

    /** Has bills charged to a kept card; sent again it changes nothing. */
    choosePaymentMethod: (memberId: string, cardId: string, signal?: AbortSignal): Promise<Wire<'PaymentMethod'>> =>
      gateway.PUT('/broadband/v1/members/{memberId}/payment-method', {
        params: { path: { memberId } },
        body: { cardId },
        signal,
      }),

    /** Has no card charged any more; sent again it changes nothing. */
    removePaymentMethod: async (memberId: string, signal?: AbortSignal): Promise<void> => {
      await gateway.DELETE('/broadband/v1/members/{memberId}/payment-method', {
        params: { path: { memberId } },
        signal,
      });
    },

    /** Newest first. */
    listKeptCards: (memberId: string, signal?: AbortSignal): Promise<Wire<'KeptCard'>[]> =>
      gateway.GET('/payments/v1/members/{memberId}/cards', { params: { path: { memberId } }, signal }),

    removeKeptCard: async (
      { memberId, cardId }: { memberId: string; cardId: string },
      signal?: AbortSignal,
    ): Promise<void> => {
      await gateway.DELETE('/payments/v1/members/{memberId}/cards/{cardId}', {
        params: { path: { memberId, cardId } },
        signal,
      });
    },
  };
}
