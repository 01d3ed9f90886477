import type { Page } from '@playwright/test';
import { expect } from '../support/browser/test.ts';
import type { GatewaySession } from '../support/browser/gateway.ts';
import { open as test, riverbourne } from '../support/browser/switching.ts';

const stillChecking = `${riverbourne} is still checking`;

/** Ms between the questions for a match result (SW-06). */
const waits = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];

const answers = (page: Page, timeout?: number) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/match-result'),
    timeout === undefined ? {} : { timeout },
  );

/** Moves the page's clock from question to question until the retries are used up. */
async function usePollingUp(page: Page): Promise<void> {
  for (const wait of waits) {
    const answered = answers(page);
    await page.clock.runFor(wait);
    await answered;
  }
}

/**
 * Lets the page look, every 15 s of its clock. The gateway's clock goes with it: the provider's time begins when it has
 * the question, which may be after the clock was moved. A look is waited for, or the page would give it up in the next 15 s.
 */
async function lookUntil(page: Page, gateway: GatewaySession, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await gateway.moveClock({ advanceMs: 15_000 });
    const looked = answers(page, 5_000);
    await page.clock.runFor(15_000);
    await looked;
    await isThere();
  }).toPass({ timeout: 40_000 });
}

/** With a gateway whose clock is moved, too: nothing here waits for real. */
test.describe('a provider who takes long', { tag: '@own-gateway' }, () => {
  test.beforeEach(async ({ page }) => page.clock.install());
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'is still checked when polling ends; the late answer is found (SW-06, SW-07)',
    { tag: '@main' },
    async ({ page, pages, view, askAs, gateway }) => {
      const first = answers(page);
      await askAs('switch-late-answer');
      await first;
      await view.isAt(`Asking ${riverbourne}`);
      await usePollingUp(page);
      await view.shows(stillChecking);
      await page.reload();
      await view.isAt(stillChecking);
      await gateway.moveClock({ advanceMs: 46_000 });
      await lookUntil(page, gateway, () => expect(pages.switching.dialog).toBeVisible({ timeout: 1_000 }));
    },
  );

  test('lets the customer go on, who is told on the next page when the answer is there (SW-07)', async ({
    page,
    pages,
    view,
    askAs,
    gateway,
  }) => {
    const first = answers(page);
    await askAs('switch-late-answer');
    await first;
    await pages.switching.later.click();
    await view.isAt(pages.readingOverview.heading);
    const news = page.getByRole('status').filter({ hasText: riverbourne });
    await expect(news).toContainText('We’re still waiting');
    await gateway.moveClock({ advanceMs: 46_000 });
    await lookUntil(page, gateway, () =>
      expect(news).toContainText('Your switch is ready to start', { timeout: 1_000 }),
    );
    await view.hasNoBarriers('The answer has come');
    await news.getByRole('link', { name: 'Review your switch' }).click();
    await pages.switching.agree();
    await view.isAt(pages.switching.setUpHeading);
  });

  test('who never answers is given up after an hour, and the order goes on without (SW-07)', async ({
    page,
    pages,
    view,
    askAs,
    gateway,
  }) => {
    const first = answers(page);
    await askAs('switch-no-answer');
    await first;
    await usePollingUp(page);
    await view.isAt(stillChecking);
    // In steps that a session outlives.
    for (let minutes = 0; minutes < 60; minutes += 20) {
      await gateway.moveClock({ advanceMs: 21 * 60_000 });
      const looked = answers(page);
      await pages.switching.way('Check now').click();
      await looked;
    }
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(stillChecking);
    await pages.switching.without.click();
    await view.isAt(pages.readingOverview.heading);
  });
});
