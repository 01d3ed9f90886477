import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

test('the menu of a phone says so when what it holds does not arrive, and has it when it is opened again (ER-04)', async ({
  page,
  pages,
  context,
  browserConsole,
}) => {
  browserConsole.expect(/net::ERR_|HTTP call failed|Failed to fetch dynamically|Unable to preload CSS/);
  const { shell } = pages;
  await arrive(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await shell.toggle.click();
  await expect(shell.menu.getByRole('alert')).toHaveText(/^The menu didn’t arrive\./);
  await expect(shell.closeMenu).toBeFocused();
  await context.setOffline(false);
  await expect(async () => {
    await shell.closeMenu.click();
    await shell.toggle.click();
    await expect(shell.group('Phones')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(shell.menu.getByRole('alert')).toBeHidden();
});

test('the menu of a phone closes when the device is turned (SH-16)', async ({ page, pages }) => {
  const { shell } = pages;
  await arrive(page);
  await shell.toggle.click();
  await expect(shell.menu).toBeVisible();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(shell.menu).toBeHidden();
  await shell.toggle.click();
  await expect(shell.menu).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(shell.menu).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
});

test('the menu of a phone closes when the window gets wide enough for the other navigation', async ({
  page,
  pages,
}) => {
  const { shell } = pages;
  await page.setViewportSize({ width: 900, height: 600 });
  await arrive(page);
  await shell.toggle.click();
  await expect(shell.menu).toBeVisible();
  await page.setViewportSize({ width: 1000, height: 600 });
  await expect(shell.menu).toBeHidden();
  await expect(shell.item('Phones')).toBeVisible();
});

test('the menu of a phone closes with its button, with Back and with a link, which is followed', async ({
  page,
  pages,
  view,
}) => {
  const { shell } = pages;
  await arrive(page);
  await shell.toggle.click();
  await shell.closeMenu.click();
  await expect(shell.menu).toBeHidden();
  await shell.toggle.click();
  await shell.menu.getByRole('link', { name: 'Check your address' }).click();
  await view.shows(pages.enteringAddress.heading);
  await expect(shell.menu).toBeHidden();
  await shell.toggle.click();
  await expect(shell.menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(shell.menu).toBeHidden();
  await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
