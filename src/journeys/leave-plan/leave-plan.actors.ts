import { fromPromise } from 'xstate';
import type {
  CancelPlanInput,
  LeavePlanInput,
  Leaving,
  PlanCancellation,
} from '../../../machines/leave-plan/leave-plan.types.ts';
import { noSuch } from '../../gateway-client/gateway-id.ts';
import type { LeavingCalls } from '../../gateway-client/leaving.ts';
import type { Products } from '../../gateway-client/products.ts';

type Calls = { leaving: LeavingCalls; products: Pick<Products, 'listProducts' | 'listKitOptions'> };

/** Fills leaving with the gateway's calls; every one rejects with a Failure. Both writes may be sent again. */
export function createLeavePlanActors({ leaving, products }: Calls) {
  return {
    /** All is asked at once. Lines of the final bill name products and kit by their ids. */
    loadLeaving: fromPromise<Leaving, LeavePlanInput>(async ({ input: { memberId, planId }, signal }) => {
      const [plans, cancellation, sold, kit] = await Promise.all([
        leaving.listMemberPlans(memberId, signal),
        leaving.getPlanCancellation(planId, signal),
        products.listProducts(signal),
        products.listKitOptions(signal),
      ]);
      const plan = plans.find((one) => one.plan.id === planId);
      if (!plan) throw noSuch('plan');
      const named = [
        ...sold.map(({ productId, displayName }) => [productId, displayName] as const),
        ...kit.map(({ id, displayName }) => [id, displayName] as const),
      ];
      return { plan, cancellation, names: Object.fromEntries(named) };
    }),
    cancelPlan: fromPromise<PlanCancellation, CancelPlanInput>(({ input: { planId, ...wanted }, signal }) =>
      leaving.cancelPlan(planId, wanted, signal),
    ),
    keepPlan: fromPromise<PlanCancellation, { planId: string }>(({ input: { planId }, signal }) =>
      leaving.keepPlan(planId, signal),
    ),
  };
}
