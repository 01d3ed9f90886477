import type { Page } from '@playwright/test';
import { payByCard, sayAll } from '../support/browser/checking-out.ts';
import type { GatewaySession } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

const pixel = 'google-pixel-10-128-black-new';
const galaxy = 'samsung-galaxy-s25-128-navy-g';

const returnsOn = (page: Page) => page.getByRole('region', { name: 'Your returns' });

/** A week passes: the courier has heard of all that was asked before, and what it does in that week is told. */
async function passAWeek(gateway: GatewaySession): Promise<void> {
  await gateway.hurry();
  await gateway.moveClock({ advanceDays: 7 });
  await gateway.hurry();
}

/** Goes to what is sent back, and chooses the first phone as faulty. */
async function chooseFaulty(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Send something back' }).click();
  await page.getByRole('checkbox', { name: /Pixel/ }).check();
  await page.getByRole('radio', { name: /^It’s faulty/ }).check();
  await page.getByLabel(/^What’s wrong with it/).fill(words);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'a member sends a part of an order back, loses nothing when that fails, gets the code, keeps it after all, and another tab says the same (PH-08, ER-04)',
    { tag: '@main' },
    async ({ page, context, pages, view, gateway }) => {
      const { main } = pages;
      const member = await gateway.register();
      await gateway.fillBasket(pixel);
      await gateway.fillBasket(galaxy);
      await sayAll(page);
      const order = await payByCard(page);
      await passAWeek(gateway);
      await page.goto(order);
      await pages.enteringCredentials.logIn(member);
      await view.isAt('Your order is there');

      await chooseFaulty(page, 'The screen stays black');
      await view.isAt('Before you send it back');
      await expect(page).toHaveURL(`${order}/send-back/review`);
      await page.goBack();
      await view.isAt('Send something back');
      await expect(page.getByLabel(/^What’s wrong with it/)).toHaveValue('The screen stays black');
      await page.goForward();
      await view.isAt('Before you send it back');
      await gateway.fault({ operationId: 'beginShopReturn', times: 1, status: 503 });
      await main.button('Send it back').click();
      await view.isAt('We couldn’t ask for your return');
      await main.button('Back to your return').click();
      await expect(page.getByText('The screen stays black')).toBeVisible();
      const other = await context.newPage();
      await other.goto(order);
      await chooseFaulty(other, 'No sound');
      await expect(other).toHaveURL(`${order}/send-back/review`);

      await main.button('Send it back').dblclick();
      await view.isAt('Your order is there');
      await expect(page).toHaveURL(order);
      await expect(page.getByText(/^We’ve got your return/)).toBeVisible();
      await expect(returnsOn(page).getByText('The screen stays black')).toHaveCount(1);
      await gateway.hurry();
      await page.reload();
      await expect(returnsOn(page).getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/)).toBeVisible();
      // Back leads to what is left to be sent back.
      await page.goBack();
      await view.isAt('Send something back');
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await main.button('Back to your order').click();
      await expect(returnsOn(page)).toBeVisible();

      // What the other tab has read is old: it is refused, and says how it stands.
      await other.goBack();
      await other.getByRole('radio', { name: /^I’ve changed my mind/ }).check();
      await other.getByRole('button', { name: 'Continue' }).click();
      await other.getByRole('button', { name: 'Send it back' }).click();
      await expect(other.getByText(/^We haven’t asked for this return/)).toBeVisible();
      await expect(returnsOn(other).getByText('The screen stays black')).toHaveCount(1);

      await returnsOn(other).getByRole('button', { name: 'Keep it after all' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Yes, I’ll keep it' }).click();
      await expect(returnsOn(other).getByText('You’re keeping it.')).toBeVisible();
      await page.reload();
      await expect(returnsOn(page).getByText('You’re keeping it.')).toBeVisible();
    },
  );

  test('what was handed in comes to us, and its money goes back (PH-08)', async ({ page, pages, view, gateway }) => {
    const member = await gateway.register();
    await gateway.fillBasket(pixel);
    await sayAll(page);
    const order = await payByCard(page);
    await passAWeek(gateway);
    await page.goto(order);
    await pages.enteringCredentials.logIn(member);
    await pages.main.button('Send something back').click();
    await page.getByRole('radio', { name: /^I’ve changed my mind/ }).check();
    await pages.main.button('Continue').click();
    await expect(page.getByText(/^£\d+, the way you paid$/)).toBeVisible();
    await pages.main.button('Send it back').click();
    await view.isAt('Your order is there');
    await passAWeek(gateway);
    await page.reload();
    await pages.enteringCredentials.logIn(member);
    await expect(returnsOn(page).getByText('Your money is on its way to you.')).toBeVisible();
    await expect(page.getByText('Its money is on its way to you')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Send something back' })).toHaveCount(0);
  });
});
