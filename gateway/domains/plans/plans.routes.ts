import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { memberAddressOf } from '../coverage/coverage.routes.ts';
import { planOf } from './plans.rules.ts';
import { choosePlan, customisePlan, homeOf, ownPlan, productOf } from './plans.service.ts';
import type { Plan, PlanRow } from './plans.types.ts';

type PlanOperation = 'createPlan' | 'getPlan' | 'getPlanAddress' | 'customisePlan';

export function plansHandlers(deps: Dependencies): Pick<Handlers, PlanOperation> {
  const { db, clock } = deps;
  const wire = (row: PlanRow): Plan => planOf(row, productOf(row), clock.today());
  return {
    async createPlan({ session, body }) {
      return { status: 201, body: wire(await choosePlan(deps, memberOf(session), body)) };
    },
    async getPlan({ session, path }) {
      return { status: 200, body: wire(await ownPlan(db, memberOf(session), path.planId)) };
    },
    async getPlanAddress({ session, path }) {
      const plan = await ownPlan(db, memberOf(session), path.planId);
      return { status: 200, body: memberAddressOf(await homeOf(db, plan)) };
    },
    async customisePlan({ session, path, body }) {
      return { status: 200, body: wire(await customisePlan(deps, memberOf(session), path.planId, body)) };
    },
  };
}
