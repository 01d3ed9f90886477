import type { Page } from '@playwright/test';
import { expectContrast, expectNoBarriers } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';
import { inspectorIn } from './pages/Inspector.ts';

/** What a page asks of the gateway from now on, by method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/config') calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test(
  'a product owner sees on each card of a journey the page that customers see',
  { tag: ['@both', '@main'] },
  async ({ page }) => {
    const { open, cards, screenOn, drawnScreens } = inspectorIn(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await open('switch-provider');
    await expect(cards).toHaveCount(7);
    const calls = callsOf(page);
    const places = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as object));
    const before = await places();
    await expect(drawnScreens).toHaveCount(6);
    await expect(screenOn(0).locator('h1')).toHaveText('Do you have broadband at this address?');
    await expect(screenOn(1).locator('h1')).toHaveText('Who is your broadband with now?');
    await expect(screenOn(4).locator('h1')).toHaveText('We found your broadband');
    expect(await places(), 'cards move as screens come').toEqual(before);
    expect(calls, 'screens call nobody').toEqual([]);
    await expect(page).toHaveTitle(/^Journey inspector/);
    const phone = await screenOn(0)
      .locator('body')
      .evaluate((body) => body.ownerDocument.defaultView?.innerWidth);
    expect(phone).toBe(360);
    await expectNoBarriers(page, 'a map with screens, light');
    const colour = () =>
      screenOn(0)
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await colour();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colour).not.toBe(light);
    await expectContrast(page, 'a map with screens, dark');
  },
);

test('a journey that calls others shows the page that each begins with', { tag: '@both' }, async ({ page }) => {
  const { open, screenOn, drawnScreens } = inspectorIn(page);
  await open('order-broadband');
  await expect(drawnScreens).toHaveCount(7);
  await expect(screenOn(0).locator('h1')).toHaveText('Can you get our broadband?');
  await expect(screenOn(1).locator('h1')).toHaveText('Choose your plan');
  await expect(screenOn(6).locator('h1')).toHaveText(/You're all sorted/);
});

test('nobody gets into a screen by keyboard, and a press on it opens its page', async ({ page }) => {
  const { open, card, cards, drawnScreens, page: opened } = inspectorIn(page);
  await open('switch-provider');
  await expect(drawnScreens).toHaveCount(6);
  await card('Do you have broadband at this address?').focus();
  const focused: string[] = [];
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press('Tab');
    focused.push(await page.evaluate(() => document.activeElement?.localName ?? ''));
  }
  expect(focused).not.toContain('iframe');
  await cards.nth(1).click({ position: { x: 80, y: 40 } });
  await expect(opened('Your current provider')).toBeFocused();
  await expect(drawnScreens).toHaveCount(1);
});

test('whoever wants the map smaller has it without screens, also after a reload', async ({ page }) => {
  const { open, cards, drawnScreens, screens } = inspectorIn(page);
  await open('switch-provider');
  await expect(drawnScreens).toHaveCount(6);
  const heightOf = async () => (await cards.first().boundingBox())?.height ?? 0;
  const high = await heightOf();
  await screens.uncheck();
  await expect(drawnScreens).toHaveCount(0);
  expect(await heightOf()).toBeLessThan(high - 100);
  await page.reload();
  await expect(cards).toHaveCount(7);
  await expect(screens).not.toBeChecked();
  await screens.check();
  await expect(drawnScreens).toHaveCount(6);
});
