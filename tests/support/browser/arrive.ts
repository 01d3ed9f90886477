import type { Page } from '@playwright/test';

/** Opens a page and waits for the app: what is pressed from now on is answered by it. */
export async function arrive(page: Page, path = '/'): Promise<void> {
  const session = page.waitForResponse('**/client-sessions', { timeout: 30_000 });
  await page.goto(path);
  await session;
  // A page that is drawn anew answers before, but forgets where the focus is.
  await page.waitForFunction(() => performance.getEntriesByName('taken-over').length > 0);
}
