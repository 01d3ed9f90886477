import type { Executor } from '../../../platform/db/open.ts';
import { keepLedger } from './orders.ledger.ts';
import { tellMovedVisits, tellVisitDetails } from './orders.network.ts';
import type { OrderRow } from './orders.rules.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { goLiveDate, contractTerm } from '../plans/plans.rules.ts';
import { findOrderOfPlan, updateOrder } from './orders.store.ts';
import { remindOfDates } from './remind-of-date.ts';
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
  const { tx, now } = changes;
  const plan = await findPlan(tx, changes.installation.planId);
  const order = plan && (await findOrderOfPlan(tx, plan.id));
  if (!order) return;
  await tellMovedVisits(deps, tx, order, now);
  await updateOrder(tx, order.id, { datesNamedAt: now, updatedAt: now });
  if (plan.state === 'ORDERED') await followDates(deps, changes, plan, order);
  await keepLedger(deps, tx, order.id, { causedBy: 'CUSTOMER', happenedAt: now });
  await remindOfDates(deps, tx, order);
}

/** The engineer of an ordered visit is to know something else: the network is told, and nothing else of the order changes. */
export async function followChangedDetails(
  deps: Pick<SwitchingDeps, 'jobs'>,
  { tx, now: at, installation }: VisitChanges,
  visitId: string,
): Promise<void> {
  const order = await findOrderOfPlan(tx, installation.planId);
  if (order) await tellVisitDetails(deps, tx, order, { visitId, at });
}

async function followDates(deps: SwitchingDeps, changes: VisitChanges, plan: PlanRow, order: OrderRow): Promise<void> {
  const { tx, today, now } = changes;
  // Until one that waits for a date has it, the broadband is expected as early as the other visit lets it be.
  const visits = changes.open.flatMap(({ visitType, day, rebookingRequired }) =>
    day === null || rebookingRequired ? [] : [{ visitType, appointmentDate: day }],
  );
  const goLive = goLiveDate(plan, visits, today);
  if (goLive === plan.provisionalStartDate) return;
  const { start, end } = contractTerm(goLive, productOf(plan).contractDurationInMonths);
  await updatePlan(tx, plan.id, { provisionalStartDate: start, provisionalEndDate: end, updatedAt: now });
  // Nothing is promised yet while the network plans the work; its promise will be for the new day.
  if (order.committedDate !== null) await updateOrder(tx, order.id, { committedDate: goLive, updatedAt: now });
  await followDate(deps, tx, plan.id, goLive);
}

/** The id of a plan's order, for who links to its page. */
export async function orderIdOf(db: Executor, planId: string): Promise<string | undefined> {
  return (await findOrderOfPlan(db, planId))?.id;
}
