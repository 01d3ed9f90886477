import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { expect } from './test.ts';

type Drawn = { drawnAt?: Record<string, number> };

/** Has each page note when a heading was drawn first that is not that of waiting. */
async function noteHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawnAt: Record<string, number> = {};
    (window as Drawn).drawnAt = drawnAt;
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1:not([data-waiting])'))
        drawnAt[textContent] ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The scripts that the page has asked for until now, or until a heading was drawn first, with their bytes. */
async function scriptsOf(page: Page, heading?: string): Promise<Map<string, number>> {
  const scripts = await page.evaluate((title) => {
    const until = title === undefined ? Infinity : ((window as Drawn).drawnAt?.[title] ?? 0);
    return performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => new URL(entry.name).pathname.endsWith('.js'))
      .filter(({ startTime }) => startTime <= until)
      .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const);
  }, heading);
  return new Map(scripts);
}

/**
 * How many bytes of code each path brings that the shell does not have. What the site fetches ahead of need, once the
 * page is drawn and nothing else is to be done, is no cost of that page.
 */
export async function codeBeyondShell(page: Page, headings: Record<string, string>): Promise<Record<string, number>> {
  await noteHeadings(page);
  await arrive(page, '/about-us');
  // What the shell fetches once it is drawn is the shell's, on a slow machine, too.
  await page.waitForLoadState('networkidle');
  const ofShell = await scriptsOf(page);
  const bytes: Record<string, number> = {};
  for (const [path, heading] of Object.entries(headings)) {
    await page.goto(path);
    const drawn = page.locator('h1:not([data-waiting])').filter({ hasText: heading, visible: true });
    await expect(drawn).toBeVisible();
    const own = [...(await scriptsOf(page, (await drawn.textContent()) ?? ''))].filter(([name]) => !ofShell.has(name));
    bytes[path] = own.reduce((sum, [, size]) => sum + size, 0);
  }
  return bytes;
}
