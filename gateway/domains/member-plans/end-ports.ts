import type { Executor } from '../../../platform/db/open.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import type { OrderedSwitch } from './member-plans.types.ts';

/** What ends ask of switches to other providers, which stand above them; `gateway/domains.ts` gives it. */
export interface EndPorts {
  /** Has what is said of switches follow the end of a plan, whose row is locked: it was asked for, taken back, or has come. */
  followOwnEnd(tx: Executor, planId: string): Promise<void>;
  /** The switch of a live plan that another provider has ordered, and neither carried out nor given up; null for none. */
  orderedSwitchOf(db: Executor, plan: PlanRow): Promise<OrderedSwitch | null>;
}
