import { expect, type Page } from '@playwright/test';

/** What moved on a page before anybody pressed or typed: how much, and which pieces. */
type Shift = { value: number; moved: string[] };

type Watched = { shiftsUntilNow: () => Shift[] };

/**
 * Runs in the page before its own code. What moves after the first press or letter is left out: the browser excuses only
 * what follows within half a second, so that a walk would pass or fail by how fast the machine is. So is what is less
 * than a thousandth, a part of a pixel that nobody sees.
 */
function keepShifts(): void {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const named = (node: Node | null): string =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'what is gone by now');
  const shifts: Shift[] = [];
  // No times are compared: a walk may have moved the clock of the page.
  let hasActed = false;
  const keep = (entries: readonly PerformanceEntry[]) => {
    if (hasActed) return;
    for (const { value, sources } of entries as Entry[])
      if (value >= 0.001) shifts.push({ value, moved: sources.map(({ node }) => named(node)) });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const act = () => {
    keep(observer.takeRecords());
    hasActed = true;
  };
  // Who makes the window wider or narrower, as those who take pictures do, acts as well.
  for (const type of ['pointerdown', 'keydown', 'input', 'resize']) addEventListener(type, act, { capture: true });
  (globalThis as unknown as Watched).shiftsUntilNow = () => {
    keep(observer.takeRecords());
    return shifts;
  };
}

/** Looks whether each page stands still from its first paint until somebody acts on it. Begun before the page is opened. */
export async function watchShifts(page: Page): Promise<{ expectNone: () => Promise<void> }> {
  await page.addInitScript(keepShifts);
  const shifts = () => page.evaluate(() => (globalThis as unknown as Partial<Watched>).shiftsUntilNow?.() ?? []);
  return { expectNone: async () => expect(await shifts(), 'what moved under the eyes of the customer').toEqual([]) };
}
