/** Two waits with less than this between them are one to the customer, ms. */
const gap = 50;

// No chart: nothing is decided here and no way leads on. It is a stopwatch, which several signs of waiting read.
let since = 0;
let until = Number.NEGATIVE_INFINITY;
let waits = 0;

const isGoingOn = (now: number) => waits > 0 || now - until < gap;

/** How long the customer has been waiting for a page, whatever it was that they waited for in between; ms. */
export function waitedSoFar(): number {
  const now = performance.now();
  return isGoingOn(now) ? now - since : 0;
}

/** Whether the customer still waits for the page that they arrived at, and has done so since they asked for it. */
export const isFirstWait = (): boolean => since === 0 && waits > 0;

/** The customer waits for a page, or goes on waiting, until what it gives is called. `from`: since when, where it was before. */
export function beginWait(from?: number): () => void {
  const now = performance.now();
  if (!isGoingOn(now)) since = from ?? now;
  waits += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    waits -= 1;
    until = performance.now();
  };
}
