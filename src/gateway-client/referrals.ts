import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type ReferralCalls = ReturnType<typeof createReferrals>;

/** A member's link for friends, and what has come of it. */
export function createReferrals(gateway: GatewayClient) {
  return {
    /** The link, which lasts from now; sent again it is the same one. */
    showLink: (signal?: AbortSignal): Promise<Wire<'ReferralLink'>> => gateway.PUT('/referral/v1/link', { signal }),

    /** Friends newest first. */
    getReferrals: (signal?: AbortSignal): Promise<Wire<'Referrals'>> =>
      gateway.GET('/referral/v1/referrals', { signal }),
  };
}
