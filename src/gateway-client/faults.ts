import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';
import { about } from './gateway-id.ts';

export type PlanFaultCalls = ReturnType<typeof createPlanFaults>;

/** What members report of their live plans. One that can be no plan's id is answered as one that is none. */
export function createPlanFaults(gateway: GatewayClient) {
  const aboutPlan = about('plan');

  return {
    /** The faults of a plan, newest first, and why none can be reported now. */
    listFaults: (planId: string, signal?: AbortSignal): Promise<Wire<'Faults'>> =>
      aboutPlan(planId, () =>
        gateway.GET('/broadband/v1/plans/{planId}/faults', { params: { path: { planId } }, signal }),
      ),

    /** Reports a fault; while one is open that one is the answer. HttpError 409 `fault.blocked`. */
    reportFault: (planId: string, body: Wire<'FaultReport'>, signal?: AbortSignal): Promise<Wire<'Faults'>> =>
      aboutPlan(planId, () =>
        gateway.POST('/broadband/v1/plans/{planId}/faults', { params: { path: { planId } }, body, signal }),
      ),

    /** It works again; sent again it changes nothing. */
    closeFault: (
      { planId, faultId }: { planId: string; faultId: string },
      signal?: AbortSignal,
    ): Promise<Wire<'Faults'>> =>
      aboutPlan(planId, () =>
        gateway.POST('/broadband/v1/plans/{planId}/faults/{faultId}/closure', {
          params: { path: { planId, faultId } },
          signal,
        }),
      ),
  };
}
