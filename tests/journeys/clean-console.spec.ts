import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

/** All that a page's console says of calls that failed, and every error in it: none is expected here. */
function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith('HTTP')) said.push(message.text());
  });
  return said;
}

test(
  'a visitor who comes back is nobody, and the console has nothing to say of it (AU-02)',
  { tag: '@main' },
  async ({ page, pages, view }) => {
    const complaints = complaintsOf(page);
    await pages.enteringAddressByHand.checkHome('visits-both');
    await view.isAt('Good news, we cover your address');
    for (const path of ['/', '/help', '/postcode-checker']) {
      const started = page.waitForResponse('**/client-tracking-context-api/client-sessions');
      await page.goto(path);
      await started;
      await page.keyboard.press('Tab');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    }
    expect(complaints).toEqual([]);
  },
);

test('a member who has ordered nothing has nothing saved, and that is no error (CU-04, RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const complaints = complaintsOf(page);
  await gateway.register();
  const looked = page.waitForResponse('**/broadband/v1/saved-journeys/current');
  await page.goto('/customise-plan');
  expect((await looked).status()).toBe(204);
  await view.isAt(pages.enteringAddress.heading);
  await page.reload();
  await view.isAt(pages.enteringAddress.heading);
  expect(complaints).toEqual([]);
});

test('a log-in is followed by a write that is taken at once (HT-03, AU-10)', async ({ page, pages, view, gateway }) => {
  const complaints = complaintsOf(page);
  const member = await gateway.registerElsewhere();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('1 Gbps').click();
  await pages.enteringRegistration.logIn.click();
  await pages.enteringCredentials.logIn(member);
  await view.isAt(pages.choosingSwitch.heading);
  expect(complaints).toEqual([]);
});
