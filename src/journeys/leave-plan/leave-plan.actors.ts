import { fromPromise } from 'xstate';
import type {
  CancelPlanInput,
  LeavePlanInput,
  Leaving,
  PlanCancellation,
} from '../../../machines/leave-plan/leave-plan.types.ts';
import { noSuch } from '../../gateway-client/gateway-id.ts';
import type { MemberPlans } from '../../gateway-client/member-plans.ts';
import { namesOfItems } from '../../gateway-client/item-names.ts';
import type { Products } from '../../gateway-client/products.ts';

type Calls = {
  plans: Pick<MemberPlans, 'listMemberPlans' | 'getPlanCancellation' | 'cancelPlan' | 'keepPlan'>;
  products: Pick<Products, 'listProducts' | 'listKitOptions'>;
};

/** Fills leaving with the gateway's calls; every one rejects with a Failure. Both writes may be sent again. */
export function createLeavePlanActors({ plans, products }: Calls) {
  return {
    /** All is asked at once. Lines of the final bill name products and kit by their ids. */
    loadLeaving: fromPromise<Leaving, LeavePlanInput>(async ({ input: { memberId, planId }, signal }) => {
      const [all, cancellation, names] = await Promise.all([
        plans.listMemberPlans(memberId, signal),
        plans.getPlanCancellation(planId, signal),
        namesOfItems(products, signal),
      ]);
      const plan = all.find((one) => one.plan.id === planId);
      if (!plan) throw noSuch('plan');
      return { plan, cancellation, names };
    }),
    cancelPlan: fromPromise<PlanCancellation, CancelPlanInput>(({ input: { planId, ...wanted }, signal }) =>
      plans.cancelPlan(planId, wanted, signal),
    ),
    keepPlan: fromPromise<PlanCancellation, { planId: string }>(({ input: { planId }, signal }) =>
      plans.keepPlan(planId, signal),
    ),
  };
}
