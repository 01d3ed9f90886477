import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type MemberSessions = ReturnType<typeof createMemberSessions>;

/** Where the member is logged in. What can be no session's id is answered as one that is none. */
export function createMemberSessions(gateway: GatewayClient) {
  return {
    /** This session first, then the one that was used last first. */
    listSessions: async (signal?: AbortSignal): Promise<Wire<'MemberSession'>[]> =>
      (await gateway.GET('/member-api/v1/members/me/sessions', { signal })).sessions,

    /** Ends another session at once. Sent again, or one that has ended: HttpError 404. This one: HttpError 409 `session.current`. */
    endSession: (sessionId: string, signal?: AbortSignal): Promise<void> =>
      about('session')(sessionId, () =>
        gateway.DELETE('/member-api/v1/members/me/sessions/{sessionId}', {
          params: { path: { sessionId } },
          signal,
        }),
      ),

    /** Ends every session of the member, this one too. */
    logOutEverywhere: (signal?: AbortSignal): Promise<void> =>
      gateway.DELETE('/member-api/v1/members/me/sessions', { signal }),
  };
}
