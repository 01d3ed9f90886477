import type { Locator } from '@playwright/test';
import { open as base } from '../support/browser/booking.ts';
import { focusInSight } from '../support/browser/focus-in-sight.ts';
import { expect } from '../support/browser/test.ts';

const open = base.extend<{ openSelector: () => Promise<void> }>({
  openSelector: async ({ pages, view, openBooking }, use) =>
    use(async () => {
      await openBooking('visits-both');
      await pages.readingOverview.continue.click();
      await pages.readingKeyInfo.choose.click();
      await pages.outsideVisit.change.click();
      await view.showsDialog(pages.choosingDate.outsideTitle);
      await expect(pages.choosingDate.chosenDate).toHaveCount(1);
    }),
});

const lowScreens = [
  { what: 'at 400 % of 1280 × 1024', width: 320, height: 256 },
  { what: 'on a phone lying down', width: 568, height: 320 },
] as const;

for (const { what, ...size } of lowScreens) {
  open(
    `a date is chosen by keyboard ${what}, and nothing covers what has the focus (BK-13)`,
    async ({ page, pages, openSelector }) => {
      const { choosingDate, outsideVisit } = pages;
      await page.setViewportSize(size);
      await openSelector();
      const first = await choosingDate.chosenDate.inputValue();
      const passed: string[] = [];
      const goTo = async (wanted: Locator) => {
        for (let press = 0; press < 12; press += 1) {
          const { name, isInSight } = await focusInSight(page);
          expect(isInSight, `covered: ${name}`).toBe(true);
          passed.push(name);
          if (await wanted.evaluate((element) => element === document.activeElement)) return;
          await page.keyboard.press('Tab');
        }
        await expect(wanted).toBeFocused();
      };
      await goTo(choosingDate.chosenDate);
      await page.keyboard.press('ArrowRight');
      await expect(choosingDate.chosenDate).not.toHaveValue(first);
      await expect(choosingDate.chosenDate).toBeFocused();
      await goTo(choosingDate.confirm);
      expect(passed.filter((name) => /Next month|Later dates/.test(name))).toHaveLength(2);
      await page.keyboard.press('Enter');
      await expect(choosingDate.dialog).toBeHidden();
      await expect(outsideVisit.change).toBeFocused();
    },
  );

  open(`all of the date selector can be scrolled to ${what} (BK-13)`, async ({ page, pages, openSelector }) => {
    const { choosingDate } = pages;
    await page.setViewportSize(size);
    await openSelector();
    const parts = [
      choosingDate.dialog.getByRole('heading', { level: 2 }),
      choosingDate.dialog.getByRole('heading', { level: 3 }),
      choosingDate.chosenCard,
      choosingDate.dialog.getByRole('group').locator('label').first(),
      choosingDate.confirm,
      choosingDate.cancel,
    ];
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
      // Nothing that sticks lies over it.
      await part.click({ trial: true });
    }
  });
}

open(
  'in forced colours the chosen date is told from the others, and can be read (BK-13)',
  async ({ page, pages, openSelector }) => {
    const { choosingDate } = pages;
    await page.emulateMedia({ forcedColors: 'active' });
    await openSelector();
    const look = (card: Locator) =>
      card.evaluate((face) => {
        const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(face);
        return { color, backgroundColor, forcedColorAdjust };
      });
    await choosingDate.freeDates.nth(2).check({ force: true });
    const chosen = await look(choosingDate.chosenCard);
    const other = await look(choosingDate.otherCards.first());
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(chosen.color).not.toBe(chosen.backgroundColor);
    // Otherwise the browser puts a ground of its own behind the words, in the colour of the words.
    expect(chosen.forcedColorAdjust).toBe('none');
    expect(other.color).not.toBe(other.backgroundColor);
  },
);
