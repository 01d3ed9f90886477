import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, ownId } from '../../http/member-of.ts';
import type { EndPorts } from './end-ports.ts';
import { handleEnds } from './leaving.jobs.ts';
import { handleEndsAtNetwork } from './leaving.network.ts';
import { cancelPlan, getPlanCancellation, keepPlan } from './leaving.service.ts';
import { listMemberPlans } from './member-plans.service.ts';
import { followRefusedEnd, settleEnd } from './refused-end.ts';

type MemberPlanOperation = 'listMemberPlans' | 'getPlanCancellation' | 'cancelPlan' | 'keepPlan';

/** Also names the jobs that end plans, here and at the network. */
export function memberPlansHandlers(deps: Dependencies & EndPorts): Pick<Handlers, MemberPlanOperation> {
  handleEnds(deps);
  handleEndsAtNetwork(deps, {
    whenRefused: (tx, said, refused) => followRefusedEnd(deps, tx, said, refused),
    whenSettled: settleEnd,
  });
  return {
    async listMemberPlans({ session, path }) {
      return { status: 200, body: await listMemberPlans(deps, ownId(session, path.memberId)) };
    },
    async getPlanCancellation({ session, path }) {
      return { status: 200, body: await getPlanCancellation(deps, memberOf(session), path.planId) };
    },
    async cancelPlan({ session, path, body }) {
      return { status: 200, body: await cancelPlan(deps, memberOf(session), path.planId, body) };
    },
    async keepPlan({ session, path }) {
      return { status: 200, body: await keepPlan(deps, memberOf(session), path.planId) };
    },
  };
}
