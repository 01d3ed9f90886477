import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/browser/axe.ts';
import { cardFieldsIn } from '../support/browser/card-fields.ts';
import { expect, test } from '../support/browser/test.ts';
import { walletOn } from '../support/browser/wallet.ts';

const placed = 'Thank you. Your order is placed';

test.beforeEach(({ gateway }) => gateway.register());

/** Chooses the wallet in the provider's form, and leaves for its page. */
async function leaveForWallet(page: Page) {
  const { fields, press } = cardFieldsIn(page);
  await fields.getByRole('radio', { name: 'Wren Pay' }).check();
  await press(/^Pay £.* with Wren Pay$/);
  const wallet = walletOn(page);
  await wallet.account.waitFor();
  return wallet;
}

test(
  'a phone is paid by the wallet: its own page says what is paid to whom, and leads back; Back after it pays nothing twice (PH-08, PH-09, PH-11)',
  { tag: '@main' },
  async ({ page, view, gateway }) => {
    const { paymentSessionId, amountInPence } = await gateway.payForPhone();
    await page.goto(`/pay/${paymentSessionId}`);
    const { fields, number, button } = cardFieldsIn(page);
    await expect(fields.getByRole('radio', { name: 'Card', exact: true })).toBeChecked();
    await fields.getByRole('radio', { name: 'Wren Pay' }).check();
    // A card has nothing to say there.
    await expect(number).toBeHidden();
    await expect(fields.getByLabel('Security code')).toBeHidden();
    await expect(button(/ with Wren Pay$/)).toHaveText(`Pay £${(amountInPence / 100).toFixed(2)} with Wren Pay`);
    await view.hasNoBarriersOnce('the choice of the wallet');
    const origin = new URL(page.url()).origin;
    const wallet = await leaveForWallet(page);
    expect(new URL(page.url()).origin).not.toBe(origin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £.* to Larkline$/);
    await wallet.button(/^Approve/).click();
    await expect(wallet.account).toBeFocused();
    await expect(wallet.account).toHaveAccessibleDescription(/Enter the email address/);
    await expectNoBarriers(page, 'the wallet’s page');
    await wallet.approve();
    await view.isAt(placed);
    await expect(page).toHaveURL(`/pay/${paymentSessionId}`);
    await page.goBack();
    await page.goForward();
    await view.isAt(placed);
  },
);

test('who closes the wallet’s page once they have approved has ordered, whether they come back or not (PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.payForPhone();
  await page.goto(`/pay/${paymentSessionId}`);
  const wallet = await leaveForWallet(page);
  // The laptop is closed: the way back leads nowhere.
  await page.route(`**/pay/${paymentSessionId}?*`, (route) => route.abort());
  await wallet.approve();
  await gateway.hurry();
  await expect.poll(async () => (await gateway.paymentSession(paymentSessionId)).state).toBe('PAID');
  await page.unroute(`**/pay/${paymentSessionId}?*`);
  await page.goto(`/pay/${paymentSessionId}`);
  await view.isAt(placed);
});

test('Back from the wallet’s page and a reload there lose nothing, and a card pays in place of it (PH-11)', async ({
  page,
  context,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.payForPhone();
  await page.goto(`/pay/${paymentSessionId}`);
  await leaveForWallet(page);
  await page.reload();
  await walletOn(page).account.waitFor();
  const address = page.url();
  await page.goBack();
  const card = cardFieldsIn(page);
  await card.enter({});
  await card.press(/^Pay £[\d.,]+$/);
  await view.isAt(placed);
  // The wallet's page that is still open in another tab takes nothing any more, and leads back.
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/nothing to approve here any more/);
  await other.getByRole('link', { name: 'Go back to Larkline' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(placed);
});

test('two tabs at the wallet: one approves, the other hears that it is paid, and nothing is paid twice (PH-11)', async ({
  page,
  context,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.payForPhone();
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`/pay/${paymentSessionId}`);
    await leaveForWallet(each);
  }
  await walletOn(page).approve();
  await view.isAt(placed);
  await walletOn(other).approve();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(placed);
});

test('who refuses at the wallet, or goes back, is told so at once in our words, and can pay in another way (PH-10)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.payForPhone();
  await page.goto(`/pay/${paymentSessionId}`);
  const alert = page.getByRole('main').getByRole('alert');
  await (await leaveForWallet(page)).button(/^Go back to/).click();
  await expect(alert).toContainText('That payment was stopped, and nothing was taken.');
  await expect(alert).toContainText('You have 3 tries left.');
  await (await leaveForWallet(page)).button('Refuse').click();
  await expect(alert).toContainText('That payment wasn’t accepted, and nothing was taken.');
  await expect(alert).toContainText('You have 2 tries left.');
  await (await leaveForWallet(page)).approve('error@example.com');
  await expect(alert).toContainText('Something went wrong with that payment');
  await (await leaveForWallet(page)).approve();
  await view.isAt(placed);
});

test('fraud at the wallet stops the payment, and the basket is whole (PH-10, PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.payForPhone();
  await page.goto(`/pay/${paymentSessionId}`);
  await (await leaveForWallet(page)).approve('fraud@example.com');
  await view.isAt('This payment was stopped');
  await page.goto('/basket');
  await expect(page.getByRole('list', { name: 'In your basket' }).getByRole('listitem')).toHaveCount(1);
});

test('a wallet that takes its time is waited for, also after a reload (PH-09, PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.payForPhone();
  await page.goto(`/pay/${paymentSessionId}`);
  await (await leaveForWallet(page)).approve('pending@example.com');
  await view.isAt('We’re confirming your payment');
  await page.reload();
  await view.isAt('We’re confirming your payment');
});

test('a gateway that does not answer on the way back loses nothing: trying again finds it paid (PH-11)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.payForPhone();
  await page.goto(`/pay/${paymentSessionId}`);
  const wallet = await leaveForWallet(page);
  await gateway.fault({ operationId: 'submitPaymentDetails', status: 503 });
  await wallet.approve();
  await view.isAt('We couldn’t ask how your payment went');
  await gateway.endFaults();
  await pages.main.retry.click();
  await view.isAt(placed);
});

test('a card that is only checked can’t be checked by the wallet (PH-08)', async ({ page, gateway }) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const { button, fields } = cardFieldsIn(page);
  await expect(button('Keep this card')).toBeVisible();
  await expect(fields.getByRole('radio', { name: 'Wren Pay' })).toHaveCount(0);
});
