import { cardFieldsIn } from '../support/browser/card-fields.ts';
import { expect, test } from '../support/browser/test.ts';

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a bill that is due is paid from its page, with a card that is kept, and says that it is paid; the next one is paid with it (PH-08, PH-09)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      const member = await gateway.register();
      await gateway.placeOrder('visits-none');
      await gateway.liveForMonths(1);
      await page.goto('/dashboard/bills');
      await pages.enteringCredentials.logIn(member);
      await view.isAt('Your bills');
      // Those of the year before are folded.
      const links = page.getByRole('region', { name: 'Bills so far' }).locator('a[href^="/dashboard/bills/"]');
      // Each bill has its name and the way to pay it, to the same page.
      const [newest = '', before = ''] = await links.evaluateAll((all) => [
        ...new Set(all.map((link) => link.getAttribute('href') ?? '')),
      ]);
      await page.goto(before);
      const pay = pages.main.button(/^Pay £/);
      const sum = (await pay.textContent()) ?? '';
      await pay.click();
      await view.isAt(sum);
      await expect(page).toHaveURL(/\/pay\/[\da-f-]+$/);

      // Who goes back and presses again goes on with the same payment.
      const payment = page.url();
      await page.goBack();
      await expect(page).toHaveURL(before);
      await pay.click();
      await expect(page).toHaveURL(payment);
      const card = cardFieldsIn(page);
      await card.enter({});
      await card.keep.check();
      await expect(card.button(/^Pay £/)).toBeVisible();
      await card.press(/^Pay £/);
      await view.isAt('Thank you. That’s paid');
      await pages.main.link('Back to your bill').click();
      await expect(page).toHaveURL(before);
      await expect(page.getByText(/^Paid, was due/)).toBeVisible();
      await expect(pay).toHaveCount(0);

      await page.goto(newest);
      await pay.click();
      await expect(card.fields.getByLabel(/^Visa ending in 1111/)).toBeChecked();
      await expect(card.number).toBeHidden();
      await card.fields.getByLabel('Security code').fill('737');
      await card.press(/^Pay £/);
      await view.isAt('Thank you. That’s paid');
    },
  );

  test('an hour after it was begun a payment is over, and a new one for the same bill begins (PH-10)', async ({
    page,
    pages,
    view,
    gateway,
  }) => {
    const member = await gateway.register();
    await gateway.placeOrder('visits-none');
    await gateway.liveForMonths(1);
    await page.goto('/dashboard/bills');
    await pages.enteringCredentials.logIn(member);
    await page.getByRole('region', { name: 'Bills so far' }).getByRole('link').first().click();
    await pages.main.button(/^Pay £/).click();
    const card = cardFieldsIn(page);
    await card.enter({});
    const payment = page.url();
    await gateway.moveClock({ advanceMs: 3_600_000 });
    await page.reload();
    await pages.enteringCredentials.logIn(member);
    await expect(page).toHaveURL(payment);
    await view.isAt('This payment is over');
    await expect(page.getByText(/we send back what comes twice/)).toBeVisible();
    await pages.main.button(/^Begin a new payment$/).click();
    await expect(page).not.toHaveURL(payment);
    await card.enter({});
    await card.press(/^Pay £/);
    await view.isAt('Thank you. That’s paid');
  });
});
