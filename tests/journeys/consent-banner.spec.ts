import type { Locator, Page } from '@playwright/test';
import { cookieConsent } from '../pages/CookieConsent.ts';
import { expect, test as base } from '../support/browser/test.ts';

const test = base.extend<{ cookies: ReturnType<typeof cookieConsent> }>({
  cookies: async ({ page }, use) => use(cookieConsent(page)),
});
test.use({ consent: 'undecided' });

/** Whether the banner lies over the middle of what has the focus. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const banner = document.querySelector('section[aria-labelledby="consent-heading"]');
    if (!focused || focused === document.body || banner?.contains(focused)) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return banner?.contains(there) ?? false;
  });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not on the screen');
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;
}

test(
  'the question is met first by keyboard, is answered by keyboard, and the page goes on from its start (SC-13)',
  { tag: ['@both', '@main'] },
  async ({ page, cookies }) => {
    await page.goto('/');
    await expect(cookies.banner).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    for (const next of [cookies.acceptAll, cookies.rejectAll, cookies.choose]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    for (const back of [cookies.choose, cookies.rejectAll]) {
      await page.keyboard.press('Shift+Tab');
      await expect(back).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(cookies.banner).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  },
);

for (const [answer, give] of [
  ['by keyboard', async (button: Locator) => button.press('Enter')],
  ['with a pointer', async (button: Locator) => button.click()],
] as const)
  test(`who answers it first thing ${answer} goes on at the heading of the page, which stays where it is (SC-13)`, async ({
    page,
    cookies,
  }) => {
    await page.goto('/');
    await expect(cookies.banner).toBeVisible();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await give(cookies.rejectAll);
    await expect(cookies.banner).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

test('its arrival and its answer are read out, and the focus stays where the customer is (SC-13)', async ({
  page,
  pages,
  cookies,
}) => {
  await pages.enteringAddress.open();
  await pages.enteringAddress.box.fill('LK');
  await expect(cookies.banner).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'question about cookies' })).toBeAttached();
  await expect(pages.enteringAddress.box).toBeFocused();
  await cookies.acceptAll.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your choice about cookies is saved' })).toBeAttached();
  await expect(pages.enteringAddress.box).toBeFocused();
});

for (const path of ['/', '/postcode-checker'])
  test(
    `on ${path} it covers nothing that has the focus, and the end of the page can be reached (SC-13)`,
    { tag: '@both' },
    async ({ page, cookies }) => {
      await page.goto(path);
      await expect(cookies.banner).toBeVisible();
      let stops = 0;
      do {
        await page.keyboard.press('Tab');
        stops += 1;
        const what = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
        expect(await isFocusCovered(page), `covered: ${what}`).toBe(false);
      } while (stops < 120 && !(await page.evaluate(() => document.activeElement === document.body)));
      expect(stops, 'the page was not walked through').toBeGreaterThan(8);
      await cookies.openSettings.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await overlap(cookies.banner, page.getByText(/^©/))).toBe(false);
    },
  );

test('it does not cover the buttons that stick to the foot of a journey’s page (SC-13)', async ({
  page,
  pages,
  gateway,
  cookies,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await expect(cookies.banner).toBeVisible();
  const { book, viewSummary } = pages.customisingPlan;
  await expect.poll(() => overlap(cookies.banner, viewSummary)).toBe(false);
  await expect(viewSummary).toBeInViewport({ ratio: 1 });
  await book.focus();
  await expect.poll(() => overlap(cookies.banner, book)).toBe(false);
  await viewSummary.click();
  await expect(pages.customisingPlan.summary).toBeVisible();
});

for (const path of ['/', '/postcode-checker'])
  test(
    `on ${path} it moves nothing, is not the largest paint, and blocks nothing (SC-13)`,
    { tag: '@both' },
    async ({ page, cookies }) => {
      await page.addInitScript(() => {
        const seen = { shifts: [] as number[], largest: '' };
        Object.assign(globalThis, { seen });
        const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
          new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
        watch('layout-shift', (entry) => seen.shifts.push(Number(Reflect.get(entry, 'value'))));
        watch('largest-contentful-paint', (entry) => {
          const element = Reflect.get(entry, 'element') as Element | null;
          seen.largest = element?.closest('section')?.getAttribute('aria-labelledby') ?? element?.tagName ?? '';
        });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(cookies.banner).toBeVisible();
      const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen') as { shifts: number[]; largest: string });
      expect(seen.shifts).toEqual([]);
      expect(seen.largest).not.toBe('');
      expect(seen.largest).not.toBe('consent-heading');
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    },
  );

for (const width of [320, 360, 1280])
  test(`at ${width} px nobody meets a barrier in it, and every target is large enough (SC-13)`, async ({
    page,
    cookies,
    view,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 900 });
    await page.goto('/');
    await expect(cookies.banner).toBeVisible();
    await view.hasNoBarriers(`the question about cookies at ${width}`);
    for (const target of [cookies.acceptAll, cookies.rejectAll, cookies.choose]) {
      await expect(target).toBeInViewport({ ratio: 1 });
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(48);
      expect(box?.width).toBeGreaterThanOrEqual(48);
    }
    const [accept, reject] = [await cookies.acceptAll.boundingBox(), await cookies.rejectAll.boundingBox()];
    expect(accept?.height).toBe(reject?.height);
    await cookies.choose.click();
    await expect(cookies.settings).toBeVisible();
    await view.hasNoBarriers(`the settings at ${width}`);
  });

/** What is left of 1280 × 1024 at 400 %, a phone lying down, and a phone with text twice as large. */
const lowScreens = [
  { what: 'at 400 %', width: 320, height: 256, text: 1 },
  { what: 'on a phone lying down', width: 568, height: 320, text: 1 },
  { what: 'with text twice as large', width: 360, height: 740, text: 2 },
] as const;

for (const { what, width, height, text } of lowScreens)
  test(`${what} it stands in the page, covers nothing of it and can be answered (SC-13)`, async ({ page, cookies }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate((times) => (document.documentElement.style.fontSize = `${100 * times}%`), text);
    await expect(cookies.banner).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(cookies.banner).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const next of [cookies.acceptAll, cookies.rejectAll]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
      await expect(next).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Enter');
    await expect(cookies.banner).toBeHidden();
  });

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1280, 600],
] as const)
  test(`on ${width} × ${height} px it takes at most 40 % of the screen, at its foot (SC-13)`, async ({
    page,
    cookies,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(cookies.banner).toBeVisible();
    await page.mouse.wheel(0, 400);
    const box = await cookies.banner.boundingBox();
    expect(box?.height).toBeLessThanOrEqual(0.4 * height);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height);
  });

test('a phone that is turned gives the page its screen back (SC-13)', async ({ page, cookies }) => {
  const inset = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--bottom-inset'));
  await page.goto('/');
  await expect(cookies.banner).toBeVisible();
  await expect.poll(inset).toMatch(/^\d+px$/);
  await page.setViewportSize({ width: 740, height: 280 });
  await expect.poll(inset).toBe('');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(cookies.banner).not.toBeInViewport();
});
