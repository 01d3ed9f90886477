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

/** At 400 % of its size a page of 1,280 by 1,024 px has so much room (WCAG 1.4.10). */
const zoomed = { width: 320, height: 256 };

test('each step of the order stands still where it is loaded again, and is read at 400 % without scrolling sideways (CU-01, SH-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  // Twelve pages, each loaded twice.
  test.slow();
  const shifts = await watchShifts(page);
  const room = page.viewportSize() ?? zoomed;
  const standsStill = async (where: string, isThere: () => Promise<void>) => {
    await isThere();
    await page.reload();
    await isThere();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await shifts(), `what moved on “${where}”`).toEqual([]);
    await page.setViewportSize(zoomed);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `“${where}” is wider than the screen`).toBeLessThanOrEqual(zoomed.width);
    await page.setViewportSize(room);
  };
  const heading = (name: string) =>
    standsStill(name, () => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible());

  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await heading(pages.customisingPlan.heading);
  await page.goto('/switch');
  await heading(pages.choosingSwitch.heading);
  await pages.choosingSwitch.radio('none').check();
  await pages.choosingSwitch.submit.click();
  await heading(pages.readingOverview.heading);
  await pages.readingOverview.continue.click();
  await heading(pages.readingKeyInfo.heading);
  await pages.readingKeyInfo.chooseDates.click();
  await standsStill(pages.choosingPair.heading, () => expect(pages.choosingPair.pairs).toHaveCount(3));
  await pages.choosingPair.take(0);
  await expect(pages.addingEngineerNotes.dialog).toBeVisible();
  await pages.addingEngineerNotes.confirm.click();
  await heading(pages.reviewingOrder.heading);
  await pages.reviewingOrder.changeOutside.click();
  await heading(pages.outsideVisit.heading);
  await page.goBack();
  await view.isAt(pages.reviewingOrder.heading);
  await pages.reviewingOrder.accept.check();
  await pages.reviewingOrder.placeOrder.click();
  await heading(pages.orderPlaced.heading);
  await page.getByRole('link', { name: /^Change this date \(Home/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/orders\/[\da-f-]+#order-visits$/);
  await expect(page.getByRole('heading', { name: 'Your visits' })).toBeFocused();
});
