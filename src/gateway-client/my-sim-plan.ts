import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type MySimPlanCalls = ReturnType<typeof createMySimPlan>;

type MySimPlan = Wire<'MySimPlan'>;

/** A member's own SIM plan: how it stands, what is bought, and what comes after it. What is refused is HttpError 404 or 409. */
export const createMySimPlan = (gateway: GatewayClient) => ({
  getMySimPlan: (signal?: AbortSignal): Promise<MySimPlan> => gateway.GET('/sim/v1/my-plan', { signal }),

  /** Once by its `requestId`: sent again it is answered as it stands. By card it is UNPAID, and paid for afterwards. */
  buySimPlan: (wanted: Wire<'SimPlanWanted'>, signal?: AbortSignal): Promise<Wire<'SimPlanPurchase'>> =>
    gateway.POST('/sim/v1/my-plan/purchases', { body: wanted, signal }),

  /** Gives back what was paid for a plan that has not begun; once is enough. */
  takeBackSimPlan: (purchaseId: string, signal?: AbortSignal): Promise<MySimPlan> =>
    gateway.DELETE('/sim/v1/my-plan/purchases/{simPlanPurchaseId}', {
      params: { path: { simPlanPurchaseId: purchaseId } },
      signal,
    }),

  /** Cancels the plan that runs; `returnInPence`: what comes back, as the member was shown it. Once is enough. */
  cancelSimPlan: (purchaseId: string, returnInPence: number, signal?: AbortSignal): Promise<MySimPlan> =>
    gateway.POST('/sim/v1/my-plan/purchases/{simPlanPurchaseId}/cancellation', {
      params: { path: { simPlanPurchaseId: purchaseId } },
      body: { returnInPence },
      signal,
    }),

  /** Sent again it changes nothing. */
  repeatSimPlan: (wanted: Wire<'RepeatingWanted'>, signal?: AbortSignal): Promise<MySimPlan> =>
    gateway.PUT('/sim/v1/my-plan/repeat', { body: wanted, signal }),

  stopRepeatingSimPlan: (signal?: AbortSignal): Promise<MySimPlan> =>
    gateway.DELETE('/sim/v1/my-plan/repeat', { signal }),
});
