import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Profiles = ReturnType<typeof createProfiles>;

/** What we know of the member, for the page where they read and change it. */
export function createProfiles(gateway: GatewayClient) {
  return {
    /** Nobody is logged in: HttpError 401. */
    getMember: (signal?: AbortSignal): Promise<Wire<'Member'>> => gateway.GET('/member-api/v1/members/me', { signal }),

    /** What is left out stays as it is; sent again it changes nothing. Gives the whole member. */
    updateMember: (update: Wire<'MemberUpdate'>, signal?: AbortSignal): Promise<Wire<'Member'>> =>
      gateway.PATCH('/member-api/v1/members/me', { body: update, signal }),

    /** All that is held of the member. Ten an hour: HttpError 429. */
    downloadData: (signal?: AbortSignal): Promise<Wire<'MemberData'>> =>
      gateway.GET('/member-api/v1/members/me/data', { signal }),
  };
}
