/** Whether the browser is offline. It says so when that changes; a call that failed is reason to look again. */
export type Connection = ReturnType<typeof createConnection>;

export function createConnection() {
  const listeners = new Set<() => void>();
  const look = () => listeners.forEach((listener) => listener());
  return {
    isOffline: (): boolean => !navigator.onLine,
    look,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      for (const change of ['online', 'offline']) window.addEventListener(change, look);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const change of ['online', 'offline']) window.removeEventListener(change, look);
      };
    },
  };
}
