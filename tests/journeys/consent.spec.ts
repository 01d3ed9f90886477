import type { Page, Request } from '@playwright/test';
import { policyVersion } from '../../src/third-party/consent/consent-choice.ts';
import { cookieConsent } from '../pages/CookieConsent.ts';
import { decideConsent } from '../support/browser/consent.ts';
import { expectStandIns, keptNames, standIns } from '../support/browser/stand-ins.ts';
import { expect, test as base } from '../support/browser/test.ts';

const test = base.extend<{ cookies: ReturnType<typeof cookieConsent> }>({
  cookies: async ({ page }, use) => use(cookieConsent(page)),
});

const isSessionCall = (request: Request) => request.url().endsWith('/client-sessions');
const levelOf = (request: Request): unknown =>
  (request.postDataJSON() as { userConsentLevel: unknown }).userConsentLevel;

/** Goes to a page and waits until it is taken over and all that comes of itself has come. */
async function arriveAt(page: Page, path: string): Promise<Request> {
  const call = page.waitForRequest(isSessionCall);
  await page.goto(path, { waitUntil: 'networkidle' });
  return call;
}

const essential = { cookies: ['XSRF-TOKEN', 'sid'], local: [], session: ['session'] };

test.describe('a customer who has not been asked', () => {
  test.use({ consent: 'undecided' });

  test(
    'nothing but what the site needs is loaded, set or kept before the answer (SC-13, SC-14)',
    { tag: '@main' },
    async ({ page, cookies }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      expect(levelOf(await arriveAt(page, '/'))).toBe('ESSENTIAL');
      await expect(cookies.banner).toBeVisible();
      expect(asked.filter((url) => url.includes('stand-ins'))).toEqual([]);
      expect(await keptNames(page)).toEqual(essential);
    },
  );

  test('“Accept all” is told to the session, loads the scripts in order, and holds (SC-13, SC-14)', async ({
    page,
    cookies,
  }) => {
    await arriveAt(page, '/');
    const call = page.waitForRequest(isSessionCall);
    await cookies.acceptAll.click();
    expect(levelOf(await call)).toBe('FULL');
    await expect(cookies.banner).toBeHidden();
    await expectStandIns(page, ['tag-manager', 'personalisation']);
    const [tagManager, personalisation] = await standIns(page);
    expect(tagManager?.read).toContainEqual({ event: 'consent_changed', consent_groups: 'C0001,C0002,C0003,C0004' });
    expect(personalisation?.settings).toMatchObject({ contextType: 'home', cookieConsent: true });

    const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
    expect(cookie).toMatchObject({ domain: '127.0.0.1', path: '/', sameSite: 'Lax', secure: false });
    expect(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(182, 0);

    expect(levelOf(await arriveAt(page, '/postcode-checker'))).toBe('FULL');
    await expectStandIns(page, ['tag-manager', 'personalisation']);
    await expect(cookies.banner).toHaveCount(0);
  });

  test('“Reject all” keeps everything as it was, and holds (SC-13)', async ({ page, cookies }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await arriveAt(page, '/');
    await cookies.rejectAll.click();
    await expect(cookies.banner).toBeHidden();
    await expect.poll(async () => (await keptNames(page)).cookies).toEqual(['XSRF-TOKEN', 'consent', 'sid']);
    expect(levelOf(await arriveAt(page, '/'))).toBe('ESSENTIAL');
    await expect(cookies.banner).toHaveCount(0);
    expect(asked.filter((url) => url.includes('stand-ins'))).toEqual([]);
    const { local, session } = await keptNames(page);
    expect(local).toEqual([]);
    expect(session.filter((name) => name !== 'session' && !name.endsWith('.order-broadband'))).toEqual([]);
  });

  test('advertising alone can be chosen: C0004 and no more; the level stays ESSENTIAL (SC-13)', async ({
    page,
    cookies,
    view,
  }) => {
    await arriveAt(page, '/');
    await cookies.choose.click();
    await view.showsDialog('Cookie settings');
    for (const name of ['Measuring visits', 'Personalising the site', 'Advertising'])
      await expect(cookies.box(name)).not.toBeChecked();
    await cookies.box('Advertising').check();
    await cookies.save.click();
    await expectStandIns(page, ['tag-manager']);
    const [tagManager] = await standIns(page);
    expect(tagManager?.read).toContainEqual({ event: 'consent_changed', consent_groups: 'C0001,C0004' });
    expect(levelOf(await arriveAt(page, '/'))).toBe('ESSENTIAL');
    await expectStandIns(page, ['tag-manager']);
  });

  test('who closes the settings without an answer is still asked, and back where they were (SC-13)', async ({
    page,
    cookies,
  }) => {
    await arriveAt(page, '/');
    await cookies.choose.click();
    await expect(cookies.settings).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cookies.settings).toBeHidden();
    await expect(cookies.choose).toBeFocused();
    expect((await keptNames(page)).cookies).not.toContain('consent');
  });

  test('Back takes the settings away with the page that they were open over (SC-13)', async ({ page, cookies }) => {
    await arriveAt(page, '/help');
    await page.getByRole('link', { name: 'Billing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing');
    await cookies.openSettings.click();
    await expect(cookies.settings).toBeVisible();
    await page.goBack();
    await expect(cookies.settings).toBeHidden();
    await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeFocused();
    await expect(page.locator('body')).not.toHaveCSS('position', 'fixed');
  });

  test('an earlier policy’s answer is no answer: the customer is asked anew (SC-13)', async ({
    page,
    cookies,
    context,
    baseURL,
  }) => {
    await decideConsent(context, baseURL, 'FULL', policyVersion - 1);
    expect(levelOf(await arriveAt(page, '/'))).toBe('ESSENTIAL');
    await expect(cookies.banner).toBeVisible();
    expect(await standIns(page)).toEqual([]);
    await cookies.acceptAll.click();
    await expectStandIns(page, ['tag-manager', 'personalisation']);
    await page.reload();
    await expect(cookies.banner).toHaveCount(0);
  });

  test('an answer in one tab counts in the other (SC-13)', async ({ page, cookies, context }) => {
    await arriveAt(page, '/');
    const other = await context.newPage();
    await other.goto('/');
    await cookieConsent(other).rejectAll.click();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('consent');
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cookies.banner).toBeHidden();
  });
});

