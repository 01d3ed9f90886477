import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type Plans = ReturnType<typeof createPlans>;

/** The member's draft plan. Writes may be sent again: the gateway gives the same draft back for the same choice. */
export function createPlans(gateway: GatewayClient) {
  return {
    /** The plan as the gateway has it now. */
    getPlan: (planId: string, signal?: AbortSignal): Promise<Wire<'Plan'>> =>
      gateway.GET('/broadband/v1/plans/{planId}', { params: { path: { planId } }, signal }),

    createPlan: (selection: Wire<'PlanSelection'>, signal?: AbortSignal): Promise<Wire<'Plan'>> =>
      gateway.POST('/broadband/v1/plans', { body: selection, signal }),

    customisePlan: (
      planId: string,
      customisation: Wire<'PlanCustomisation'>,
      signal?: AbortSignal,
    ): Promise<Wire<'Plan'>> =>
      gateway.PUT('/broadband/v1/plans/{planId}/customisation', {
        params: { path: { planId } },
        body: customisation,
        signal,
      }),

    /** Keeps the journey of a plan for 30 days, and sends its member the code (CU-04). */
    saveJourney: (journey: Wire<'JourneyToSave'>, signal?: AbortSignal): Promise<Wire<'SavedJourneyTicket'>> =>
      gateway.POST('/broadband/v1/saved-journeys', { body: journey, signal }),
  };
}
