import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

/** A processor four times slower: what is drawn comes long after what was pressed. */
async function slowDown(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Back is pressed so long (ms) after the next move to a page of its own. */
const backAfterNextMove = (page: Page, delay: number) =>
  page.evaluate((wait) => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      history.pushState = push;
      push(...entry);
      setTimeout(() => history.back(), wait);
    };
  }, delay);

const slow = test.extend<{ openPlan: () => Promise<void> }>({
  openPlan: async ({ page, pages, gateway, view }, use) =>
    use(async () => {
      await gateway.register();
      await pages.enteringAddressByHand.checkHome('visits-both');
      await pages.addressOutcome.showPlans.click();
      await pages.choosingPlan.select('500 Mbps').click();
      await pages.choosingSwitch.none();
      await view.isAt(pages.customisingPlan.heading);
      await slowDown(page);
    }),
});

for (const delay of [0, 5, 20, 60, 150, 400])
  slow(
    `Back pressed ${delay} ms after the address has moved on leads back, page and address (RT-03)`,
    async ({ page, pages, openPlan }) => {
      await openPlan();
      await backAfterNextMove(page, delay);
      const walked = page.evaluate(
        () => new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true })),
      );
      await pages.customisingPlan.book.click();
      await walked;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.customisingPlan.heading);
      await expect(page).toHaveURL('/customise-plan');
    },
  );

for (const gap of [0, 10, 50, 200])
  slow(
    `Back, Forward and a link pressed every ${gap} ms leave page and address together (RT-03)`,
    async ({ page, pages, openPlan }) => {
      await openPlan();
      await pages.customisingPlan.book.click();
      await pages.readingOverview.continue.click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(pages.readingKeyInfo.heading);
      await page.evaluate(
        (wait) =>
          new Promise<void>((resolve) => {
            const press = {
              back: () => history.back(),
              forward: () => history.forward(),
              link: () => document.querySelector<HTMLAnchorElement>('main a[href="/switch"]')?.click(),
            };
            const presses: (keyof typeof press)[] = ['back', 'back', 'forward', 'back', 'link', 'back', 'forward'];
            const pressNext = () => {
              const next = presses.shift();
              if (!next) return requestIdleCallback(() => resolve(), { timeout: 1_000 });
              press[next]();
              setTimeout(pressNext, wait);
            };
            pressNext();
          }),
        gap,
      );
      const headings: Record<string, string> = {
        '/choose-plan': pages.choosingPlan.heading,
        '/switch': pages.choosingSwitch.heading,
        '/customise-plan': pages.customisingPlan.heading,
        '/book-install': pages.readingOverview.heading,
        '/book-install/key-info': pages.readingKeyInfo.heading,
      };
      await expect
        .poll(async () => {
          const { pathname } = new URL(page.url());
          const shown = await heading.textContent();
          return shown === headings[pathname] ? 'together' : `${pathname} beside “${shown}”`;
        })
        .toBe('together');
    },
  );
