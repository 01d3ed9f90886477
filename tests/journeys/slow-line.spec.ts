import type { Locator, Page } from '@playwright/test';
import { birthDate } from '../pages/BirthDate.ts';
import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';
import { withoutApp } from '../support/browser/without-app.ts';

/** What is read out while a page is on its way. Its words are there from the start, and seen once they are late. */
const sign = (page: Page): Locator => page.getByRole('main').getByRole('status').filter({ hasText: 'One moment …' });
const words = (page: Page): Locator => sign(page).getByText('One moment …');
const seen = ['opacity', '1'] as const;
const unseen = ['opacity', '0'] as const;

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)) calls += 1;
  });
  return () => calls;
}

for (const path of ['/choose-plan', '/switch', '/customise-plan', '/order-summary', '/dashboard', '/about-you'])
  test(`${path} says that it is on its way to whoever has waited for a second, and shows nothing of itself (SH-03)`, async ({
    page,
  }) => {
    await withoutApp(page);
    await page.goto(path);
    // It waits, too: the page that comes may be longer than the words that stand in its place.
    await expect(page.locator('footer')).toBeAttached();
    await expect(page.locator('footer')).toBeHidden();
    await expect(sign(page)).toBeVisible();
    await expect(words(page)).toHaveCSS(...unseen);
    await page.clock.runFor(1_000);
    await expect(words(page)).toHaveCSS(...seen);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment');
    await expect(page.getByRole('main').locator('a, button, input')).toHaveCount(0);
  });

test(
  'the words stay where they are while the app looks up who is here',
  { tag: '@main' },
  async ({ page, gateway }) => {
    await gateway.register();
    await gateway.fault({ operationId: 'getMember', delayMs: 3000 });
    await page.addInitScript(() => {
      const seenAt: string[] = [];
      Object.assign(globalThis, { seenAt });
      new MutationObserver(() => {
        // The page may go on in its own shape, where what it asks for takes longer than its code.
        const status = document.querySelector<HTMLElement>('main span[data-overdue]');
        const now = status ? String(status.dataset['overdue']) : 'none';
        if (document.querySelector('footer') && seenAt.at(-1) !== now) seenAt.push(now);
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    const letGo = await withoutApp(page);
    await page.goto('/dashboard');
    await letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your dashboard');
    // Late once, and until the page is there.
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seenAt') as string[])).toEqual(['false', 'true', 'none']);
  },
);

test('a link to a page for members that is followed again, as nothing seems to happen, leads to the log-in (AU-07)', async ({
  page,
  view,
}) => {
  // Wide enough for the links of the header.
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, '/pricing');
  const { promise: line, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line;
    await route.fallback();
  });
  const link = page.getByRole('banner').locator('a[href="/buy/goodybag"]');
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment');
  }
  letGo();
  await view.isAt('Log in');
});

test('what is typed into the log-in before the app is there is kept, and one press logs in once', async ({
  page,
  pages,
  gateway,
}) => {
  const member = await gateway.registerElsewhere({ firstName: 'Wren' });
  const logIns = countCalls(page, '/auth-api/v1/login');
  const letGo = await withoutApp(page);
  await page.goto('/auth/login?redirect=%2Fpostcode-checker');
  const { enteringCredentials, shell } = pages;
  await expect(enteringCredentials.join).toHaveAttribute('href', '/auth/register?redirect=%2Fpostcode-checker');
  await enteringCredentials.logIn(member);
  await letGo();
  await expect(page).toHaveURL('/postcode-checker');
  await expect(shell.dashboard).toHaveText(/^Hey Wren/);
  expect(logIns()).toBe(1);
});

test('what is typed into the registration before the app is there is kept', async ({ page, pages }) => {
  const letGo = await withoutApp(page);
  await page.goto('/auth/register');
  await page.getByLabel('First name').fill('Robin');
  await birthDate(page).enter({ birthDay: '14', birthYear: '1990' });
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('checkbox').check();
  await letGo();
  await pages.enteringRegistration.submit.click();
  await expect(page.getByRole('alert')).toContainText('There is a problem');
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await expect(birthDate(page).day).toHaveValue('14');
  await expect(birthDate(page).year).toHaveValue('1990');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a long password');
  await expect(page.getByRole('checkbox')).toBeChecked();
  expect(new URL(page.url()).search).toBe('');
});

test('what is typed into the form of interest before the app is there is kept, and sent once', async ({
  page,
  pages,
  view,
}) => {
  const sent = countCalls(page, '/prospects');
  const letGo = await withoutApp(page);
  const { enteringDetails } = pages;
  await page.goto('/register-interest');
  await enteringDetails.postcode.fill('LK1 1AA');
  await enteringDetails.firstName.fill('Robin');
  await enteringDetails.email.fill('robin@example.com');
  await enteringDetails.submit.click();
  await letGo();
  await view.isAt(enteringDetails.done);
  expect(sent()).toBe(1);
});

test('a log-in with an order under way says so, and shows nothing else before', async ({ page, pages, view }) => {
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await pages.addressOutcome.showPlans.click();
  await view.isAt(pages.choosingPlan.heading);
  const letGo = await withoutApp(page);
  await page.goto('/auth/login');
  await expect(sign(page)).toBeVisible();
  await expect(pages.enteringCredentials.email).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(words(page)).toHaveCSS(...seen);
  await letGo();
  await expect(page.getByText('We’ve saved what you’ve chosen so far.')).toBeVisible();
});

for (const path of ['/auth/login', '/auth/register'])
  test(`a member who opens ${path} sees nothing of its form, however late the answer who they are`, async ({
    page,
    gateway,
    pages,
    view,
  }) => {
    await gateway.register();
    await page.goto('/');
    await expect(pages.shell.dashboard).toBeVisible();
    await gateway.fault({ operationId: 'getMember', delayMs: 1000 });
    const letGo = await withoutApp(page);
    await page.goto(`${path}?redirect=%2Fpostcode-checker`);
    await expect(sign(page)).toBeVisible();
    const form = await page.evaluateHandle(() => {
      const seenFields: string[] = [];
      const look = () =>
        document.querySelectorAll('main input[type=password]').forEach(({ id }) => seenFields.push(id));
      look();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      return seenFields;
    });
    await letGo();
    await view.isAt(pages.enteringAddress.heading);
    expect(await form.jsonValue()).toEqual([]);
  });

/** A line so slow that these files of the site stay on their way until they are let go. */
async function holdFiles(page: Page, files: string): Promise<() => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: files }] });
  return () => devTools.send('Fetch.disable');
}

