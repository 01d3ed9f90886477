import { expect, type Page } from '@playwright/test';
import { inspectorIn } from '../../../studio/specs/pages/Inspector.ts';

/**
 * Opens a state by its link in the inspector, and answers the page that has been brought there. The test may mark no calls
 * itself (`extraHTTPHeaders`): the page does, so that the faults of its way meet it alone.
 */
export async function openedState(page: Page, journey: string, state: string): Promise<Page> {
  const comesUp = page.context().waitForEvent('page');
  await page.goto(`/inspector/${journey}?open=${state}`);
  const fresh = await comesUp;
  await expect(inspectorIn(page).panel.getByText('The page stands there.')).toBeVisible({ timeout: 75_000 });
  return fresh;
}
