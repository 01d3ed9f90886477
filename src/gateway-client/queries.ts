import { QueryClient } from '@tanstack/query-core';

/** Answers stay fresh, and are kept, for 5 minutes (HT-04; specification, point 9). */
export const freshForMs = 300_000;

/** For a call that opts in to retrying; no call does by default (HT-04). Milliseconds before retry 0, 1, 2, … */
export const retryDelayMs = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** First the resource, then what tells its answers apart. */
type QueryKey = readonly [resource: string, ...parts: (string | null)[]];

export type Queries = ReturnType<typeof createQueries>;

/** The cache of what was read. Nothing is fetched again but by asking for it when it is stale or invalidated. */
export function createQueries() {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        gcTime: freshForMs,
        retry: false,
        retryDelay: retryDelayMs,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Without it a call would wait for the connection to come back, and the customer would never hear of it.
        networkMode: 'always',
      },
    },
  });
  return {
    /** The fresh answer kept under this key, or a new one. The caller's signal gives up the call, not what is kept. */
    fetchFresh: async <Data>(
      key: QueryKey,
      read: (signal: AbortSignal) => Promise<Data>,
      signal?: AbortSignal,
    ): Promise<Data> => {
      const giveUp = () => void client.cancelQueries({ queryKey: key, exact: true });
      signal?.addEventListener('abort', giveUp);
      try {
        return await client.fetchQuery({ queryKey: key, queryFn: (query) => read(query.signal) });
      } finally {
        signal?.removeEventListener('abort', giveUp);
      }
    },
    /** What a write has changed is read anew when it is next asked for. */
    invalidate: (...key: QueryKey): void => void client.invalidateQueries({ queryKey: key, refetchType: 'none' }),
    /** Forgets everything: the member has changed, or the customer leaves the error page (ER-08). */
    clear: (): void => client.clear(),
  };
}
