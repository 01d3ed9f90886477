import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type MemberPlans = ReturnType<typeof createMemberPlans>;

/** The plans that a member has ordered, and what they do about one. One that can be no plan's id is answered as one that is none. */
export function createMemberPlans(gateway: GatewayClient) {
  const aboutPlan = about('plan');

  return {
    /** What the member has ordered and has, newest first, with what each contract means today. */
    listMemberPlans: (memberId: string, signal?: AbortSignal): Promise<Wire<'MemberPlan'>[]> =>
      gateway.GET('/broadband/v1/members/{memberId}/plans', { params: { path: { memberId } }, signal }),

    /** By which rule the plan would end if that were asked for today, or its last day where it has been. */
    getPlanCancellation: (planId: string, signal?: AbortSignal): Promise<Wire<'PlanCancellation'>> =>
      aboutPlan(planId, () =>
        gateway.GET('/broadband/v1/plans/{planId}/cancellation', { params: { path: { planId } }, signal }),
      ),

    /** Ends a plan on a day that was offered, for the fee that was shown; sent again it changes nothing. */
    cancelPlan: (
      planId: string,
      body: Wire<'PlanCancellationRequest'>,
      signal?: AbortSignal,
    ): Promise<Wire<'PlanCancellation'>> =>
      aboutPlan(planId, () =>
        gateway.POST('/broadband/v1/plans/{planId}/cancellation', { params: { path: { planId } }, body, signal }),
      ),

    /** Takes the end back; sent again it changes nothing. */
    keepPlan: (planId: string, signal?: AbortSignal): Promise<Wire<'PlanCancellation'>> =>
      aboutPlan(planId, () =>
        gateway.DELETE('/broadband/v1/plans/{planId}/cancellation', { params: { path: { planId } }, signal }),
      ),

    getBoosts: (planId: string, signal?: AbortSignal): Promise<Wire<'Boosts'>> =>
      aboutPlan(planId, () =>
        gateway.GET('/broadband/v1/plans/{planId}/boosts', { params: { path: { planId } }, signal }),
      ),

    /** Begins a boost; sent again while one runs it changes nothing. Gives the boosts as they stand then. */
    startBoost: (planId: string, signal?: AbortSignal): Promise<Wire<'Boosts'>> =>
      aboutPlan(planId, () =>
        gateway.POST('/broadband/v1/plans/{planId}/boosts', { params: { path: { planId } }, signal }),
      ),

    getPauses: (planId: string, signal?: AbortSignal): Promise<Wire<'Pauses'>> =>
      aboutPlan(planId, () =>
        gateway.GET('/broadband/v1/plans/{planId}/pauses', { params: { path: { planId } }, signal }),
      ),

    /** Plans a pause; the same one sent again changes nothing. Gives the pauses as they stand then. */
    planPause: (
      { planId, ...body }: { planId: string } & Wire<'PauseRequest'>,
      signal?: AbortSignal,
    ): Promise<Wire<'Pauses'>> =>
      aboutPlan(planId, () =>
        gateway.POST('/broadband/v1/plans/{planId}/pauses', { params: { path: { planId } }, body, signal }),
      ),

    /** Takes a planned pause back, or ends a running one; sent again it changes nothing. */
    endPause: (
      { planId, pauseId }: { planId: string; pauseId: string },
      signal?: AbortSignal,
    ): Promise<Wire<'Pauses'>> =>
      aboutPlan(planId, () =>
        gateway.DELETE('/broadband/v1/plans/{planId}/pauses/{pauseId}', {
          params: { path: { planId, pauseId } },
          signal,
        }),
      ),
  };
}
