import type { Locator } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

const desktop = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false };

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

for (const path of ['/', '/postcode-checker', '/auth/login', '/terms', '/no-such-page'])
  test(
    `${path} stands in the shared shell, and its first stop leads to the content (SH-01)`,
    { tag: '@both' },
    async ({ page, pages }) => {
      const { shell } = pages;
      await arrive(page, path);
      await expect(page.getByRole('main')).toHaveAttribute('id', 'main-content');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shell.header.getByRole('link', { name: / home$/ })).toBeVisible();
      // The page of the log-in has a button of these words.
      await expect(shell.logIn).toHaveCount(path === '/auth/login' ? 0 : 1);
      await expect(shell.footer).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(shell.skip).toBeFocused();
      await expect(shell.skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
    },
  );

test.describe('without the app', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a page for members is an empty shell, and a first page has its words: the rest waits for the app (SH-02)',
    { tag: '@main' },
    async ({ page, pages }) => {
      await page.goto('/customise-plan');
      await expect(pages.shell.footer).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page needs JavaScript');
      await expect(page.getByRole('main')).toBeHidden();
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});

test.describe('while it is looked up who is here', () => {
  test('a member’s page is a sign of loading, and then the page; they are never asked to log in (SH-03)', async ({
    page,
    pages,
    gateway,
  }) => {
    await gateway.register();
    await gateway.draftPlan('visits-both');
    await gateway.fault({ operationId: 'getMember', delayMs: 3000 });
    await page.goto('/customise-plan');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'One moment …' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment');
    await expect(page).toHaveURL('/customise-plan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.customisingPlan.heading);
  });

  test('a visitor sees nothing of a member’s page before they are asked to log in (SH-03)', async ({ page, pages }) => {
    await page.goto('/customise-plan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.enteringCredentials.heading);
    await expect(page).toHaveURL(/redirect=%2Fcustomise-plan/);
  });

  test('a public page shows at once, and a member whom this tab knows sees no "Log in" flash by (SH-03)', async ({
    page,
    pages,
    gateway,
  }) => {
    const { shell } = pages;
    await gateway.register({ firstName: 'Robin' });
    await arrive(page);
    await expect(shell.dashboard).toHaveText(/^Hey Robin/);
    await gateway.fault({ operationId: 'getMember', delayMs: 1500 });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shell.logIn.isVisible(), 'a member was shown "Log in"').toBe(false);
    await expect(shell.dashboard).toHaveText(/^Hey Robin/);
  });
});

test(
  'a visitor can join and log in, and comes back to where they were (SH-04, SH-09, SH-10, SH-11)',
  { tag: '@both' },
  async ({ page, pages, isMobile }) => {
    const { shell } = pages;
    await arrive(page, '/choose-plan?from=mail');
    await expect(shell.logIn).toHaveAttribute('href', /^\/auth\/login\?referrer=broadband&redirect=%2F/);
    await expect(shell.logIn).toHaveAttribute('data-analytics-id', 'account_log_in');
    if (isMobile) await shell.toggle.click();
    const place = isMobile ? shell.menu : shell.header;
    const account = place.getByRole('list', { name: 'Account links' });
    await expect(account.getByRole('link')).toHaveText(['Buy a plan', 'Add credit', 'Download the app']);
    await expect(account.getByRole('link', { name: 'Buy a plan' })).toHaveAttribute('href', '/buy/goodybag');
    await expect(account.getByRole('link', { name: 'Add credit' })).toHaveAttribute('href', '/top-up');
    await expect(account.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', /^https:/);
    await expect(place.getByText('Join us').first()).toBeVisible();
    await expect(place.getByRole('link', { name: 'Log out' })).toHaveCount(0);
    await expect(place.getByText(/^Hey /)).toHaveCount(0);
  },
);

test(
  'a member is greeted, can share the love and log out, and is not asked to join (SH-04, SH-09, SH-10, SH-11, SH-13)',
  { tag: '@both' },
  async ({ page, pages, gateway, isMobile }) => {
    const { shell } = pages;
    await gateway.register({ firstName: 'Robin' });
    await arrive(page);
    await expect(shell.dashboard).toHaveAttribute('href', '/dashboard');
    await expect(shell.logIn).toHaveCount(0);
    if (isMobile) await shell.toggle.click();
    const place = isMobile ? shell.menu : shell.header;
    await expect(place.getByText('Hey Robin')).toBeVisible();
    await expect(place.getByRole('list', { name: 'Account links' }).getByRole('link')).toHaveText([
      'Buy a plan',
      'Add credit',
      'Share the love',
      'Download the app',
    ]);
    await expect(place.getByRole('link', { name: 'Share the love' })).toHaveAttribute('href', '/spread');
    await expect(place.getByText('Join us')).toHaveCount(0);
    await place.getByRole('link', { name: 'Log out' }).click();
    await expect(shell.logIn).toBeVisible();
    await expect(shell.dashboard).toHaveCount(0);
  },
);

test.describe('the header’s place', () => {
  test.use(desktop);

  test('is 56 px high and goes with the page below large, 64 px high and stays from there (SH-13, SH-23)', async ({
    page,
    pages,
  }) => {
    const { bar } = pages.shell;
    await arrive(page);
    for (const [width, height, stays] of [
      [360, 56, false],
      [991, 56, false],
      [992, 64, true],
      [1280, 64, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 600));
      expect((await bar.boundingBox())?.height, `at ${width} px`).toBe(height);
      await (stays ? expect(bar).toBeInViewport({ ratio: 1 }) : expect(bar).not.toBeInViewport());
    }
    expect(await topOf(bar)).toBe(0);
  });

  for (const [position, stays] of [
    ['fixed', true],
    ['none', false],
  ] as const)
    test(`can be "${position}", and covers nothing at the top of the page (SH-13)`, async ({ page, pages }) => {
      const { bar } = pages.shell;
      await arrive(page);
      // No page of ours asks for it: the marks are set that the property sets.
      await bar.evaluate((header, value) => {
        header.dataset['position'] = value;
        const shell = header.closest<HTMLElement>('#root > div');
        if (value === 'fixed' && shell) shell.dataset['fixed'] = 'true';
      }, position);
      const covered = await bottomOf(bar);
      expect(await topOf(page.getByRole('main'))).toBeGreaterThanOrEqual(covered);
      if (position === 'fixed') expect(await topOf(pages.shell.account)).toBeGreaterThanOrEqual(covered);
      await page.evaluate(() => window.scrollTo(0, 600));
      await (stays ? expect(bar).toBeInViewport({ ratio: 1 }) : expect(bar).not.toBeInViewport());
    });

  test('never covers what has the focus on the way up the page (SH-13)', async ({ page, pages }) => {
    test.slow();
    const { bar, footer } = pages.shell;
    await arrive(page);
    await footer.getByRole('link').last().focus();
    const covered: string[] = [];
    let stops = 0;
    for (let isOnWay = true; isOnWay; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const found = await bar.evaluate((header) => {
        const focus = document.activeElement;
        const isUnder = focus && focus.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
        return { isInPage: focus?.closest('main, footer') !== null, html: isUnder ? focus.outerHTML : null };
      });
      isOnWay = found.isInPage && stops < 100;
      if (isOnWay && found.html !== null) covered.push(found.html);
    }
    expect(covered, 'the header covers what has the focus').toEqual([]);
    expect(stops, 'hardly anything on the page took the focus').toBeGreaterThan(25);
  });
});

test(
  'the places of the home page are reached from anywhere, and again, clear of the header (SH-07)',
  { tag: '@both' },
  async ({ page, pages, isMobile }) => {
    const { shell } = pages;
    const follow = async (name: RegExp) => {
      if (isMobile) await shell.toggle.click();
      else await shell.item('Broadband').click();
      await (isMobile ? shell.menu : shell.header).getByRole('link', { name }).click();
    };
    const isReached = async (id: string) => {
      await expect(page).toHaveURL(`/#${id}`);
      const place = page.locator(`#${id}`);
      await expect(place).toBeInViewport();
      await expect.poll(() => topOf(place)).toBeLessThan(120);
      expect(await topOf(place)).toBeGreaterThanOrEqual(isMobile ? 0 : await bottomOf(shell.bar));
    };
    await arrive(page, '/postcode-checker');
    await follow(/^Full fibre speeds/);
    await isReached('full-fibre-speeds');
    await expect(page.locator('#full-fibre-speeds')).toBeFocused();
    await follow(/^Discover broadband/);
    await isReached('discover-broadband');
    await follow(/^Why .* broadband/);
    const slug = new URL(page.url()).hash.slice(1);
    expect(slug).toMatch(/^why-\w+-broadband$/);
    await isReached(slug);
    await page.evaluate(() => window.scrollTo(0, 0));
    await follow(/^Why .* broadband/);
    await isReached(slug);
    await page.goto('/broadband#full-fibre-speeds');
    await isReached('full-fibre-speeds');
  },
);

test('the address check is one link away from every page (SH-07)', async ({ page, pages, view }) => {
  await arrive(page, '/terms');
  await pages.shell.toggle.click();
  await pages.shell.menu.getByRole('link', { name: 'Check your address' }).click();
  await view.shows(pages.enteringAddress.heading);
  await pages.enteringAddress.box.fill(homeOf('address-single-match').postcode);
  await expect(pages.enteringAddress.suggestions.first()).toBeVisible();
});
