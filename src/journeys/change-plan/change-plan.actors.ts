import { fromPromise } from 'xstate';
import type {
  AcceptChangeInput,
  ChangePlanInput,
  Changing,
  PlanChangeChoice,
  PlanChangeOffer,
  PlanChanges as Changes,
} from '../../../machines/change-plan/change-plan.types.ts';
import { noSuch } from '../../gateway-client/gateway-id.ts';
import type { MemberPlans } from '../../gateway-client/member-plans.ts';
import type { PlanChanges } from '../../gateway-client/plan-changes.ts';

type Calls = { plans: Pick<MemberPlans, 'listMemberPlans'>; changes: PlanChanges };

/** Fills the change of a plan with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createChangePlanActors({ plans, changes }: Calls) {
  return {
    loadChanges: fromPromise<Changing, ChangePlanInput>(async ({ input: { memberId, planId }, signal }) => {
      const [all, found] = await Promise.all([
        plans.listMemberPlans(memberId, signal),
        changes.getPlanChanges(planId, signal),
      ]);
      const plan = all.find((one) => one.plan.id === planId);
      if (!plan) throw noSuch('plan');
      return { plan, changes: found };
    }),
    offerChange: fromPromise<PlanChangeOffer, { planId: string } & PlanChangeChoice>(({ input, signal }) =>
      changes.offerPlanChange(input, signal),
    ),
    acceptChange: fromPromise<Changes, AcceptChangeInput>(({ input, signal }) => changes.changePlan(input, signal)),
    undoChange: fromPromise<Changes, { planId: string }>(({ input: { planId }, signal }) =>
      changes.undoPlanChange(planId, signal),
    ),
  };
}
