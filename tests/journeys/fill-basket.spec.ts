import type { Page } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { codeBeyondShell } from '../support/browser/page-code.ts';
import { expect, test } from '../support/browser/test.ts';

const pixel = '/mobile-phones/google-pixel-10?colour=black&storage=128&condition=new';
const galaxy = '/mobile-phones/samsung-galaxy-s25?colour=navy&storage=128&condition=new';

const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to basket' });
const note = (page: Page) => page.getByRole('dialog');
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Basket, / });
const lines = (page: Page) => page.getByRole('list', { name: 'In your basket' }).getByRole('listitem');

test(
  'a visitor fills the basket: adds two phones, wants two of one, takes one out and puts it back (PH-05)',
  { tag: '@main' },
  async ({ page, view, gateway, pages: { main } }) => {
    await arrive(page, pixel);
    await add(page).dblclick();
    await expect(note(page)).toContainText('It’s in your basket');
    await note(page).getByRole('button', { name: 'Carry on looking' }).click();
    await expect(inHeader(page)).toHaveAccessibleName('Basket, 1 phone');
    await arrive(page, galaxy);
    await add(page).click();
    await note(page).getByRole('link', { name: 'Go to basket' }).click();
    await view.isAt('Your basket');
    await expect(lines(page)).toHaveCount(2);
    await main.button('One more Google Pixel 10').click();
    await expect(inHeader(page)).toHaveAccessibleName('Basket, 3 phones');
    await main.button('Remove Google Pixel 10').click();
    await expect(lines(page)).toHaveCount(1);
    await main.button('Put it back').click();
    await expect(inHeader(page)).toHaveAccessibleName('Basket, 3 phones');
    await page.reload();
    await expect(lines(page)).toHaveCount(2);
    // While one change is made, the next waits for it.
    await gateway.fault({ operationId: 'setBasketItem', times: 1, delayMs: 1500 });
    await main.button('Remove Google Pixel 10').click();
    await main.button('Remove Samsung Galaxy S25').click();
    await view.isAt('Your basket is empty');
    await main.link('See all phones').click();
    await expect(page).toHaveURL('/mobile-phones');
  },
);

test('two tabs that add the same phone add it once, and what a second tab adds is there after a minute (PH-05)', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  for (const tab of [page, second]) await arrive(tab, pixel);
  await Promise.all([page, second].map((tab) => add(tab).click()));
  for (const tab of [page, second]) await expect(note(tab)).toContainText('1 phone,');
  await page.clock.install();
  await page.goto('/basket');
  await expect(lines(page)).toHaveCount(1);
  await second.goto(galaxy);
  await add(second).click();
  await expect(note(second)).toContainText('2 phones');
  await page.mouse.move(20, 20);
  await page.clock.runFor(61_000);
  await page.mouse.move(40, 40);
  await expect(lines(page)).toHaveCount(2);
});

test('a press before the app is there is not lost, and is answered by the price of now (PH-05)', async ({
  page,
  gateway,
}) => {
  await gateway.fault({ operationId: 'getPhone', times: 1, delayMs: 1500 });
  await page.goto(pixel, { waitUntil: 'commit' });
  await add(page).click();
  await expect(note(page)).toContainText('It’s in your basket');
});

test('who finds us too busy keeps what they chose, and adds it once they can (PH-06)', async ({ page, gateway }) => {
  await arrive(page, pixel);
  await gateway.fault({
    operationId: 'setBasketItem',
    times: 1,
    status: 503,
    body: { code: 'server.busy', message: 'We are busy.', requestId: 'test', fields: [] },
  });
  await add(page).click();
  await expect(note(page)).toContainText('We couldn’t add it');
  await expect(page).toHaveURL(pixel);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(note(page)).toContainText('It’s in your basket');
});

test('a server error while a phone is added leads to the error page, and Back to the phone as it was chosen (ER-03, PH-06)', async ({
  page,
  gateway,
  view,
}) => {
  await arrive(page, pixel);
  await gateway.fault({
    operationId: 'setBasketItem',
    status: 500,
    times: 1,
    body: { code: 'server.error', message: 'Something went wrong.', requestId: 'test', fields: [] },
  });
  await add(page).click();
  await expect(page).toHaveURL('/error');
  await page.goBack();
  await expect(page).toHaveURL(pixel);
  await note(page).getByRole('button', { name: 'Try again' }).click();
  await expect(note(page)).toContainText('It’s in your basket');
  await note(page).getByRole('button', { name: 'Carry on looking' }).click();
  await view.isAt('Google Pixel 10');
});

test('what a visitor has in the basket is there after log-in (PH-05)', async ({ page, gateway }) => {
  await arrive(page, pixel);
  await add(page).click();
  await expect(note(page)).toContainText('It’s in your basket');
  await gateway.register();
  await page.goto('/basket');
  await expect(lines(page)).toHaveCount(1);
  // It comes once the page is touched.
  await page.keyboard.press('Tab');
  await expect(inHeader(page)).toHaveAccessibleName('Basket, 1 phone');
});

test('beside the basket a phone has the member’s picture, and their name for the ear alone', async ({
  page,
  gateway,
}) => {
  const { firstName } = await gateway.register();
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page, pixel);
  await add(page).click();
  await note(page).getByRole('button', { name: 'Carry on looking' }).click();
  await expect(inHeader(page)).toBeVisible();
  const member = page.getByRole('banner').getByRole('link', { name: `Hey ${firstName} (your dashboard)` });
  await expect(member.locator('svg')).toBeVisible();
  const { width = 0 } = (await member.getByText(/^Hey /).boundingBox()) ?? {};
  expect(width, 'no half of a name').toBeLessThanOrEqual(1);
});

test('the basket brings at most 60 kB of code beyond the shell', async ({ page }) => {
  const { '/basket': bytes } = await codeBeyondShell(page, { '/basket': 'Your basket is empty' });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(60_000);
});
