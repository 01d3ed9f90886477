import type { Page, Request } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';
import { withoutApp } from '../support/browser/without-app.ts';

const { postcode } = homeOf('address-single-match');
const given = `/postcode-checker?${new URLSearchParams({ postcode }).toString()}`;

/** What goes over the line and could tell where somebody lives: addresses, what they were asked from, and what is sent. */
function listen(page: Page): { ofPostcode: () => string[] } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const hasPostcode = (text: string) => /LK9(?:\+|%20| )?1SA/i.test(text);
  return {
    ofPostcode: () =>
      requests
        .filter((request) =>
          [request.url(), request.headers()['referer'], request.postData()].some((text) => hasPostcode(text ?? '')),
        )
        .map((request) => new URL(request.url()).pathname),
  };
}

const homes = (page: Page) => page.getByRole('list', { name: `Homes at ${postcode}` });

test(
  'who gives their postcode on the home page sees its homes, and picks theirs (AD-08, MK-01)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view }) => {
    const { broadbandHome, enteringAddress, addressOutcome } = pages;
    const line = listen(page);
    await arrive(page);
    await broadbandHome.check(postcode.toLowerCase().replace(' ', ''));
    await view.shows(enteringAddress.heading);
    await expect(page).toHaveURL('/postcode-checker');
    await expect(homes(page).getByRole('button')).toHaveCount(9);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await view.hasNoBarriersOnce('homes of the postcode given on the home page');
    await enteringAddress.suggestion(/^7 /).click();
    await view.isAt(addressOutcome.served);
    const ofOurs = /^\/(?:address-api\/addresses|broadband\/v2\/postcode-checker)\//;
    expect(line.ofPostcode().filter((path) => !ofOurs.test(path))).toEqual([]);
  },
);

test('the postcode can be given at the foot of the home page, too', async ({ page, pages }) => {
  await arrive(page);
  await pages.broadbandHome.check(postcode, 'foot');
  await expect(homes(page)).toBeVisible();
});

test(
  'before the code is there the form leads on by itself, with what was typed in its field at once (AD-08)',
  { tag: '@main' },
  async ({ page, pages }) => {
    const letGo = await withoutApp(page);
    const line = listen(page);
    await page.goto('/');
    await pages.broadbandHome.check(postcode);
    await expect(pages.enteringAddress.box).toHaveValue(postcode);
    await expect(page).toHaveURL('/postcode-checker');
    await letGo();
    await expect(homes(page)).toBeVisible();
    await expect(pages.enteringAddress.box).toHaveValue(postcode);
    expect(line.ofPostcode(), 'asked for besides the page and its homes').toEqual([
      '/postcode-checker',
      '/address-api/addresses/search',
    ]);
  },
);

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('the form leads to the address check, and tells nobody of the postcode (AD-08)', async ({ page, pages }) => {
    const line = listen(page);
    await page.goto('/');
    await pages.broadbandHome.check(postcode);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.enteringAddress.heading);
    expect(line.ofPostcode()).toEqual(['/postcode-checker']);
  });
});

test.describe('with consent to all cookies', () => {
  test.use({ consent: 'FULL' });
  test('the postcode is taken out of the address before anybody is told of the page (AD-08, SC-15)', async ({
    page,
  }) => {
    const line = listen(page);
    await page.goto(given, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/postcode-checker');
    await expect(homes(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? []));
    expect(layer).toContain('page_view');
    expect(layer).not.toMatch(/LK9|1SA/i);
    expect(line.ofPostcode()).toEqual(['/postcode-checker', '/address-api/addresses/search']);
    await page.reload();
    await expect(homes(page), 'what was found is still there').toBeVisible();
    await expect(page).toHaveURL('/postcode-checker');
  });
});

test('the rest of the address stays (AD-08)', async ({ page }) => {
  await page.goto(`${given}&utm_source=letter#main`, { waitUntil: 'commit' });
  await expect(page).toHaveURL('/postcode-checker?utm_source=letter#main');
});

for (const [typed, words] of [
  ['my house', 'Enter a full UK postcode, like LK1 1AA'],
  ['', 'Enter your postcode or the first line of your address'],
] as const)
  test(`who gives "${typed}" for a postcode is told what is wrong with it, and it stays in the field (AD-07)`, async ({
    page,
    pages,
  }) => {
    await page.goto(`/postcode-checker?${new URLSearchParams({ postcode: typed }).toString()}`);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(pages.enteringAddress.box).toHaveValue(typed);
    await expect(page).toHaveURL('/postcode-checker');
    await pages.enteringAddress.box.fill(postcode);
    await expect(homes(page)).toBeVisible();
  });

test('who has come further in an order sees the homes of the postcode all the same, and keeps the order until another home is picked', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await pages.addressOutcome.showPlans.click();
  await view.isAt(pages.choosingPlan.heading);
  await page.goto(given);
  await view.isAt(pages.enteringAddress.heading);
  await expect(homes(page)).toBeVisible();
  await page.goto('/choose-plan');
  await view.isAt(pages.choosingPlan.heading);
});
