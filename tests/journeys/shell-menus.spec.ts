import type { Locator } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { expectNoBarriers } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/test.ts';

const schemes = ['light', 'dark'] as const;

async function hrefs(links: Locator): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  for (const link of await links.all()) found.push(await link.getAttribute('href'));
  return found;
}

const dropdowns: Record<string, RegExp[]> = {
  'Join us': [
    /^\/auth\/register$/,
    /^\/why-\w+$/,
    /^\/free-sim-cards$/,
    /^\/activate$/,
    /^\/broadband$/,
    /^\/coverage-and-service$/,
  ],
  'SIM only': [/^\/sim-only-deals$/, /^\/roaming-charges$/, /^\/international$/, /^\/how-much-data-do-i-need$/],
  Phones: [
    /^\/mobile-phones\?brands=apple$/,
    /^\/mobile-phones\?brands=samsung$/,
    /^\/mobile-phones$/,
    /^\/mobile-phones\/refurbished$/,
    /^https:\/\//,
  ],
  Broadband: [
    /^\/broadband$/,
    /^\/broadband#discover-broadband$/,
    /^\/broadband#full-fibre-speeds$/,
    /^\/broadband#why-\w+-broadband$/,
    /^\/broadband\/postcode-checker$/,
  ],
  Community: [/^https:\/\//, /^https:\/\//, /^https:\/\//, /^https:\/\//, /^\/blog$/],
};

test.describe('the navigation from large', () => {
  test.use({ viewport: { width: 992, height: 800 }, isMobile: false, hasTouch: false });

  for (const [name, urls] of Object.entries(dropdowns))
    test(`${name} opens under the mouse, wide enough and on the screen, with its links (SH-04 to SH-08, SH-14)`, async ({
      page,
      pages,
    }) => {
      const { shell } = pages;
      await arrive(page);
      await shell.item(name).hover();
      const panel = shell.panel(name);
      await expect(panel).toBeVisible();
      const box = await panel.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(375);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(992);
      const found = await hrefs(panel.getByRole('link'));
      expect(found).toHaveLength(urls.length);
      for (const [at, url] of urls.entries()) expect(found[at]).toMatch(url);
      await panel.hover();
      await expect(panel, 'it closed on the way of the mouse into it').toBeVisible();
      await page.mouse.move(500, 700);
      await expect(panel).toBeHidden();
    });

  test(
    'Help is elsewhere: a new tab, said to everyone, which cannot reach this one (SH-08)',
    { tag: '@main' },
    async ({ page, pages }) => {
      await arrive(page);
      const help = pages.shell.header.getByRole('link', { name: 'Help (opens in a new tab)' });
      await expect(help).toHaveAttribute('target', '_blank');
      await expect(help).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(help).toHaveAttribute('href', /^https:\/\/help\./);
    },
  );

  test('by keyboard a dropdown opens, is walked through and closes at its ends (SH-14, SH-15)', async ({
    page,
    pages,
  }) => {
    const { shell } = pages;
    await arrive(page);
    const community = shell.item('Community');
    const panel = shell.panel('Community');
    const focus = page.locator(':focus');
    for (const key of ['Enter', 'Space']) {
      await community.focus();
      await page.keyboard.press(key);
      await expect(panel).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(community).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(focus).toHaveText('Community');
    await page.keyboard.press('ArrowDown');
    await expect(focus).toHaveText('Discussion');
    await page.keyboard.press('Space');
    await expect(panel).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(focus).toHaveText('Blog');
    await page.keyboard.press('Space');
    await expect(panel).toBeHidden();
    await expect(community).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
    await expect(shell.header.getByRole('link', { name: /^Help/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(panel).toBeHidden();
    await expect(shell.item('Broadband')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY), 'a key has scrolled the page under the list').toBe(0);
  });

  test('who uses the keyboard keeps what they opened when the mouse goes by, but there is never more than one (SH-14)', async ({
    page,
    pages,
  }) => {
    const { shell } = pages;
    await arrive(page);
    await shell.item('Phones').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await shell.panel('Phones').hover();
    await page.mouse.move(500, 700);
    await expect(shell.panel('Phones')).toBeVisible();
    await shell.item('Broadband').hover();
    await expect(shell.panel('Broadband')).toBeVisible();
    await expect(shell.panel('Phones')).toBeHidden();
    await expect(shell.item('Phones')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(shell.panel('Broadband')).toBeHidden();
  });

  for (const colorScheme of schemes)
    test(`an open dropdown has no barrier in ${colorScheme} (SH-14)`, async ({ page, pages }) => {
      await page.emulateMedia({ colorScheme });
      await arrive(page);
      await pages.shell.item('Join us').hover();
      await expect(pages.shell.panel('Join us').getByRole('link', { name: 'Broadband New' })).toBeVisible();
      await expectNoBarriers(page, `the open dropdown, ${colorScheme}`);
    });

  test('motion is for those who like it', async ({ page, pages }) => {
    await arrive(page);
    await pages.shell.item('Phones').hover();
    const panel = pages.shell.panel('Phones');
    await expect(panel).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(panel).not.toHaveCSS('animation-name', 'none');
  });
});

test.describe('the menu below large', () => {
  test('fills the screen and has everything in it (SH-04 to SH-08, SH-16)', async ({ page, pages }) => {
    const { shell } = pages;
    await arrive(page);
    await expect(shell.item('Phones')).toBeHidden();
    await shell.toggle.click();
    await expect(shell.menu).toBeVisible();
    expect(await shell.menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(shell.closeMenu).toBeFocused();
    for (const [name, urls] of Object.entries(dropdowns)) {
      const group = shell.group(name);
      const isOpen = (await group.getAttribute('open')) !== null;
      expect(isOpen, `${name} is open by default (SH-12)`).toBe(name === 'Broadband');
      if (!isOpen) await group.locator('summary').click();
      const found = await hrefs(group.getByRole('link'));
      expect(found).toHaveLength(urls.length);
      for (const [at, url] of urls.entries()) expect(found[at]).toMatch(url);
    }
    await expect(shell.menu.getByRole('link', { name: 'Broadband New' })).toBeVisible();
  });

  for (const colorScheme of schemes)
    test(`has no barrier in ${colorScheme} (SH-16)`, async ({ page, pages }) => {
      await page.emulateMedia({ colorScheme });
      await arrive(page);
      await pages.shell.toggle.click();
      await pages.shell.group('Phones').locator('summary').click();
      await expectNoBarriers(page, `the open menu, ${colorScheme}`);
    });

  test('by keyboard: in, round, out with Escape, and back where the customer was (SH-16)', async ({ page, pages }) => {
    const { shell } = pages;
    await arrive(page);
    await shell.toggle.focus();
    await page.keyboard.press('Enter');
    await expect(shell.closeMenu).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    for (let press = 0; press < 30; press += 1) {
      const place = await page.evaluate(() => document.activeElement?.closest('dialog, main, footer, header')?.tagName);
      expect(place ?? 'the browser', 'the focus went behind the menu').toMatch(/^(DIALOG|the browser)$/);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(shell.menu).toBeHidden();
    await expect(shell.toggle).toBeFocused();
  });

  test('holds the page behind it still, 8 px further, and puts it back (SH-17)', async ({ page, pages }) => {
    const { shell } = pages;
    await arrive(page);
    const placeOf = () => page.locator('#main-content').evaluate((main) => main.getBoundingClientRect().top);
    await page.evaluate(() => window.scrollTo(0, 4));
    const before = await placeOf();
    // From where the page is: bringing the button into view would scroll.
    await shell.toggle.evaluate((button: HTMLElement) => button.click());
    await expect(shell.menu).toBeVisible();
    expect(await placeOf()).toBe(before - 8);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 3000);
    await shell.menu.evaluate((menu) => menu.scrollTo(0, 10_000));
    await page.mouse.wheel(0, 3000);
    expect(await placeOf()).toBe(before - 8);
    await page.keyboard.press('Escape');
    await expect(shell.menu).toBeHidden();
    await expect.poll(placeOf).toBe(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(4);
    await page.evaluate(() => window.scrollTo(0, 500));
    expect(await page.evaluate(() => window.scrollY), 'the page can be scrolled again').toBe(500);
  });

  test('fits into 320 px, with a long name in it (SH-10, SH-16)', async ({ page, pages, gateway }) => {
    const { shell } = pages;
    await page.setViewportSize({ width: 320, height: 640 });
    await gateway.register({ firstName: 'Bartholomew-Maximilian' });
    await arrive(page);
    await expect(shell.dashboard).toBeVisible();
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isTooWide()).toBe(false);
    expect((await shell.bar.boundingBox())?.height).toBe(56);
    await shell.toggle.click();
    await expect(shell.menu.getByText('Hey Bartholomew-Maximilian')).toBeVisible();
    expect(await isTooWide()).toBe(false);
    expect(await shell.menu.evaluate((menu) => menu.scrollWidth)).toBe(320);
    await expectNoBarriers(page, 'the menu at 320 px');
  });

  test('motion is for those who like it', async ({ page, pages }) => {
    await arrive(page);
    await pages.shell.toggle.click();
    await expect(pages.shell.menu).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(pages.shell.menu).not.toHaveCSS('animation-name', 'none');
  });
});
