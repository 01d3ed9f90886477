import type { Page } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';
import { withoutApp } from '../support/browser/without-app.ts';

/** What the browser tells of something that has moved by itself; its types are not in TypeScript's yet. */
type LayoutShift = PerformanceEntry & {
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

const arrivals = [
  { path: '/', heading: 'Broadband that keeps its word.' },
  { path: '/postcode-checker', heading: 'Can you get our broadband?' },
  { path: '/auth/login', heading: 'Log in' },
  { path: '/auth/register', heading: 'Join us' },
  { path: '/register-interest', heading: 'Be first to know' },
  { path: '/help/billing', heading: 'Billing' },
];

/** A button of the test's own, pressed before the app is there: the app presses it again once it has drawn the page. */
async function pressAhead(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { type: 'button', hidden: true });
    button.addEventListener('click', () => document.documentElement.setAttribute('data-taken-over', ''));
    document.body.append(button);
    button.click();
  });
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-taken-over');
  return () => expect(html).toHaveAttribute('data-taken-over');
}

for (const { path, heading } of arrivals) {
  test(`${path} can be read before its code is there, and nothing moves when that takes over`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(globalThis, { shifts });
      const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      const note = (list: PerformanceObserverEntryList) => {
        for (const entry of list.getEntries() as LayoutShift[])
          for (const { node, previousRect, currentRect } of entry.sources) {
            const what = node instanceof Element ? node.outerHTML : node?.textContent;
            shifts.push(`${place(previousRect)} → ${place(currentRect)}: ${what?.slice(0, 120)}`);
          }
      };
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
    });
    const letGo = await withoutApp(page);
    await page.goto(path);
    const h1 = page.getByRole('heading', { level: 1 });
    await expect(h1).toHaveText(heading);
    const [title, words] = [await page.title(), await page.getByRole('main').innerText()];
    await h1.evaluate((node) => node.setAttribute('data-as-it-came', ''));
    const takenOver = await pressAhead(page);
    const asked = page.waitForResponse('**/client-sessions');
    await letGo();
    await asked;
    await takenOver();
    await expect(h1, 'the app drew the page anew instead of taking it over').toHaveAttribute('data-as-it-came');
    expect(await page.getByRole('main').innerText()).toBe(words);
    expect(await page.title()).toBe(title);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as string[])).toEqual([]);
  });
}

test('pages have titles and descriptions of their own', { tag: '@main' }, async ({ page }) => {
  const heads = new Set<string>();
  const paths = ['/', '/postcode-checker', '/auth/login', '/auth/register', '/register-interest', '/no-such-page'];
  for (const path of paths) {
    await arrive(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    heads.add(`${await page.title()}: ${description}`);
  }
  expect([...heads]).toHaveLength(paths.length);
});

test('what is typed before the code is there is kept, and searched for', async ({ page, pages }) => {
  const letGo = await withoutApp(page);
  const { enteringAddress } = pages;
  await enteringAddress.open();
  await enteringAddress.box.pressSequentially(homeOf('address-single-match').postcode);
  await letGo();
  await expect(enteringAddress.suggestions.first()).toBeVisible();
  await expect(enteringAddress.box).toHaveValue(homeOf('address-single-match').postcode);
  await expect(enteringAddress.box).toBeFocused();
});

test('a form that is sent before the code is there is answered, and nothing goes into the address', async ({
  page,
  pages,
}) => {
  const letGo = await withoutApp(page);
  const { enteringAddress } = pages;
  await enteringAddress.open();
  await enteringAddress.submit.click();
  await letGo();
  await expect(page.getByRole('alert')).toContainText('There is a problem');
  expect(new URL(page.url()).search).toBe('');
});

test('a form that is sent in the moment that it is taken over says what is wrong where it is heard (RI-03)', async ({
  page,
  pages,
}) => {
  const { enteringDetails } = pages;
  const letGo = await withoutApp(page);
  // Sent by the page itself as soon as React knows the form, between two pieces of its work.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const lookAgain = () => port2.postMessage(null);
    port1.addEventListener('message', () => {
      const form = document.querySelector('main form');
      if (form && Object.keys(form).some((key) => key.startsWith('__react'))) form.querySelector('button')?.click();
      else lookAgain();
    });
    port1.start();
    addEventListener('DOMContentLoaded', lookAgain);
  });
  await page.goto('/register-interest');
  await enteringDetails.postcode.fill('LK1 1AA');
  await enteringDetails.firstName.fill('Linnet');
  await enteringDetails.email.fill('linnet at home');
  await letGo();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(enteringDetails.email).toHaveAttribute('aria-invalid', 'true');
  await expect(enteringDetails.email).toHaveValue('linnet at home');
});

test('a button that is pressed before the code is there does its work', async ({ page, pages }) => {
  const letGo = await withoutApp(page);
  await pages.enteringAddress.open();
  await pages.enteringAddress.byHand.click();
  await letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your address');
});

test('Back that is pressed on an unknown page before the code is there goes back', async ({ page, pages, view }) => {
  await pages.enteringAddress.open();
  await view.isAt(pages.enteringAddress.heading);
  const letGo = await withoutApp(page);
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('button', { name: 'Go back' }).click();
  await letGo();
  await view.isAt(pages.enteringAddress.heading);
});

test('the menu that is opened while the app takes over stays open', async ({ page }) => {
  // Pressed in the first moment that the app knows the button, and not by a hand that waits for the app.
  await page.addInitScript(() => {
    const press = () => {
      const button = document.querySelector<HTMLElement>('header button[aria-label=Menu]');
      if (button && Object.keys(button).some((key) => key.startsWith('__react'))) button.click();
      else requestAnimationFrame(press);
    };
    requestAnimationFrame(press);
  });
  const session = page.waitForResponse('**/client-sessions');
  await page.goto('/postcode-checker');
  await session;
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  await expect(menu).toBeVisible();
});

test('a journey that goes on shows nothing of its first page while it loads', async ({ page, pages, view }) => {
  await pages.enteringAddress.open();
  await pages.enteringAddress.byHand.click();
  await view.isAt('Enter your address');
  const letGo = await withoutApp(page);
  await page.reload();
  await expect(page.getByText('Can you get our broadband?')).toBeHidden();
  await letGo();
  await view.isAt('Enter your address');
  await expect(page.getByRole('main')).toBeVisible();
});

test('who saves data downloads no more than the page that they look at; a touch brings what is next', async ({
  page,
}) => {
  // Who saves data gets nothing ahead of need.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await arrive(page);
  expect(loaded.filter((path) => path.includes('order-'))).toEqual([]);
  // The app is there before it hears the first touch.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return loaded.some((path) => /\/assets\/EnteringAddress.*\.js$/.test(path));
    })
    .toBe(true);
  expect(loaded.length, 'something was asked for twice').toBe(new Set(loaded).size);
});

test('the code of the address check comes by itself once the page is idle, and opens it without a connection (ER-04)', async ({
  page,
  pages,
  view,
  context,
  browserConsole,
}) => {
  browserConsole.expect(/net::ERR_|HTTP call failed|Failed to load resource/);
  const code = page.waitForResponse(/\/assets\/EnteringAddress[^/]*\.js$/);
  await page.goto('/');
  await (await code).finished();
  await expect(page.locator('link[rel=prefetch][href*=EnteringAddress]').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Check your address' }).first().click();
  await view.isAt(pages.enteringAddress.heading);
  await expect(pages.enteringAddress.box).toBeEditable();
});
