const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

const waiting: (() => void)[] = [];
let isActive = false;

/** Runs what can wait, when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 200);
}

function wake(): void {
  isActive = true;
  for (const sign of signs) window.removeEventListener(sign, wake, true);
  for (const work of waiting.splice(0)) whenIdle(work);
}

/**
 * Runs what may come in handy soon: once the customer has touched the page, and when the browser has nothing better to
 * do. Who only looks at the first page downloads no more than that page.
 */
export function whenActive(work: () => void): void {
  if (isActive) return whenIdle(work);
  if (waiting.length === 0)
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, passive: true });
  waiting.push(work);
}
