import { expectContrast } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { inspectorIn } from './pages/Inspector.ts';

test('a product owner goes the way of somebody who is new and switches, page by page', async ({ page, view }) => {
  const inspector = inspectorIn(page);
  await inspector.open('top-up');
  await expect(inspector.cards.first()).toBeVisible();
  await page.getByLabel('Who am I?').selectOption('Robin: new, and switches');

  const way = page.getByRole('region', { name: 'Robin’s way' });
  await expect(way.getByRole('status')).toHaveText('Here, in step 1 of 8, Robin types a postcode and picks the home.');
  await expect(page).toHaveURL(/\/inspector\/address-check$/);

  await way.getByRole('button', { name: 'Switch from another provider' }).click();
  await expect(inspector.cards.nth(1)).toContainText('On the way of Robin');
  await expect(inspector.cards).toHaveCount(7);
  await view.hasNoBarriers('somebody’s way on the map, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'somebody’s way on the map, dark');

  await inspector.showChart();
  const box = (state: string) => page.locator(`[data-state="switchProvider.${state}"]`);
  await expect(box('choosingProvider')).toHaveAttribute('data-way', 'on');
  await expect(box('providerNotListed')).toHaveAttribute('data-way', 'off');

  await page.getByLabel('Who am I?').selectOption('Everybody');
  await expect(way).toBeHidden();
  await expect(page.locator('[data-way]')).toHaveCount(0);
});

test('a product owner sees a way that leads through a page which is folded into another', async ({ page }) => {
  const inspector = inspectorIn(page);
  await inspector.open('address-check');
  await page.getByLabel('Who am I?').selectOption('Wren: a home without a network');
  await inspector.badge(/ways this can go wrong, Wren’s/).click();
  const lit = inspector.cards.filter({ hasText: 'On the way of Wren' });
  await expect(lit.filter({ hasText: 'Not in your area yet' })).toBeVisible();
});
