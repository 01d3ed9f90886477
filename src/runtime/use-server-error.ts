import { useSyncExternalStore } from 'react';
import type { ServerError, ServerErrorStore } from './server-error-store.ts';

/** The stored server error, or null; `/error` with none goes to the home page (ER-09). */
export function useServerError(store: ServerErrorStore): ServerError | null {
  return useSyncExternalStore(store.subscribe, store.current);
}
