import type { APIRequestContext, Page } from '@playwright/test';
import { brand } from '../../src/pages/content/brand.ts';
import { contentPages } from '../../src/pages/content/content-pages.ts';
import { isProtected } from '../../src/session/protected-paths.ts';
import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';
import type { View } from '../support/browser/view.ts';

const all = Object.keys(contentPages);
const open = all.filter((path) => !isProtected(path));
const forMembers = all.filter(isProtected);

/** The addresses of this site in a document, without query and place. */
const pathsIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].flatMap(([, path]) => path ?? []);

/** Leaves out what does something when it is opened. */
const isHarmless = (path: string): boolean => path !== '/auth/logout' && !path.startsWith('/broadband/v');

/** Opens every page that can be reached from these, by its links; says what is wrong with which. */
async function crawl(request: APIRequestContext, from: string[]): Promise<{ seen: string[]; wrong: string[] }> {
  const seen = new Set(from);
  const wrong: string[] = [];
  for (const path of seen) {
    const answer = await request.get(path);
    const html = await answer.text();
    if (answer.status() !== 200) wrong.push(`${path}: ${answer.status()}`);
    for (const [what, pattern] of [
      ['title', /<title>[^<]+ – [^<]+<\/title>/g],
      ['description', /<meta name="description" content="[^"]{50,160}">/g],
      ['canonical address', /<link rel="canonical" href="http[^"]+">/g],
      ['picture for previews', /<meta property="og:image" content="http[^"]+\.png">/g],
    ] as const)
      if ([...html.matchAll(pattern)].length !== 1) wrong.push(`${path}: not one ${what}`);
    for (const linked of pathsIn(html)) if (isHarmless(linked)) seen.add(linked);
  }
  return { seen: [...seen], wrong };
}

test('no link of the site is dead, for a visitor (MK-08, RT-01)', { tag: '@main' }, async ({ request }) => {
  test.slow();
  const { seen, wrong } = await crawl(request, ['/']);
  expect(wrong).toEqual([]);
  expect(
    open.filter((path) => !seen.includes(path)),
    'pages that no link leads to',
  ).toEqual([]);
});

test('no link of the site is dead, for a member (MK-08, SH-09, SH-11)', async ({ page, gateway }) => {
  test.slow();
  await gateway.register();
  const linksOf = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Hey / })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    return hrefs.map((href) => (href ?? '').replace(/[#?].*$/, '')).filter(isHarmless);
  };
  const from: string[] = [];
  for (const path of ['/', ...forMembers]) from.push(...(await linksOf(path)));
  expect(from).toContain('/dashboard');
  expect((await crawl(page.request, from)).wrong).toEqual([]);
});

/** On the narrowest screen. */
async function look(page: Page, view: View, path: string) {
  await page.setViewportSize({ width: 320, height: 740 });
  await view.hasNoBarriers(path);
}

for (const path of open)
  test(`${path} has its words and no barrier, 320 px wide (MK-08)`, async ({ page, view }) => {
    await page.goto(path);
    const { page: words } = (await contentPages[path]?.()) ?? {};
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words?.heading ?? '');
    await expect(page).toHaveTitle(`${words?.title} – ${brand.name}`);
    await look(page, view, path);
  });

for (const path of forMembers)
  test(`${path} is for members, says what is to come and has no barrier (MK-08, AU-08)`, async ({
    page,
    view,
    gateway,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/login?referrer=broadband&redirect=${encodeURIComponent(path)}`);
    await gateway.register();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/on (its|their) way$/);
    await look(page, view, path);
  });

test('going from page to page keeps title, description and address of the head true', async ({ page }) => {
  await arrive(page, '/help');
  await page.getByRole('main').getByRole('link', { name: 'Billing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`Help with billing – ${brand.name}`);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^When the first month is charged/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/help\/billing$/);
  await page.getByText('What is on it?').click();
  await page.getByRole('main').getByRole('link', { name: 'All prices' }).click();
  await expect(page).toHaveTitle(`Pricing – ${brand.name}`);
  await expect(page.locator('title')).toHaveCount(1);
});

test('a link to a place on another page goes there (MK-08)', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('main').getByRole('link', { name: 'pay you automatically' }).click();
  await expect(page).toHaveURL('/help/faults#compensation');
  await expect(page.getByRole('heading', { name: 'What we owe you' })).toBeInViewport();
});

test.describe('for those who like motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Back is where the customer was at once, and does not travel there', async ({ page }) => {
    await arrive(page, '/help');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Get a free SIM' });
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL('/free-sim-cards');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => {
      const places: number[] = [];
      window.addEventListener('scroll', () => places.push(window.scrollY));
      Object.assign(window, { places });
    });
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
    expect(places.filter((place) => place > 0 && place < before)).toEqual([]);
  });
});

test('a page has one address: slashes too many go (RT-01)', async ({ page }) => {
  await page.goto('/register-interest/?from=letter');
  await expect(page).toHaveURL(/\/register-interest\?from=letter$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/first to know/i);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages of words can be read, and questions opened', async ({ page }) => {
    await page.goto('/help/billing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing');
    await page.getByText('When is it?').click();
    await expect(page.getByText('Your first month is charged on your Go Live date')).toBeVisible();
  });
});

for (const path of ['/no-such-page', '/blog/no-such-post', '/help/no-such-topic', '/404'])
  test(`${path} is not found, and says how to go on (RT-06)`, { tag: '@both' }, async ({ page, view }) => {
    await page.goto('/pricing');
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Oops. We can't find that page.");
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Visit our help section' })).toHaveAttribute('href', '/help');
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await view.hasNoBarriers('not found');
    await main.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/pricing');
  });