test.describe('a customer who has agreed to all', () => {
  test.use({ consent: 'FULL' });

  test('withdraws it from the foot of any page: what ran and what it kept are gone, the order is not (SC-13)', async ({
    page,
    pages,
    view,
    cookies,
  }) => {
    await pages.enteringAddress.open();
    await expectStandIns(page, ['tag-manager', 'personalisation']);
    expect((await keptNames(page)).cookies).toEqual(['XSRF-TOKEN', 'consent', 'ps_visitor', 'sid', 'tm_visitor']);
    expect((await keptNames(page)).local).toContain('ps_seen');
    await pages.enteringAddress.byHand.click();
    await view.isAt(pages.enteringAddressByHand.heading);
    await pages.enteringAddressByHand.postcode.fill('LK1 1AA');

    await cookies.openSettings.click();
    await expect(cookies.box('Advertising')).toBeChecked();
    const call = page.waitForRequest((request) => isSessionCall(request) && levelOf(request) === 'ESSENTIAL');
    const reloaded = page.waitForEvent('load');
    await cookies.settings.getByRole('button', { name: 'Reject all' }).click();
    await call;
    await reloaded;
    await view.isAt(pages.enteringAddressByHand.heading);
    await expect(pages.enteringAddressByHand.postcode).toHaveValue('LK1 1AA');
    expect(await standIns(page)).toEqual([]);
    const kept = await keptNames(page);
    expect(kept.cookies).toEqual(['XSRF-TOKEN', 'consent', 'sid']);
    expect(kept.local).toEqual([]);
  });

  test('withdraws it on the page about cookies, one purpose at a time (SC-13)', async ({ page, cookies, view }) => {
    await arriveAt(page, '/cookies');
    await expectStandIns(page, ['tag-manager', 'personalisation']);
    await view.opensWith('Cookie policy');
    const suiting = cookies.onPage.getByRole('checkbox', { name: 'Personalising the site' });
    await expect(suiting).toBeChecked();
    await suiting.uncheck();
    const reloaded = page.waitForEvent('load');
    await cookies.onPage.getByRole('button', { name: 'Save my choice' }).click();
    await reloaded;
    await expectStandIns(page, ['tag-manager']);
    expect((await keptNames(page)).cookies).not.toContain('ps_visitor');
    await expect(suiting).not.toBeChecked();
    await suiting.check();
    await cookies.onPage.getByRole('button', { name: 'Save my choice' }).click();
    await expect(cookies.onPage.getByText('Your choice is saved.')).toBeVisible();
    await expectStandIns(page, ['tag-manager', 'personalisation']);
  });

  test('personalisation knows where the customer has gone (SC-18)', async ({ page, pages }) => {
    await arriveAt(page, '/');
    await expectStandIns(page, ['tag-manager', 'personalisation']);
    await page.getByRole('main').getByRole('link', { name: /check/i }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.enteringAddress.heading);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'recommendationTracking') as unknown))
      .toMatchObject({ contextType: 'order', cookieConsent: true });
  });
});
