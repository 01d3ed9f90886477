import type { Executor } from '../../../platform/db/open.ts';

/** What pauses ask of boosts, which stand above them; `gateway/domains.ts` gives it. */
export interface PausePorts {
  /** Ends the boost of a plan, if one runs: it would boost nothing. */
  endBoost(tx: Executor, planId: string, now: Date): Promise<void>;
}
