import { expect, test } from '../support/browser/test.ts';

test(
  'the home page tells what is on offer and leads to the address check (RT-01, SH-01)',
  { tag: '@both' },
  async ({ page, pages, view }) => {
    await page.goto('/');
    await view.opensWith('Broadband that keeps its word.');
    await page.getByRole('main').getByRole('link', { name: /check/i }).first().click();
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

for (const [from, to] of [
  ['/broadband', '/'],
  ['/broadband/postcode-checker?from=mail#start', '/postcode-checker?from=mail#start'],
] as const)
  test(`${from} is ${to} (RT-02)`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  });
