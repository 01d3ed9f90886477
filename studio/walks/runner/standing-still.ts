import { expect, type Page } from '@playwright/test';

/** What moved on the page although nobody had just pressed or typed anything: how much, and which pieces. */
type Shift = { value: number; moved: string[] };

/** Runs in the page before its own code. */
function tellShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  const named = (node: Node | null): string =>
    node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'what is gone by now');
  const tell = (window as unknown as { tellShift: (shift: Shift) => void }).tellShift;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[])
      if (!entry.hadRecentInput) tell({ value: entry.value, moved: entry.sources.map(({ node }) => named(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Looks whether a page stands still from its first paint on. Begun before the page is opened. */
export async function watchShifts(page: Page): Promise<{ expectNone: () => void }> {
  const shifts: Shift[] = [];
  await page.exposeFunction('tellShift', (shift: Shift) => void shifts.push(shift));
  await page.addInitScript(tellShifts);
  return { expectNone: () => expect(shifts, 'what moved under the eyes of the customer').toEqual([]) };
}
