import { expect, test } from '../support/browser/test.ts';

test(
  'the home page tells what is on offer and leads to the address check (RT-01, SH-01)',
  { tag: '@both' },
  async ({ page, pages, view }) => {
    await page.goto('/');
    await view.opensWith('Broadband that keeps its word.');
    await view.hasNoBarriers('home, the other colours');
    await page.getByRole('main').getByRole('link', { name: /check/i }).first().click();
    await view.shows(pages.enteringAddress.heading);
    await expect(page).toHaveURL('/postcode-checker');
  },
);

for (const [from, to] of [
  ['/broadband', '/'],
  ['/broadband/postcode-checker?from=mail#start', '/postcode-checker?from=mail#start'],
] as const)
  test(`${from} is ${to} (RT-02)`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
