import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type PlanChanges = ReturnType<typeof createPlanChanges>;

/** What a member's plan can become. One that can be no plan's id is answered as one that is none. */
export function createPlanChanges(gateway: GatewayClient) {
  const aboutPlan = about('plan');

  return {
    getPlanChanges: (planId: string, signal?: AbortSignal): Promise<Wire<'PlanChanges'>> =>
      aboutPlan(planId, () =>
        gateway.GET('/broadband/v1/plans/{planId}/changes', { params: { path: { planId } }, signal }),
      ),

    /** Has the contract drawn as it would be; asked for again on the same day it is the same. */
    offerPlanChange: (
      { planId, ...body }: { planId: string } & Wire<'PlanChangeChoice'>,
      signal?: AbortSignal,
    ): Promise<Wire<'PlanChangeOffer'>> =>
      aboutPlan(planId, () =>
        gateway.POST('/broadband/v1/plans/{planId}/changes/offers', {
          params: { path: { planId } },
          body,
          signal,
        }),
      ),

    /** Changes the plan by what was read; sent again for the same plan it changes nothing. */
    changePlan: (
      { planId, ...body }: { planId: string } & Wire<'PlanChangeRequest'>,
      signal?: AbortSignal,
    ): Promise<Wire<'PlanChanges'>> =>
      aboutPlan(planId, () =>
        gateway.POST('/broadband/v1/plans/{planId}/changes', { params: { path: { planId } }, body, signal }),
      ),

    /** Undoes the change; sent again it changes nothing. */
    undoPlanChange: (planId: string, signal?: AbortSignal): Promise<Wire<'PlanChanges'>> =>
      aboutPlan(planId, () =>
        gateway.DELETE('/broadband/v1/plans/{planId}/changes', { params: { path: { planId } }, signal }),
      ),
  };
}
