import { open } from '../support/browser/booking.ts';
import { expect, test } from '../support/browser/test.ts';

test.describe('on a wide screen', () => {
  test.use({ isMobile: false, hasTouch: false });

  for (const width of [992, 1236])
    test(`"Log out" stands on one line beside a long name at ${width} px, and nothing scrolls sideways`, async ({
      page,
      pages,
      gateway,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await gateway.register({ firstName: 'Wilhelmina-Alexandrina', lastName: 'Featherstonehaugh' });
      await page.goto('/dashboard');
      const lines = () =>
        pages.shell.logOut.evaluate((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size;
        });
      await expect(pages.shell.logOut).toBeVisible();
      expect(await lines()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
});

open(
  'no postcode and no amount of an order stands on two lines, however little room there is',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('visits-in-home-only');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    /** Those that the page shows, each with the number of lines that it stands on. */
    const wholes = () =>
      page.getByRole('main').evaluate((main) => {
        const found: Record<string, number> = {};
        for (const element of main.querySelectorAll('dd, p, strong')) {
          const words = element.textContent;
          for (const { 0: whole, index } of words.matchAll(/£\d[\d,.]*\d(?: a month)?|[A-Z]{2}\d \d[A-Z]{2}/g)) {
            const range = document.createRange();
            const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
            let passed = 0;
            for (let text = texts.nextNode(); text; text = texts.nextNode()) {
              const length = text.textContent?.length ?? 0;
              if (index >= passed && index < passed + length) range.setStart(text, index - passed);
              const end = index + whole.length;
              if (end > passed && end <= passed + length) range.setEnd(text, end - passed);
              passed += length;
            }
            found[whole] = Math.max(found[whole] ?? 0, new Set([...range.getClientRects()].map(({ top }) => top)).size);
          }
        }
        return found;
      });
    for (const width of [320, 336, 360, 400, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const found = Object.entries(await wholes());
      expect(found.length).toBeGreaterThan(2);
      expect(
        found.filter(([, lines]) => lines > 1),
        `at ${width} px`,
      ).toEqual([]);
    }
  },
);
