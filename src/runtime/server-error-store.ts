import type { BrokenAnswer } from './reference.ts';

/** The answer with status 500 that the error page is about. `message` is the gateway's, for the customer. */
export type ServerError = { code: 500; message: string; answer: BrokenAnswer };

export type ServerErrorStore = ReturnType<typeof createServerErrorStore>;

/**
 * Holds the one stored server error (ER-03); lives outside React, so that any call can fill it.
 * `clear` gives back whether there was one, for the Back button of the error page (ER-08).
 */
export function createServerErrorStore() {
  let stored: ServerError | null = null;
  const listeners = new Set<() => void>();
  const set = (next: ServerError | null) => {
    stored = next;
    for (const listener of listeners) listener();
  };
  return {
    current: (): ServerError | null => stored,
    store: (message: string, answer: BrokenAnswer): void => set({ code: 500, message, answer }),
    clear: (): boolean => {
      const had = stored !== null;
      if (had) set(null);
      return had;
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
