import type { Executor } from '../../../platform/db/open.ts';
import type { VisitPorts } from '../visits/visit-ports.ts';

/** What earlier dates ask of orders, which stand above them; `gateway/domains.ts` gives it. */
export interface EarlierDatePorts extends Pick<VisitPorts, 'lockOrder' | 'followMovedVisit'> {
  /** The id of a plan's order, for links to its page. */
  orderIdOf(db: Executor, planId: string): Promise<string | undefined>;
}
