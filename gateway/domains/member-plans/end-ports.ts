import type { Executor } from '../../../platform/db/open.ts';

/** What ends ask of switches to other providers, which stand above them; `gateway/domains.ts` gives it. */
export interface EndPorts {
  /** Has what is said of switches follow the end of a plan, whose row is locked: it was asked for, taken back, or has come. */
  followOwnEnd(tx: Executor, planId: string): Promise<void>;
}
