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

    /** One block of days on which the network can send an engineer; never kept, as somebody else may take one. */
    getFaultAvailabilities: (
      { planId, appointmentId }: { planId: string; appointmentId: string },
      startDate: string | null,
      signal?: AbortSignal,
    ): Promise<Wire<'Availability'>> =>
      aboutPlan(planId, () =>
        gateway.GET('/broadband/v1/plans/{planId}/fault-appointments/{appointmentId}/availabilities', {
          params: { path: { planId, appointmentId }, query: startDate === null ? {} : { startDate } },
          signal,
        }),
      ),

    /** Puts a visit on another day; sent again it changes nothing. HttpError 409 `appointment.taken`, `appointment.too-late`. */
    moveFaultAppointment: (
      { planId, appointmentId }: { planId: string; appointmentId: string },
      body: Wire<'FaultVisitChoice'>,
      signal?: AbortSignal,
    ): Promise<Wire<'Faults'>> =>
      aboutPlan(planId, () =>
        gateway.PUT('/broadband/v1/plans/{planId}/fault-appointments/{appointmentId}', {
          params: { path: { planId, appointmentId } },
          body,
          signal,
        }),
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
