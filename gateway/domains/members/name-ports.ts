import type { Executor } from '../../../platform/db/open.ts';

/** What a changed name asks of the domain of plans, which is listed below it; `gateway/domains.ts` gives it. */
export interface NamePorts {
  /** The contracts of what a member has not ordered yet have their name, and are to have the one that holds from now on. */
  renamed: (tx: Executor, memberId: string) => Promise<void>;
}
