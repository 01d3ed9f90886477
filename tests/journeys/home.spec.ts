import type { Page } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

test(
  'the home page tells what is on offer and leads to the address check (RT-01, SH-01)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view }) => {
    await arrive(page, '/');
    await view.opensWith('Broadband that keeps its word.');
    await page.getByRole('region', { name: 'Three speeds, all full fibre' }).getByRole('link').first().click();
    await view.shows(pages.enteringAddress.heading);
    await expect(page).toHaveURL('/postcode-checker');
  },
);

test(
  'the tiles open what they mean by keyboard, and one leads to the plans (MK-01)',
  { tag: '@both' },
  async ({ page, view }) => {
    await page.goto('/');
    const tiles = page.getByRole('region', { name: 'Made to fit around you' });
    const names = await tiles.getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names).toHaveLength(6);
    for (const name of names.filter((one) => one !== 'As fast up as down')) {
      await tiles.getByRole('button', { name }).press('Enter');
      await view.showsDialog(name === 'Fitted by engineers' ? 'Fitted by engineers, on your days' : name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(tiles.getByRole('button', { name })).toBeFocused();
    }
    await tiles.getByRole('link', { name: 'As fast up as down' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Three speeds, all full fibre' })).toBeInViewport();
    await expect(page).toHaveURL('/#full-fibre-speeds');
  },
);

/** The words of the headline that stand in two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const walk = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = walk.nextNode(); text; text = walk.nextNode())
      for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (range.getClientRects().length > 1) broken.push(word[0]);
      }
    return broken;
  });

for (const path of ['/', '/postcode-checker'])
  test(`with text twice as large no word of the headline on ${path} is broken, and nothing is wider than the screen (TK-05)`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 360, 768, 992, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

for (const [from, to] of [
  ['/broadband', '/'],
  ['/broadband/postcode-checker?from=mail#start', '/postcode-checker?from=mail#start'],
] as const)
  test(`${from} is ${to} (RT-02)`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
