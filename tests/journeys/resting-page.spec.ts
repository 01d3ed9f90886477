import type { Page } from '@playwright/test';
import { createHost } from '../../server/app.ts';
import { readHostEnv } from '../../server/env.ts';
import { loadStaticFiles } from '../../server/static-files.ts';
import { cookieConsent } from '../pages/CookieConsent.ts';
import { decideConsent } from '../support/browser/consent.ts';
import { serveHost } from '../support/browser/serve-host.ts';
import { expect, test as base } from '../support/browser/test.ts';
import { withoutApp } from '../support/browser/without-app.ts';

/** The site as customers have it: where testers' tools are on, a page is run at once. */
const test = base.extend<{ site: string }>({
  site: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts gives no baseURL');
    const settings = { GATEWAY_URL: baseURL, ENVIRONMENT: 'tst', TEST_TOOLS: 'off' };
    await using host = await serveHost((url) =>
      createHost(readHostEnv({ ...settings, HOST_URL: url }), { files: loadStaticFiles('dist'), isPage: () => true }),
    );
    await use(host.url);
  },
});

const isRun = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByName('taken-over').length > 0);

const expectRun = (page: Page, isExpected = true) => expect.poll(() => isRun(page)).toBe(isExpected);

/** Opens a page and waits until it has fetched its code. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await expect(page.locator('link[rel=modulepreload]').first()).toBeAttached();
}

test.describe('a visitor who arrives for the first time', () => {
  test.use({ consent: 'undecided' });

  for (const path of [
    '/',
    '/postcode-checker',
    '/pricing',
    '/auth/login',
    '/auth/register',
    '/register-interest',
    '/mobile-phones',
    '/mobile-phones/samsung-galaxy-s25',
  ])
    test(`reads ${path} with at most 12 requests, and its code runs when they touch it`, async ({ page, site }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await open(page, site + path);
      expect(await isRun(page)).toBe(false);
      expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(12);
      expect(asked.filter((each) => !each.startsWith('/assets/'))).toEqual([path]);
      await page.mouse.move(100, 200);
      await page.mouse.move(110, 210);
      await expectRun(page);
    });

  test('presses the menu first thing, and it opens', { tag: '@main' }, async ({ page, site }) => {
    await open(page, `${site}/pricing`);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('sends the form first thing, and is told what to do', async ({ page, pages, site }) => {
    await open(page, `${site}/postcode-checker`);
    await pages.enteringAddress.submit.click();
    await expect(page.getByRole('alert')).toContainText('There is a problem');
    expect(new URL(page.url()).search).toBe('');
  });

  test('follows a link first thing', async ({ page, pages, view, site }) => {
    await open(page, site);
    await page.getByRole('main').getByRole('link', { name: 'Check your address' }).first().click();
    await view.isAt(pages.enteringAddress.heading);
  });

  test('touches nothing: after a while the page runs by itself', async ({ page, site }) => {
    await page.clock.install();
    await open(page, site);
    const session = page.waitForResponse('**/client-sessions');
    await page.clock.fastForward(5_000);
    await session;
  });

  test('presses by a program that reads for them, which no pointer tells of', async ({ page, site }) => {
    await open(page, `${site}/pricing`);
    await page.getByRole('button', { name: 'Menu' }).evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('ticks a box before its code is there, and it stays ticked', async ({ page, site }) => {
    const letGo = await withoutApp(page);
    await page.goto(`${site}/auth/register`);
    const box = page.getByRole('main').getByRole('checkbox').first();
    await box.check();
    await letGo();
    await page.getByRole('main').locator('form button[type=submit]').click();
    await expect(page.getByRole('alert').first()).toContainText('There is a problem');
    await expect(box).toBeChecked();
  });

  test('is told when the code does not arrive, and links work all the same', async ({
    page,
    context,
    browserConsole,
    site,
  }) => {
    browserConsole.expect(/Failed to load resource|dynamically imported module|net::ERR_/);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setBlockedURLs', { urls: ['*/assets/index*.js'] });
    await page.goto(`${site}/pricing`);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Part of this page didn’t arrive');
    await devTools.send('Network.setBlockedURLs', { urls: [] });
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('answers the question in another tab: it is gone here, and takes no room (SC-13)', async ({
    page,
    context,
    site,
  }) => {
    const letGo = await withoutApp(page);
    await page.goto(site);
    await expect(cookieConsent(page).banner).toBeVisible();
    await decideConsent(context, site, 'ESSENTIAL');
    await letGo();
    await page.keyboard.press('Tab');
    await expect(cookieConsent(page).banner).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('style', /bottom-inset/);
  });

  test('answers the question about cookies before its code is there (SC-13)', async ({ page, context, site }) => {
    const cookies = cookieConsent(page);
    const letGo = await withoutApp(page);
    await page.goto(`${site}/postcode-checker`);
    await cookies.rejectAll.click();
    await expect(cookies.banner).toBeVisible();
    await letGo();
    await expect(cookies.banner).toBeHidden();
    const kept = (await context.cookies()).find(({ name }) => name === 'consent');
    expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toMatchObject({ categories: ['C0001'] });
  });

  test('changes their mind before its code is there: the last word counts (SC-13)', async ({ page, context, site }) => {
    const cookies = cookieConsent(page);
    const letGo = await withoutApp(page);
    await page.goto(site);
    await cookies.rejectAll.click();
    await cookies.acceptAll.click();
    await letGo();
    await expect(cookies.banner).toBeHidden();
    const kept = (await context.cookies()).find(({ name }) => name === 'consent');
    const { categories } = JSON.parse(decodeURIComponent(kept?.value ?? '')) as { categories: string[] };
    expect(categories.toSorted()).toEqual(['C0001', 'C0002', 'C0003', 'C0004']);
  });
});

test('who has answered the question about cookies never sees it, not even before the code is there (SC-13)', async ({
  page,
  site,
}) => {
  await withoutApp(page);
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cookieConsent(page).banner).toBeHidden();
});

test('who has refused to be counted is not taken for somebody who agreed (SC-13)', async ({ page, context, site }) => {
  await context.clearCookies();
  const cookies = cookieConsent(page);
  await page.goto(site);
  await cookies.rejectAll.click();
  await expect(cookies.banner).toBeHidden();
  // The visit is over; the answer is kept.
  const kept = (await context.cookies()).filter(({ name }) => name === 'consent');
  await context.clearCookies();
  await context.addCookies(kept);
  await open(page, site);
  expect(await isRun(page)).toBe(false);
});

test('a visit that is under way goes on at once', async ({ page, site }) => {
  await open(page, site);
  await page.mouse.wheel(0, 100);
  await expectRun(page);
  await page.waitForFunction(() => document.cookie.includes('XSRF-TOKEN'));
  await page.reload();
  await expectRun(page);
});

test.describe('who has agreed to be counted', () => {
  test.use({ consent: 'FULL' });

  test('is counted from the start', async ({ page, site }) => {
    await page.goto(site);
    await expectRun(page);
  });
});

test('a link that opens the chat opens it at once (DB-11)', async ({ page, site }) => {
  await page.goto(`${site}/help?chat=true`);
  await expectRun(page);
});
