import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

const bills = '/dashboard/bills';
const lead = 'You pay for each month ahead, so a bill is due on the day its month begins.';

/** The page as it arrives, without its code until the test lets that go. */
async function withoutCode(page: Page, path: string): Promise<() => void> {
  const { promise: line, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line;
    await route.fallback();
  });
  await page.goto(path);
  return letGo;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'a member reads heading and lead of their bills at once, and both stay in their place until the bills are there',
  { tag: '@main' },
  async ({ page, pages, gateway }) => {
    await gateway.register();
    await gateway.fault({ operationId: 'listBills', delayMs: 1500 });
    await page.addInitScript(() => {
      const seen = { headings: [] as string[], moved: 0 };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const now = document.querySelector('main h1')?.textContent ?? 'none';
        if (document.querySelector('footer') && seen.headings.at(-1) !== now) seen.headings.push(now);
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[];
        for (const { value, sources } of shifts)
          if (sources.some(({ node }) => document.querySelector('main')?.contains(node))) seen.moved += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const letGo = await withoutCode(page, bills);
    // The host has half a second to hear who it is, which a busy machine may not keep.
    await expect(async () => {
      if ((await heading(page).textContent()) !== 'Your bills') await page.reload();
      await expect(heading(page)).toHaveText('Your bills', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('main')).toContainText(lead);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Fetching your bills');
    letGo();
    await expect(pages.main.link('Back to your dashboard')).toBeVisible();
    await expect(page.getByRole('main')).toContainText(lead);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seen') as unknown)).toEqual({
      headings: ['Your bills'],
      moved: 0,
    });
  },
);

test('a visitor with a session of their own sees nothing of the bills, and is led to log in (AU-07, SH-03)', async ({
  page,
  view,
}) => {
  // The basket gives them one.
  await page.goto('/basket');
  await view.isAt('Your basket is empty');
  const letGo = await withoutCode(page, bills);
  await expect(heading(page)).toHaveText('One moment');
  await expect(page.locator('body')).not.toContainText(lead);
  letGo();
  await view.isAt('Log in');
});

test('whoever has logged out and opens the bills again sees nothing of them (AU-07)', async ({
  page,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto(bills);
  await view.opensWith('Your bills');
  await page.goto('/auth/logout');
  await view.isAt('You’re logged out');
  const letGo = await withoutCode(page, bills);
  await expect(heading(page)).toHaveText('One moment');
  letGo();
  await view.isAt('Log in');
});

test('everybody reads at once what the basket is about', async ({ page, view }) => {
  const letGo = await withoutCode(page, '/basket');
  await expect(heading(page)).toHaveText('Your basket');
  await expect(page.getByRole('main')).toContainText('You choose at the check-out how to pay');
  letGo();
  await view.isAt('Your basket is empty');
});
