import type { Page } from '@playwright/test';

/**
 * A browser that cannot tell when it has painted: the page asks for its code after two seconds, which pass when the test
 * says so. Until then the test acts on the page as it arrived.
 */
export async function withoutApp(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PerformanceObserver'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return async () => {
    await page.clock.runFor(2_000);
    await page.clock.resume();
  };
}
