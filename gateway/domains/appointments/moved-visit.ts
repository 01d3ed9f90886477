import { goLiveDate } from '../orders/orders.rules.ts';
import { contractTerm } from '../plans/plans.rules.ts';
import { productOf } from '../plans/plans.service.ts';
import { findPlan, updatePlan } from '../plans/plans.store.ts';
import { followDate } from '../switching/follow-order.ts';
import type { SwitchingDeps } from '../switching/sender.ts';
import type { VisitChanges } from './visit-changes.ts';

/** An ordered visit is on another day: Go Live is expected with it, and the switch moves along (SW-13). */
export async function followMovedVisit(deps: SwitchingDeps, changes: VisitChanges): Promise<void> {
  const { tx, today, now } = changes;
  const plan = await findPlan(tx, changes.installation.planId);
  if (plan?.state !== 'ORDERED') return;
  const visits = changes.open.flatMap(({ visitType, day }) =>
    day === null ? [] : [{ visitType, appointmentDate: day }],
  );
  const goLive = goLiveDate(plan, visits, today);
  if (goLive === plan.provisionalStartDate) return;
  const { start, end } = contractTerm(goLive, productOf(plan).contractDurationInMonths);
  await updatePlan(tx, plan.id, { provisionalStartDate: start, provisionalEndDate: end, updatedAt: now });
  await followDate(deps, tx, plan.id, goLive);
}
