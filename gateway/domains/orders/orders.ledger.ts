import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findPlan } from '../plans/plans.rows.ts';
import type { Causer, LedgerFacts } from '../promises/ledger.rules.ts';
import { settlePromises } from '../promises/promises.rows.ts';
import { standingVisits, type StandingVisit } from '../visits/plan-visits.ts';
import { hasFailed } from './orders.rules.ts';
import { findOrder } from './orders.store.ts';

/** What has just been written about an order. */
export interface LedgerOccasion {
  causedBy: Causer;
  happenedAt: Date;
  /** Visits that did not take place on their day, and who is the cause. */
  failures?: ReadonlyMap<string, Causer>;
  /** When engineers came, by the visit. */
  arrivals?: ReadonlyMap<string, Date>;
  /** Visits that were still promised when the order ended, and of which it is known only now how they went before. */
  stillPromised?: ReadonlySet<string> | undefined;
}

function factsOf({ kind, day: date, ...visit }: StandingVisit) {
  const promised = kind === 'PRE_WORK' ? ('OUTSIDE_VISIT' as const) : ('HOME_VISIT' as const);
  return { ...visit, kind: promised, date };
}

/**
 * Writes into the promise ledger what an order, its plan and its visits say now. Belongs at the end of every transaction
 * that changes one of them; the order's row is locked.
 */
export async function keepLedger(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Executor,
  orderId: string,
  occasion: LedgerOccasion,
): Promise<void> {
  const order = await findOrder(tx, orderId);
  const plan = order && (await findPlan(tx, order.planId));
  if (!plan) return;
  const facts: LedgerFacts = {
    visits: (await standingVisits(tx, plan.id)).map(factsOf),
    committedDate: order.committedDate,
    liveOn: order.state === 'COMPLETED' ? plan.serviceStart : null,
    hasFailed: hasFailed(order.state),
  };
  const { failures = new Map<string, Causer>(), arrivals = new Map<string, Date>(), stillPromised } = occasion;
  const news = { ...occasion, failures, arrivals, stillPromised: stillPromised ?? new Set<string>() };
  await settlePromises(tx, { id: order.id, facts }, news, clock.now());
}
