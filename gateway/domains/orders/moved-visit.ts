import { tellMovedVisits } from './orders.network.ts';
import { goLiveDate, contractTerm } from '../plans/plans.rules.ts';
import { findOrderOfPlan, updateOrder } from './orders.store.ts';
import { productOf } from '../plans/plans.service.ts';
import { findPlan, updatePlan } from '../plans/plans.rows.ts';
import { followDate } from '../switching/follow-order.ts';
import type { SwitchingDeps } from '../switching/sender.ts';
import type { VisitChanges } from '../visits/visit-changes.ts';

/**
 * An ordered visit is on another day: Go Live is expected with it, and what the network has promised and the switch move
 * along (SW-13).
 */
export async function followMovedVisit(deps: SwitchingDeps, changes: VisitChanges): Promise<void> {
  const { tx, today, now } = changes;
  const plan = await findPlan(tx, changes.installation.planId);
  if (plan?.state !== 'ORDERED') return;
  const visits = changes.open.flatMap(({ visitType, day }) =>
    day === null ? [] : [{ visitType, appointmentDate: day }],
  );
  const goLive = goLiveDate(plan, visits, today);
  const order = await findOrderOfPlan(tx, plan.id);
  if (order) await tellMovedVisits(deps, tx, order.id, now);
  if (goLive === plan.provisionalStartDate) return;
  const { start, end } = contractTerm(goLive, productOf(plan).contractDurationInMonths);
  await updatePlan(tx, plan.id, { provisionalStartDate: start, provisionalEndDate: end, updatedAt: now });
  // Nothing is promised yet while the network plans the work; its promise will be for the new day.
  if (order && order.committedDate !== null) await updateOrder(tx, order.id, { committedDate: goLive, updatedAt: now });
  await followDate(deps, tx, plan.id, goLive);
}
