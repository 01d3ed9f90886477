import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { mySimPlanOf } from './member-sim-plans.service.ts';

type Operation = 'getMySimPlan';

/** SIM plans that members buy (MK-07). */
export function memberSimPlansHandlers(deps: Dependencies): Pick<Handlers, Operation> {
  return {
    async getMySimPlan({ session }) {
      return { status: 200, body: await mySimPlanOf(deps, memberOf(session)) };
    },
  };
}
