import type { Locator, Page } from '@playwright/test';
import { open as atBooking } from '../support/browser/booking.ts';
import { focusInSight } from '../support/browser/focus-in-sight.ts';
import { open as atSwitch } from '../support/browser/switching.ts';
import { expect, test } from '../support/browser/test.ts';

/** Goes by the Tab key to the last button, and tells what of it was covered. */
async function coveredOnTheWay(page: Page, last: Locator): Promise<string[]> {
  const covered: string[] = [];
  const isThere = () => last.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < 40 && !(await isThere()); press += 1) {
    await page.keyboard.press('Tab');
    const { name, isInSight } = await focusInSight(page);
    if (!isInSight) covered.push(name);
  }
  await expect(last).toBeFocused();
  return covered;
}

test(
  'who is asked who lives there sees the button at once, and nothing covers what has the focus (PL-03)',
  { tag: '@both' },
  async ({ page, pages, view }) => {
    const { choosingPlan } = pages;
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height: 600 });
    await pages.enteringAddressByHand.checkHome('visits-both');
    await pages.addressOutcome.showPlans.click();
    await choosingPlan.ask.click();
    await view.showsDialog('Who lives there?');
    await expect(choosingPlan.showPlan).toBeInViewport({ ratio: 1 });
    await choosingPlan.showPlan.click();
    await expect(choosingPlan.question.getByRole('alert')).toBeFocused();
    await expect(choosingPlan.question.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(choosingPlan.showPlan).toBeInViewport({ ratio: 1 });
    expect(await coveredOnTheWay(page, choosingPlan.showPlan)).toEqual([]);
  },
);

atBooking(
  'who tells the engineer something sees the buttons at once, and nothing covers what has the focus (BK-23)',
  { tag: '@both' },
  async ({ page, pages, view, openBooking }) => {
    const { addingEngineerNotes } = pages;
    await openBooking('visits-in-home-only');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.inHomeVisit.continue.click();
    await view.showsDialog(addingEngineerNotes.title);
    await expect(addingEngineerNotes.confirm).toBeInViewport({ ratio: 1 });
    await expect(addingEngineerNotes.cancel).toBeInViewport({ ratio: 1 });
    expect(await coveredOnTheWay(page, addingEngineerNotes.cancel)).toEqual([]);
  },
);

atSwitch(
  'who reads what a switch ends sees the button that starts it all the while (SW-10)',
  { tag: '@both' },
  async ({ page, pages, view, askAs, answered }) => {
    const { switching } = pages;
    await answered(() => askAs('switch-matched'));
    await view.showsDialog(switching.dialogTitle);
    await expect(switching.start).toBeInViewport({ ratio: 1 });
    await switching.start.click();
    await expect(switching.dialog.getByRole('alert')).toBeFocused();
    expect(await coveredOnTheWay(page, switching.start)).toEqual([]);
  },
);
