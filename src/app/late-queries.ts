import type { Queries } from '../gateway-client/queries.ts';
import { late } from '../journey-host/late.ts';

export type LateQueries = Queries & { load: () => Promise<Queries> };

/** The cache of what was read, whose code comes with the first question: no page needs it to be drawn. */
export function lateQueries(): LateQueries {
  const { load, now } = late(() => import('../gateway-client/queries.ts').then(({ createQueries }) => createQueries()));
  return {
    load,
    fetchFresh: async (key, read, signal) => {
      const queries = now() ?? (await load());
      signal?.throwIfAborted();
      return queries.fetchFresh(key, read, signal);
    },
    // What has not been read needs no forgetting.
    invalidate: (...key) => now()?.invalidate(...key),
    clear: () => now()?.clear(),
  };
}
