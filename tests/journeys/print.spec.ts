import type { Page } from '@playwright/test';
import type { Pages } from '../support/browser/pages.ts';
import { customerOf, open } from '../support/browser/switching.ts';
import type { View } from '../support/browser/view.ts';
import { expect, test } from '../support/browser/test.ts';

/** Sheets of A4 that the page would be printed on. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** What is on the paper is black on white, whatever the device's colours are, and nothing on it is to be pressed. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const ink = await page.locator('h1').evaluate((h1) => getComputedStyle(h1).color);
  const darkness = Math.max(...[...ink.matchAll(/\d+/g)].map(Number));
  expect(darkness, ink).toBeLessThan(64);
}

/** From the first of two visits, each with the date that it has, to the review. */
async function reviewTwoVisits({ page, pages, view }: { page: Page; pages: Pages; view: View }): Promise<void> {
  await page.goto('/book-install/outside');
  await pages.outsideVisit.continue.click();
  await pages.inHomeVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await view.isAt(pages.reviewingOrder.heading);
}

test(
  'the order summary prints on one sheet: order, plan, price, visits and contact (BK-03, OR-06)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    await gateway.draftPlan('visits-both');
    await reviewTwoVisits({ page, pages, view });
    await expect(pages.reviewingOrder.placeOrder).toBeEnabled();

    await expectPaper(page);
    const review = page.getByRole('main');
    for (const words of ['150 Mbps', '£29', 'Outside install', 'Wren Fairweather', '07700 900321'])
      await expect(review.getByText(words).first()).toBeVisible();
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });

    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    await expectPaper(page);
    const { main } = pages.orderPlaced;
    for (const words of [
      /^Order ID/,
      '150 Mbps',
      '£29',
      'Outside install',
      'Home install',
      'Wren Fairweather, 07700 900321',
      'help@example.com',
    ])
      await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(main.getByText('Follow your order')).toBeHidden();
    expect(await sheets(page)).toBe(1);
  },
);

open(
  'the order summary prints on one sheet with two visits and a switch, too (OR-06, SW-09)',
  async ({ page, pages, view, openDetails, answered }) => {
    await openDetails('visits-both');
    await answered(() => pages.switching.ask(customerOf('switch-echo')));
    await pages.switching.agree();
    await pages.switching.carryOn.click();
    // What the booking needs has come: an address below it is one that it knows.
    await view.isAt(pages.readingOverview.heading);
    await reviewTwoVisits({ page, pages, view });
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    await expectPaper(page);
    await expect(pages.orderPlaced.switch).toContainText('Riverbourne Broadband');
    expect(await sheets(page)).toBe(1);
  },
);

test('a page of words prints its words', async ({ page }) => {
  await page.goto('/pricing');
  await expectPaper(page);
  await expect(page.getByRole('cell', { name: '£35' }).first()).toBeVisible();
});
