import type { Executor } from '../../../platform/db/open.ts';

/** What registration asks of the domain of who has sent whom, which stands above it; `gateway/domains.ts` gives it. */
export interface JoinPorts {
  /** Ties who has just registered to the link of a friend, by its code as the browser has kept it. It refuses nobody. */
  joinedBy: (tx: Executor, memberId: string, code: string) => Promise<void>;
}
