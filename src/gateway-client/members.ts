import type { Wire } from '../../machines/shared/wire.ts';
import { orNull, type GatewayClient } from './client.ts';

export type Members = ReturnType<typeof createMembers>;

/** What every page asks about who is here. What members do with their account is in member-account.ts, which comes with its pages. */
export function createMembers(gateway: GatewayClient) {
  return {
    /** Who is logged in; null for a visitor. Asked once, never again on failure (AU-02). */
    findMember: (signal?: AbortSignal): Promise<Wire<'Member'> | null> =>
      orNull(gateway.GET('/member-api/v1/members/me', { signal }), 401),

    /** Whether the list of members with access names who is here; rejects when that cannot be said (AU-12, AU-13). */
    isListed: async (signal?: AbortSignal): Promise<boolean> => (await gateway.GET('/api/access', { signal })).isListed,
  };
}
