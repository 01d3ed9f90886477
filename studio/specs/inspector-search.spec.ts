import { expectContrast } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { inspectorIn } from './pages/Inspector.ts';

test(
  'a product owner finds a requirement, and words on a page, in journeys that they do not look at',
  { tag: ['@both', '@main'] },
  async ({ page, view }) => {
    const { open, find, found, panel, picture } = inspectorIn(page);
    await open('order-broadband');
    await find.focus();
    await page.keyboard.type('AU-10');
    await expect(found.filter({ hasText: 'Log in › Entering credentials' })).toContainText('Requirement');
    await page.keyboard.press('ArrowDown');
    await expect(found.first()).toHaveAttribute('aria-selected', 'true');
    await view.hasNoBarriers('a search');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'a search, dark');
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide, 'what is found is wider than the screen').toBe(false);

    await find.fill('Log in to carry on');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/inspector/log-in');
    await expect(picture).toHaveAccessibleName(/^Log in, a chart\./);
    await expect(panel.getByRole('heading', { name: 'Entering credentials' })).toBeVisible();
    await expect(page.locator('[data-state][data-selected]')).toBeInViewport();
  },
);

test('who looks for what is not there is told so, and what can be looked for', async ({ page }) => {
  const { open, find } = inspectorIn(page);
  await open('log-in');
  await find.fill('unicorn');
  await expect(page.getByText('Nothing found for “unicorn” in any journey.')).toBeVisible();
});
