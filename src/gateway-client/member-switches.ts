import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type MemberSwitches = ReturnType<typeof createMemberSwitches>;

type Asked = { memberId: string; switchId: string };

/** The member's switches, to us and to other providers. One that can be no switch's id is answered as one that is none. */
export function createMemberSwitches(gateway: GatewayClient) {
  const aboutSwitch = about('switch');

  return {
    listMemberSwitches: (memberId: string, signal?: AbortSignal): Promise<Wire<'MemberSwitch'>[]> =>
      gateway.GET('/broadband/v1/members/{memberId}/switches', { params: { path: { memberId } }, signal }),

    getMemberSwitch: (asked: Asked, signal?: AbortSignal): Promise<Wire<'MemberSwitch'>> =>
      aboutSwitch(asked.switchId, () =>
        gateway.GET('/broadband/v1/members/{memberId}/switches/{switchId}', { params: { path: asked }, signal }),
      ),

    /** Says that the member has not asked the other provider to switch; sent again it changes nothing. */
    objectToSwitch: (asked: Asked, signal?: AbortSignal): Promise<Wire<'MemberSwitch'>> =>
      aboutSwitch(asked.switchId, () =>
        gateway.POST('/broadband/v1/members/{memberId}/switches/{switchId}/objection', {
          params: { path: asked },
          signal,
        }),
      ),
  };
}
