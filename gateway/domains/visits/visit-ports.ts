import type { Executor } from '../../../platform/db/open.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { VisitChanges } from './visit-changes.ts';

/** What visits ask of orders and switches, which stand above them; `gateway/domains.ts` gives it. */
export interface VisitPorts {
  /**
   * Locks the order of a plan, if there is one, until the transaction ends. Orders are locked before their plans.
   * Throws 409 `order.cancelling` when nothing of it may be changed any more.
   */
  lockOrder(tx: Executor, planId: string): Promise<unknown>;
  /** An ordered visit has another day: what depends on it follows, in the same transaction. */
  followMovedVisit(changes: VisitChanges): Promise<void>;
  /** The engineer of an ordered visit is to be told something else: the network hears of it, in the same transaction. */
  followChangedDetails(changes: VisitChanges, visitId: string): Promise<void>;
  /**
   * Ties the member's own switch to a draft, whose row is locked, and gives the switch's id.
   * Throws 404 `switch.not-found`, 409 `plan.not-draft`, `switch.withdrawn`.
   */
  tieSwitch(tx: Executor, plan: PlanRow, switchId: string, now: Date): Promise<string>;
}
