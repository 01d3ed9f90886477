import type { Page } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

const { postcode } = homeOf('address-single-match');

type Noted = { appeared?: string[] };

/** Has each page note what appears gently in it: the kinds of its elements. */
async function noteWhatAppears(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const appeared: string[] = [];
    (window as Noted).appeared = appeared;
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.parentElement?.matches('main [data-next]')) appeared.push(target.tagName);
    });
  });
  return () => page.evaluate(() => (window as Noted).appeared ?? []);
}

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the next step appears gently below its heading, and what a customer arrives at is there at once', async ({
    page,
    pages,
    view,
  }) => {
    const appeared = await noteWhatAppears(page);
    await arrive(page, '/postcode-checker');
    await pages.enteringAddress.search(postcode);
    await expect(pages.enteringAddress.suggestion(/^7 /)).toBeVisible();
    expect(await appeared()).toEqual([]);
    await pages.enteringAddress.suggestion(/^7 /).click();
    await view.isAt(pages.addressOutcome.served);
    await expect.poll(appeared).not.toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('opacity', '1');
  });
});

test('nothing appears gently for who asked for less motion', async ({ page, pages, view }) => {
  const appeared = await noteWhatAppears(page);
  await arrive(page, '/postcode-checker');
  await pages.enteringAddress.search(postcode);
  await pages.enteringAddress.suggestion(/^7 /).click();
  await view.isAt(pages.addressOutcome.served);
  expect(
    await page
      .locator('main [data-next] > *')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName)),
  ).toEqual(expect.not.arrayContaining([expect.stringMatching(/^(?!none)/)]));
  expect(await appeared()).toEqual([]);
});
