import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] };

/** What moves by itself from now on, at every page that is loaded. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push(`${value}: ${sources.map(({ node }) => node?.nodeName ?? 'gone').join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'shifts') as string[]);
}

test('who loads the page again further down, with choices made, sees nothing move (CU-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const shifts = await watchShifts(page);
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.opensWith(pages.customisingPlan.heading);
  const { length, mesh } = pages.customisingPlan;
  await length(/rolling/).check();
  await mesh.check();
  for (const down of [150, 600]) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), down);
    await page.reload();
    await expect(mesh).toBeChecked();
    await expect(length(/rolling/)).toBeChecked();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY), 'the page begins further down').toBeGreaterThan(100);
    expect(await shifts()).toEqual([]);
  }
});
