import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import type { SwitchAheadPort } from '../plans/switch-ahead.ts';
import { handleChangeJobs } from './plan-changes.jobs.ts';
import { handleProductAtNetwork } from './plan-changes.network.ts';
import { changePlan, getPlanChanges, offerPlanChange, undoPlanChange } from './plan-changes.service.ts';
import { followRefusedChange } from './refused-change.ts';

type PlanChangeOperation = 'getPlanChanges' | 'offerPlanChange' | 'changePlan' | 'undoPlanChange';

/** Also names the jobs that have changes take effect, and tell of them. */
export function planChangesHandlers(deps: Dependencies & SwitchAheadPort): Pick<Handlers, PlanChangeOperation> {
  handleChangeJobs(deps);
  handleProductAtNetwork(deps, (tx, said, refused) => followRefusedChange(deps, tx, said, refused));
  return {
    async getPlanChanges({ session, path }) {
      return { status: 200, body: await getPlanChanges(deps, memberOf(session), path.planId) };
    },
    async offerPlanChange({ session, path, body }) {
      return { status: 201, body: await offerPlanChange(deps, memberOf(session), path.planId, body) };
    },
    async changePlan({ session, path, body }) {
      return { status: 200, body: await changePlan(deps, memberOf(session), path.planId, body) };
    },
    async undoPlanChange({ session, path }) {
      return { status: 200, body: await undoPlanChange(deps, memberOf(session), path.planId) };
    },
  };
}
