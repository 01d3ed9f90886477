import { fromPromise } from 'xstate';
import type { MemberPlan } from '../../../machines/find-plan/find-plan.types.ts';
import type { MemberPlans } from '../../gateway-client/member-plans.ts';

type Calls = {
  plans: Pick<MemberPlans, 'listMemberPlans'>;
  /** Goes to a page in place of the one that is shown; does nothing where the member has gone on meanwhile. */
  leadOn: (path: string) => void;
};

/** Fills the way to a plan with the gateway's call, which rejects with a Failure, and with the step to the page that is found. */
export const createFindPlanActors = ({ plans, leadOn }: Calls) => ({
  loadPlans: fromPromise<MemberPlan[], { memberId: string }>(({ input: { memberId }, signal }) =>
    plans.listMemberPlans(memberId, signal),
  ),
  leadOn: fromPromise<void, { path: string }>(({ input: { path } }) => Promise.resolve(leadOn(path))),
});
