import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

/** Phone, tablet, and wider than a page is. */
const widths = [360, 768, 1280];

const leftOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())?.x ?? Number.NaN);

/** Where header, progress bar and heading begin at these widths, px: those of a width in one entry, each once. */
async function leftEdges(page: Page, heading: string): Promise<number[][]> {
  const parts = [
    page.getByRole('banner').getByRole('link', { name: / home$/ }),
    page.getByRole('navigation', { name: 'Your order' }).getByRole('list'),
    page.getByRole('heading', { level: 1, name: heading }),
  ];
  const found: number[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push([...new Set(await Promise.all(parts.map(leftOf)))]);
  }
  return found;
}

const oneEdge = [[16], [44], [70]];

test('header, progress bar and plans begin at one edge at every width (PL-05)', async ({ page, pages, view }) => {
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await view.opensWith(pages.choosingPlan.heading);
  expect(await leftEdges(page, pages.choosingPlan.heading)).toEqual(oneEdge);
});

test('so does the account in the order', async ({ page, pages, view }) => {
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('500 Mbps').click();
  await view.opensWith(pages.enteringRegistration.headingInOrder);
  expect(await leftEdges(page, pages.enteringRegistration.headingInOrder)).toEqual(oneEdge);
});

test('so does a step beside its summary, which ends where the page ends (CU-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await view.opensWith(pages.customisingPlan.heading);
  expect(await leftEdges(page, pages.customisingPlan.heading)).toEqual(oneEdge);
  const summary = await page.getByRole('complementary', { name: 'Order summary' }).boundingBox();
  expect((summary?.x ?? 0) + (summary?.width ?? 0)).toBe(1280 - 70);
});

test('a short step leaves no more bare ground than the screen has: its bar is at the foot (CU-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/switch');
  await view.opensWith(pages.choosingSwitch.heading);
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await pages.customisingPlan.total.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(1024);
  expect((footer?.y ?? 0) - 1024).toBeLessThanOrEqual(bar?.height ?? 0);
});
