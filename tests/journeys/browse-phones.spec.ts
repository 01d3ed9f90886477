import type { Page } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { ofNow } from '../../machines/browse-phones/browse-phones.cases.ts';
import { expect, test } from '../support/browser/test.ts';
import { withoutApp } from '../support/browser/without-app.ts';

const range = '/mobile-phones';

/** All that has moved on the page by itself so far. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

const isTakenOver = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('taken-over').length)).toBeGreaterThan(0);

test(
  'several filters at once narrow the range; Back and reload keep them, and nothing is asked twice (PH-01, PH-02)',
  { tag: '@main' },
  async ({ page, pages: { browsingPhones: shop, main } }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(range);
    await expect(shop.count).toHaveText('43 phones');
    await shop.choose('Brand', /^Apple/);
    await expect(page).toHaveURL(`${range}?brands=apple`);
    await expect(shop.count).toHaveText('12 phones');
    await shop.choose('Price', /^Up to £800/);
    await shop.choose('Sort by', 'Newest');
    await expect(page).toHaveURL(`${range}?brands=apple&maxPrice=800&sortBy=newest`);
    const names = await shop.names();
    await page.reload();
    await expect(shop.choice('Brand', /^Apple/)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => shop.names()).toEqual(names);
    await main.link(names.find((name) => name !== '') ?? '').click();
    await expect(page).toHaveURL(/\/mobile-phones\/apple-/);
    await page.goBack();
    await expect(page).toHaveURL(`${range}?brands=apple&maxPrice=800&sortBy=newest`);
    await expect.poll(() => shop.names()).toEqual(names);
    await page.goBack();
    await expect(page).toHaveURL(`${range}?brands=apple&maxPrice=800`);
    // Once by the page that was opened, and once by the one that was loaded again.
    expect(asked.filter((path) => path.endsWith('/shop/v1/phones'))).toHaveLength(2);
  },
);

test('where no phone fits, the page leads to the nearest that do (PH-01)', async ({ page, pages }) => {
  await page.goto(`${range}?brands=fairphone&grade=LN&maxPrice=150`);
  const { browsingPhones: shop, main } = pages;
  await expect(page.getByRole('heading', { name: 'No phone fits' })).toBeVisible();
  await expect(shop.count).toHaveText('0 phones');
  await main.link(/^Clear filters: 43 phones/).click();
  await expect(page).toHaveURL(range);
  await expect(shop.count).toHaveText('43 phones');
});

test('what is wrong in an address is left out, and the rest counts (PH-01)', async ({ page, pages }) => {
  await page.goto(`${range}?brands=nokia,samsung&grade=Z&sortBy=dearest&maxPrice=-1`);
  await expect(pages.browsingPhones.count).toHaveText('12 phones');
});

test('refurbished phones are a page of their own, with what their grades mean (PH-03)', async ({
  page,
  pages,
  view,
}) => {
  await page.goto(range);
  await pages.browsingPhones.choose('Condition', /^Refurbished/);
  await expect(page).toHaveURL(`${range}/refurbished`);
  await view.isAt('Refurbished phones');
  await pages.browsingPhones.choose('Grade', /^Like new/);
  await expect(page).toHaveURL(`${range}/refurbished?grade=LN`);
  await expect(page.locator('#grades')).toContainText('You won’t find a mark, and neither did we.');
});

for (const address of [
  range,
  `${range}?brands=apple`,
  `${range}?brands=fairphone`,
  `${range}?brands=apple&maxPrice=300&sortBy=price-low`,
  `${range}/refurbished?brands=samsung`,
])
  test(`nothing moves at ${address} when the code and the prices of now arrive`, async ({ page, pages }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await isTakenOver(page);
    await expect(pages.browsingPhones.count).toBeVisible();
    await expect(page.locator('html[data-narrowed]')).toHaveCount(0);
    expect(await shifts(page)).toBe(0);
  });

test('prices of now take the place of those of the build, in the same room', async ({ page, gateway }) => {
  await gateway.fault({
    operationId: 'listPhones',
    status: 200,
    body: ofNow.map((phone) => ({ ...phone, slug: phone.slug.replace('pixel-9', 'pixel-10-pro') })),
    times: 1,
  });
  await page.goto(range);
  await expect(page.getByRole('listitem').filter({ hasText: 'iPhone 17' }).first()).toContainText('£749was £799');
});

test('before its code is there, a page shows the brand that its address asks for, and filters are links (PH-01)', async ({
  page,
  pages,
}) => {
  await withoutApp(page);
  await page.goto(`${range}?brands=samsung`);
  const shown = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(shown).toHaveCount(12);
  await expect(shown.first()).toContainText('Samsung');
  await pages.browsingPhones.choose('Brand', /^Apple/);
  await expect(page).toHaveURL(`${range}?brands=apple`);
  await expect(shown.first()).toContainText('Apple');
});

test('Back from a phone leads to where the range was left, with the focus on that phone (PH-02)', async ({
  page,
  pages,
  view,
}) => {
  await page.goto(`${range}?sortBy=price-low`);
  await isTakenOver(page);
  await expect(pages.browsingPhones.count).toBeVisible();
  const far = page.getByRole('main').getByRole('link', { name: 'iPhone 17 Pro', exact: true });
  await far.scrollIntoViewIfNeeded();
  const before = (await far.boundingBox())?.y ?? 0;
  await far.click();
  await view.isAt('Apple iPhone 17 Pro');
  await page.goBack();
  await expect(far).toBeFocused();
  await expect(far).toBeInViewport();
  expect(Math.abs(((await far.boundingBox())?.y ?? 0) - before)).toBeLessThan(60);
  // Whoever comes by a link comes to its top.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await far.click();
  await view.isAt('Apple iPhone 17 Pro');
  await page.getByRole('main').getByRole('link', { name: 'All phones' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a server error while prices of now are fetched leaves the phones where they are (ER-03, ER-04)', async ({
  page,
  gateway,
}) => {
  await gateway.fault({ operationId: 'listPhones', status: 500, times: 1 });
  await page.goto(range);
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t check prices and stock of now.' })).toBeVisible();
  await expect(page).toHaveURL(range);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('We couldn’t check prices')).toHaveCount(0);
});

test('whoever clears the filters is at the number of phones, and so is who goes back where their phone no longer fits', async ({
  page,
  pages: { browsingPhones: shop, main },
}) => {
  // Where the focus is, is the app's to say: a press that comes before its code loads the page anew.
  await arrive(page, range);
  await shop.choose('Brand', /^Samsung/);
  await expect(shop.count).toHaveText('12 phones');
  await main.link('Clear filters').focus();
  await page.keyboard.press('Enter');
  await expect(shop.count).toHaveText('43 phones');
  await expect(shop.count).toBeFocused();
  const phone = main.link(/^iPhone 17$/);
  await phone.focus();
  await page.goBack();
  await expect(shop.count).toHaveText('12 phones');
  await expect(phone).toBeHidden();
  await expect(shop.count).toBeFocused();
});

for (const [presses, wishes] of [
  [
    ['Apple', 'Apple'],
    ['', 'brands=apple&'],
  ],
  [
    ['Apple', 'Up to £800', 'Samsung'],
    ['brands=apple,samsung&maxPrice=800&', 'brands=apple&maxPrice=800&', 'brands=apple&'],
  ],
] as const)
  test(`of quick presses on ${presses.join(', ')} each counts, Back undoes one after the other, and the page stays where it is (PH-01)`, async ({
    page,
    pages,
  }) => {
    await page.goto(range);
    await pages.browsingPhones.choose('Sort by', 'Newest');
    await expect(page).toHaveURL(`${range}?sortBy=newest`);
    await expect(pages.browsingPhones.choice('Brand', /^Apple/)).toHaveAttribute('href', /sortBy=newest/);
    await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
    await page.evaluate(async (names) => {
      // All in one task of the browser: the list has its turn between them, and what hangs on the address has none.
      for (const name of names) {
        [...document.querySelectorAll<HTMLElement>('main nav a')]
          .find(({ textContent }) => textContent.startsWith(name))
          ?.click();
        for (let turn = 0; turn < 9; turn++) await Promise.resolve();
      }
    }, presses);
    for (const wish of [...wishes, '']) {
      await expect(page).toHaveURL(`${range}?${wish}sortBy=newest`);
      await expect(page.locator('html')).toHaveJSProperty('scrollTop', 40);
      await page.goBack();
    }
    await expect(page).toHaveURL(range);
    await expect(pages.browsingPhones.count).toHaveText('43 phones');
  });

test('prices of now that come late leave the focus on its phone, wherever that stands then', async ({ page }) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/shop/v1/phones', async (route) => {
    const response = await route.fetch();
    const phones = (await response.json()) as { slug: string; offers: object[] }[];
    await asked;
    const cheap = (offer: object) => ({ ...offer, priceInPence: 99_00, fullPriceInPence: 99_00, inStock: true });
    await route.fulfill({
      json: phones.map((phone) =>
        phone.slug === 'apple-iphone-17' ? { ...phone, offers: phone.offers.map(cheap) } : phone,
      ),
    });
  });
  await page.goto(`${range}?sortBy=price-low`);
  await isTakenOver(page);
  const phone = page.getByRole('main').getByRole('link', { name: 'iPhone 17', exact: true });
  await phone.focus();
  answer();
  await expect(
    page.getByRole('main').getByRole('list', { name: 'Phones' }).getByRole('listitem').first(),
  ).toContainText('£99');
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport();
});
