import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

const phone = '/mobile-phones/samsung-galaxy-s25';

test(
  'what is chosen of a phone stands in its address, and Back leads to the range (PH-03, PH-04)',
  { tag: '@main' },
  async ({ page, pages: { browsingPhones: shop, main }, view }) => {
    // A choice that is pressed before the app is there is a link like any other, and no entry takes another's place.
    await arrive(page, '/mobile-phones?brands=samsung');
    await main.link('Galaxy S25').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Galaxy S25', exact: true }).click();
    await view.isAt('Samsung Galaxy S25');
    await shop.choose('Colour', /^Mint/);
    await expect(page).toHaveURL(/\/samsung-galaxy-s25\?colour=mint&storage=\d+&condition=/);
    await shop.choose('Storage', /^256 GB/);
    await shop.choose('Condition', /^Excellent/);
    await expect(page).toHaveURL(`${phone}?colour=mint&storage=256&condition=refurbished&grade=E`);
    await page.reload();
    await expect(shop.choice('Condition', /^Excellent/)).toHaveAttribute('aria-current', 'true');
    await expect(shop.choice('Colour', /^Mint/)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/mobile-phones?brands=samsung');
  },
);

test('a phone is there without any code, with its prices, its box and what search engines read (PH-04)', async ({
  request,
}) => {
  const html = await (await request.get(phone)).text();
  for (const words of ['Samsung Galaxy S25', 'USB-C cable', 'Representative example', 'Fernlea Finance'])
    expect(html).toContain(words);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Product', offers: { priceCurrency: 'GBP' } });
});

test('a phone that we have never had is the site’s not-found page (RT-06)', async ({ page, view }) => {
  const answer = await page.goto('/mobile-phones/nokia-3310');
  expect(answer?.status()).toBe(404);
  await view.isAt("Oops. We can't find that page.");
});

test('a phone that is no longer sold says so, and leads to all others (PH-04)', async ({
  page,
  pages,
  gateway,
  view,
}) => {
  await gateway.fault({
    operationId: 'getPhone',
    status: 404,
    times: 1,
    body: { code: 'phone.not-found', message: 'There is no such phone.', requestId: 'test', fields: [] },
  });
  await page.goto(phone);
  await view.isAt('We don’t sell this phone');
  await pages.main.link('All phones').click();
  await expect(page).toHaveURL('/mobile-phones');
});

test('nothing moves when its code and the prices of now arrive, whatever is chosen', async ({ page }) => {
  await page.goto(`${phone}?colour=mint&storage=256&condition=new`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('group', { name: 'Colour' }).getByRole('link', { name: /^Mint/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const moved = await page.evaluate(
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
  expect(moved).toBe(0);
});