test(
  'a pressed link says that its page is on its way, and leaves nothing of the one before (SH-03)',
  { tag: '@main' },
  async ({ page, pages, view }) => {
    await arrive(page, '/help');
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    const letGo = await holdFiles(page, '*/assets/AuthPage*');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/auth/login?referrer=broadband&redirect=%2Fhelp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment');
    await expect(page.getByText(before)).toBeHidden();
    await expect(words(page)).toHaveCSS(...seen);
    await letGo();
    await view.isAt(pages.enteringCredentials.heading);
  },
);

/** Somebody at the help page follows a link of it; the page behind it stays on its way. */
async function onTheWayToBilling(page: Page) {
  await arrive(page, '/help');
  const letGo = await holdFiles(page, '*/assets/billing*');
  const link = page.getByRole('main').getByRole('link', { name: 'Billing', exact: true });
  await link.press('Enter');
  await expect(page).toHaveURL('/help/billing');
  await expect(sign(page)).toBeVisible();
  return { letGo, link };
}

test('a page that is on its way has not the title of the one before', async ({ page }) => {
  const { letGo } = await onTheWayToBilling(page);
  await expect(page).toHaveTitle(/^One moment – /);
  await letGo();
  await expect(page).toHaveTitle(/^Help with billing – /);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Back from a page that is on its way leads to where the focus was', async ({ page }) => {
  const { letGo, link } = await onTheWayToBilling(page);
  await expect(page.locator('body')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(/^Help – /);
  await expect(link).toBeFocused();
  await letGo();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, heading] of [
    ['/postcode-checker', 'Can you get our broadband?'],
    ['/auth/login', 'Log in'],
    ['/auth/register', 'Join us'],
    ['/register-interest', 'Be first to know'],
    ['/help/billing', 'Billing'],
    ['/choose-plan', 'This page needs JavaScript'],
    ['/switch', 'This page needs JavaScript'],
    ['/dashboard', 'This page needs JavaScript'],
  ] as const)
    test(`${path} has words, and says what to do`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const help = page.locator('aside');
      await expect(help).toContainText('Switch JavaScript on');
      await expect(help.locator('a', { hasText: '01632 960000' })).toHaveAttribute('href', 'tel:01632960000');
      await expect(sign(page)).toBeHidden();
    });

  test('a password that is sent all the same goes nowhere, and not into the address', async ({ page, pages }) => {
    await page.goto('/auth/login');
    await pages.enteringCredentials.logIn({ email: 'wren@example.com', password: 'a long password' });
    await expect(page).toHaveURL('/auth/login');
    await expect(pages.enteringCredentials.password).toHaveValue('a long password');
  });
});
