import { groups } from '../kit/entry.ts';
import { gallery } from './pages/Gallery.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

for (const group of groups)
  test(`a designer finds no barrier in ${group} on the narrowest phone (TK-02, TK-06)`, async ({ page, view }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/ui');
    await view.isAt('The kit');
    const names = await page.getByRole('region', { name: group, exact: true }).getByRole('link').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const [index, name] of names.entries()) {
      await page.getByRole('link', { name: index === 0 ? name : `On to ${name}`, exact: true }).click();
      // Examples that are whole pages have a heading of their own.
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name);
      await view.hasNoBarriers(name);
    }
  });

test(
  'a designer switches a page to dark, whatever the device asks for, and passes it on (TK-06)',
  { tag: ['@both', '@main'] },
  async ({ page, view }) => {
    const { open, colours } = gallery(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await open('modal');
    await view.hasNoBarriers('/ui/modal');
    const pageColour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await pageColour()).toBe('rgb(251, 248, 240)');
    await colours('Dark').check();
    await expect(page).toHaveURL('/ui/modal?colours=dark');
    expect(await pageColour()).toBe('rgb(20, 23, 13)');
    await page.getByRole('button', { name: 'Open a modal' }).click();
    await view.showsDialog('A free speed boost');
    await page.emulateMedia({ colorScheme: 'light' });
    await view.hasNoBarriers('a dialog, switched to dark');
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(colours('Dark')).toBeChecked();
    await page.getByRole('link', { name: 'On to Accordion' }).click();
    await view.isAt('Accordion');
    await expect(page).toHaveURL('/ui/accordion?colours=dark');
    expect(await pageColour()).toBe('rgb(20, 23, 13)');
    await page.emulateMedia({ colorScheme: 'light' });
    await colours('Device').check();
    expect(await pageColour()).toBe('rgb(251, 248, 240)');
  },
);

test('a tester finds a component by a checklist row, by keyboard alone', { tag: '@both' }, async ({ page, view }) => {
  const { openList, find, list } = gallery(page);
  await page.goto('/ui');
  await view.opensWith('The kit');
  await openList();
  await find.fill('ui-03');
  await expect(page.getByRole('status').filter({ hasText: 'pages' })).toHaveText(/^1 of \d+ pages$/);
  await expect(list.getByRole('listitem')).toHaveText(['Select list']);
  await page.keyboard.press('Enter');
  await view.shows('Select list');
  await expect(page).toHaveURL('/ui/select-list');
});

test('a search that finds nothing says so', async ({ page }) => {
  const { open, openList, find, list } = gallery(page);
  await open('button');
  await openList();
  await find.fill('unicorn');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ui/button');
});

test('the link of an example leads to it', { tag: '@both' }, async ({ page, context }) => {
  const { open, example } = gallery(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('button');
  await example('ignoring').getByRole('button', { name: 'Copy link to Ignoring clicks' }).click();
  await expect(example('ignoring').getByText('Link copied')).toBeVisible();
  await page.goto('/ui');
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page).toHaveURL('/ui/button#ignoring');
  await expect(example('ignoring')).toBeFocused();
  await expect(example('ignoring')).toBeInViewport();
});

test('a page that the gallery does not have is a page that we do not have (RT-06)', async ({ page, view }) => {
  await page.goto('/ui/unicorn');
  await view.opensWith("Oops. We can't find that page.");
});
