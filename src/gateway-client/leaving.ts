import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { isGatewayId, noSuch } from './gateway-id.ts';

export type LeavingCalls = ReturnType<typeof createLeaving>;

const cancellation = '/broadband/v1/plans/{planId}/cancellation';

/** How plans end. */
export function createLeaving(gateway: GatewayClient) {
  return {
    /** What the member has ordered and has, newest first, with what each contract means today. */
    listMemberPlans: (memberId: string, signal?: AbortSignal): Promise<Wire<'MemberPlan'>[]> =>
      gateway.GET('/broadband/v1/members/{memberId}/plans', { params: { path: { memberId } }, signal }),

    /** One that can be no plan's id is answered as one that is none. */
    getPlanCancellation: (planId: string, signal?: AbortSignal): Promise<Wire<'PlanCancellation'>> =>
      isGatewayId(planId)
        ? gateway.GET(cancellation, { params: { path: { planId } }, signal })
        : Promise.reject(noSuch('plan')),

    /** Ends a plan on a day that was offered, for the fee that was shown; sent again it changes nothing. */
    cancelPlan: (
      planId: string,
      body: Wire<'PlanCancellationRequest'>,
      signal?: AbortSignal,
    ): Promise<Wire<'PlanCancellation'>> => gateway.POST(cancellation, { params: { path: { planId } }, body, signal }),

    /** Takes the end back; sent again it changes nothing. */
    keepPlan: (planId: string, signal?: AbortSignal): Promise<Wire<'PlanCancellation'>> =>
      gateway.DELETE(cancellation, { params: { path: { planId } }, signal }),
  };
}
