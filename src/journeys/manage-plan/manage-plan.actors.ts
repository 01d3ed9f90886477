import { fromPromise } from 'xstate';
import type {
  Boosts,
  EndPauseInput,
  OfPlan,
  PauseMade,
  Pauses,
  PlanPauseInput,
  ThisPlan,
} from '../../../machines/manage-plan/manage-plan.types.ts';
import { noSuch } from '../../gateway-client/gateway-id.ts';
import type { MemberPlans } from '../../gateway-client/member-plans.ts';
import type { MemberSwitches } from '../../gateway-client/member-switches.ts';
import type { PlanChanges } from '../../gateway-client/plan-changes.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Calls = {
  plans: MemberPlans;
  switches: Pick<MemberSwitches, 'listMemberSwitches'>;
  changes: Pick<PlanChanges, 'getPlanChanges'>;
  /** For a look that nobody asked for. */
  quiet: { plans: Pick<MemberPlans, 'getBoosts'>; somebodyThere: SomebodyThere };
};

/** Fills the page of a plan with the gateway's calls; every one rejects with a Failure. All writes may be sent again. */
export function createManagePlanActors({ plans, switches, changes, quiet }: Calls) {
  /** A plan that was never ordered is in no list of the member's. */
  async function readPlan({ memberId, planId }: OfPlan, signal: AbortSignal): Promise<ThisPlan> {
    const [all, leaving, becoming, switched] = await Promise.all([
      plans.listMemberPlans(memberId, signal),
      plans.getPlanCancellation(planId, signal),
      // One row of the card, or a link alone, hangs on these, and the plan is worth more than that.
      changes.getPlanChanges(planId, signal).catch(() => null),
      switches.listMemberSwitches(memberId, signal).catch(() => []),
    ]);
    const member = all.find(({ plan }) => plan.id === planId);
    if (!member) throw noSuch('plan');
    return { member, leaving, changes: becoming, switches: switched };
  }

  /** What came of a pause. Where this fails the pause stands all the same, and sent again it changes nothing. */
  async function around(of: OfPlan, pauses: Pauses, signal: AbortSignal): Promise<PauseMade> {
    const [found, boosts] = await Promise.all([readPlan(of, signal), plans.getBoosts(of.planId, signal)]);
    return { pauses, boosts, found };
  }

  return {
    loadPlan: fromPromise<ThisPlan, OfPlan>(({ input, signal }) => readPlan(input, signal)),
    loadBoosts: fromPromise<Boosts, OfPlan>(({ input, signal }) => plans.getBoosts(input.planId, signal)),
    lookForNews: whenSomebodyIsThere<Boosts, OfPlan>(quiet.somebodyThere, ({ input, signal }) =>
      quiet.plans.getBoosts(input.planId, signal),
    ),
    startBoost: fromPromise<Boosts, OfPlan>(({ input, signal }) => plans.startBoost(input.planId, signal)),
    loadPauses: fromPromise<Pauses, OfPlan>(({ input, signal }) => plans.getPauses(input.planId, signal)),
    planPause: fromPromise<PauseMade, PlanPauseInput>(async ({ input: { memberId, ...wanted }, signal }) => {
      const pauses = await plans.planPause(wanted, signal);
      return around({ memberId, planId: wanted.planId }, pauses, signal);
    }),
    endPause: fromPromise<PauseMade, EndPauseInput>(async ({ input: { memberId, ...open }, signal }) => {
      const pauses = await plans.endPause(open, signal);
      return around({ memberId, planId: open.planId }, pauses, signal);
    }),
  };
}
