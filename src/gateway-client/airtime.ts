import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type AirtimeCalls = ReturnType<typeof createAirtime>;

/** A member's credit for the mobile network: what there is, and how it is topped up. */
export function createAirtime(gateway: GatewayClient) {
  return {
    getCredit: (signal?: AbortSignal): Promise<Wire<'Airtime'>> => gateway.GET('/credit/v1/balance', { signal }),

    /** Newest first. */
    listEntries: (signal?: AbortSignal): Promise<Wire<'AirtimeEntries'>> =>
      gateway.GET('/credit/v1/entries', { signal }),

    /** Says by how much is topped up; sent again it changes nothing. HttpError 409 with words that say what to do. */
    saveTopUp: (amountInPence: number, signal?: AbortSignal): Promise<Wire<'TopUp'>> =>
      gateway.PUT('/credit/v1/top-ups/unpaid', { body: { amountInPence }, signal }),

    /** HttpError 400, 409 `voucher.…` and 429, all with words that say what to do. */
    redeemVoucher: (number: string, signal?: AbortSignal): Promise<Wire<'VoucherRedeemed'>> =>
      gateway.POST('/credit/v1/vouchers', { body: { number }, signal }),

    /** Sent again it changes nothing. */
    turnOnAutomatic: (cardId: string, signal?: AbortSignal): Promise<Wire<'Airtime'>> =>
      gateway.PUT('/credit/v1/automatic-top-up', { body: { cardId }, signal }),

    turnOffAutomatic: (signal?: AbortSignal): Promise<Wire<'Airtime'>> =>
      gateway.DELETE('/credit/v1/automatic-top-up', { signal }),

    getSpendAbroad: (signal?: AbortSignal): Promise<Wire<'SpendAbroad'>> =>
      gateway.GET('/credit/v1/spend-abroad', { signal }),

    /** Pence, null for no cap; sent again it changes nothing. HttpError 400 with words that say what to do. */
    setCapAbroad: (capInPence: number | null, signal?: AbortSignal): Promise<Wire<'SpendAbroad'>> =>
      gateway.PUT('/credit/v1/spend-abroad/cap', { body: { capInPence }, signal }),
  };
}
