import type { Wire } from '../../machines/shared/wire.ts';
import { orNull, type GatewayClient } from './client.ts';

export type Members = ReturnType<typeof createMembers>;

export function createMembers(gateway: GatewayClient) {
  return {
    /** Who is logged in; null for a visitor. Asked once, never again on failure (AU-02). */
    findMember: (signal?: AbortSignal): Promise<Wire<'Member'> | null> =>
      orNull(gateway.GET('/member-api/v1/members/me', { signal }), 401),

    /** Whether the list of members with access names who is here; rejects when that cannot be said (AU-12, AU-13). */
    isListed: async (signal?: AbortSignal): Promise<boolean> => (await gateway.GET('/api/access', { signal })).isListed,

    /** Gives the member the full name that was missing. */
    renameMember: (name: Wire<'MemberUpdate'>, signal?: AbortSignal): Promise<Wire<'Member'>> =>
      gateway.PATCH('/member-api/v1/members/me', { body: name, signal }),

    /** Ends every other session of the member. The current password is another one: HttpError 409 `password.wrong`. */
    changePassword: (passwords: Wire<'PasswordChange'>, signal?: AbortSignal): Promise<void> =>
      gateway.PUT('/member-api/v1/members/me/password', { body: passwords, signal }),

    /** News of the member's orders by email and text; switching them on twice is the same as once (OR-09). */
    optInToNotifications: (memberId: string, signal?: AbortSignal): Promise<void> =>
      gateway.POST('/broadband/v1/members/{memberId}/notifications/opt-in', {
        params: { path: { memberId } },
        signal,
      }),
  };
}
