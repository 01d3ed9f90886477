import { expect, type Page } from '@playwright/test';

/** What moved on a page before anybody pressed or typed: how much, and which pieces. */
type Shift = { value: number; moved: string[] };

type Watched = { shiftsUntilNow: () => Shift[] };

/**
 * Runs in the page before its own code. What moves after the first press or letter is left out: the browser excuses only
 * what follows within half a second, so that a walk would pass or fail by how fast the machine is.
 */
function keepShifts(): void {
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  const named = (node: Node | null): string =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'what is gone by now');
  let firstAct = Infinity;
  const act = ({ timeStamp }: Event) => (firstAct = Math.min(firstAct, timeStamp));
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, act, { capture: true });
  const shifts: Shift[] = [];
  const keep = (entries: readonly PerformanceEntry[]) => {
    for (const { startTime, value, sources } of entries as Entry[])
      if (startTime < firstAct) shifts.push({ value, moved: sources.map(({ node }) => named(node)) });
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
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
