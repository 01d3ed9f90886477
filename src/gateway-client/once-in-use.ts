/** Ms after which the page counts as used, also without a click or key. */
const usedAfterMs = 20_000;

const acts = ['pointerdown', 'keydown'] as const;

function whenIdle(work: () => void): void {
  // Not in every browser.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/**
 * Gives a function that runs work when the customer has begun to use the page and the browser is idle. What is not
 * needed to show a page and answer in it (16 kB of schemas) is loaded so, and costs the first view nothing.
 */
export function createOnceInUse(page: EventTarget = globalThis): (work: () => void) => void {
  let isInUse = false;
  const waiting: (() => void)[] = [];
  const begin = () => {
    isInUse = true;
    clearTimeout(timer);
    for (const act of acts) page.removeEventListener(act, begin, true);
    for (const work of waiting.splice(0)) whenIdle(work);
  };
  const timer = setTimeout(begin, usedAfterMs);
  for (const act of acts) page.addEventListener(act, begin, true);
  return (work) => {
    if (isInUse) whenIdle(work);
    else waiting.push(work);
  };
}
