import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type Bills = ReturnType<typeof createBills>;

export function createBills(gateway: GatewayClient) {
  return {
    /** The member's bills, newest first, and what the next one is expected to be. */
    listBills: (memberId: string, signal?: AbortSignal): Promise<Wire<'MemberBills'>> =>
      gateway.GET('/broadband/v1/members/{memberId}/bills', { params: { path: { memberId } }, signal }),

    /** One that can be no bill's id is answered as one that is none. */
    getBill: (
      { memberId, billId }: { memberId: string; billId: string },
      signal?: AbortSignal,
    ): Promise<Wire<'Bill'>> =>
      about('bill')(billId, () =>
        gateway.GET('/broadband/v1/members/{memberId}/bills/{billId}', {
          params: { path: { memberId, billId } },
          signal,
        }),
      ),
  };
}
