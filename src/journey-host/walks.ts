const listeners = new Set<() => void>();

/**
 * Hears of Back and Forward. To be called before the router is there: browsers tell their listeners in the order in
 * which they came, and the router may take the page away, with all that listens on it, before the next one hears.
 */
export function hearWalks(): void {
  window.addEventListener('popstate', () => {
    for (const listener of listeners) listener();
  });
}

/** Runs `listener` at every Back and Forward, before the router draws anything; the answer ends it. */
export function onWalk(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
