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
  { tag: '@both' },
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

test('who answers it first thing by keyboard is at the start of the page afterwards (SC-13)', async ({
  page,
  cookies,
}) => {
  await page.goto('/');
  await expect(cookies.banner).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cookies.banner).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
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

test('with text four times as large it leaves room for the page and can be answered (SC-13)', async ({
  page,
  cookies,
}) => {
  // What is left of 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(cookies.banner).toBeVisible();
  expect((await cookies.banner.boundingBox())?.height).toBeLessThanOrEqual(256 * 0.6 + 1);
  await cookies.rejectAll.click();
  await expect(cookies.banner).toBeHidden();
});
