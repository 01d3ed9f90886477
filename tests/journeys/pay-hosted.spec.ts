import type { Page } from '@playwright/test';
import { expectNoBarriers } from '../support/browser/axe.ts';
import { startProduct } from '../support/browser/product-of-its-own.ts';
import { expect, test } from '../support/browser/test.ts';
import { walletOn } from '../support/browser/wallet.ts';

/** Beside those of the other tests (playwright.config.ts). */
const port = Number(process.env['TEST_PORT'] ?? 4793) + 3;
const placed = 'Thank you. Your order is placed';

/** A product whose payments go to the provider's own page, as with a provider that has no frame of ours. */
test.describe('where the provider’s page is gone to in place of a frame', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: `http://127.0.0.1:${port}` });

  let product: Awaited<ReturnType<typeof startProduct>>;
  test.beforeAll(async () => {
    product = await startProduct(port, { PAYMENT_MODE: 'hosted' });
  });
  test.afterAll(() => product.stop());
  test.beforeEach(({ gateway }) => gateway.register());

  async function goOn(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Go on to pay' }).click();
    await page.getByRole('radio', { name: 'Wren Pay' }).waitFor();
  }

  async function enterCard(page: Page, holder: string, number = '4111111111111111', code = '737'): Promise<void> {
    await page.getByLabel('Card number').fill(number);
    await page.getByLabel('Valid until').fill('03/30');
    await page.getByLabel('Security code').fill(code);
    await page.getByLabel('Name on the card').fill(holder);
    await page.getByRole('button', { name: /^Pay £/ }).click();
  }

  test(
    'a card is entered there, a refusal is tried again there, and the way back says what was paid; no frame is let in (PH-09, PH-10, PH-11)',
    { tag: '@main' },
    async ({ page, view, gateway }) => {
      const { paymentSessionId } = await gateway.payForPhone();
      const answer = await page.goto(`/pay/${paymentSessionId}`);
      const policy = (await answer?.allHeaders())?.['content-security-policy'];
      const origin = new URL(page.url()).origin;
      await expect(page.locator('iframe')).toHaveCount(0);
      await goOn(page);
      const provider = new URL(page.url()).origin;
      expect(provider).not.toBe(origin);
      expect(/frame-src [^;]*/.exec(policy ?? '')?.[0] ?? '').not.toContain(provider);
      await expectNoBarriers(page, 'the provider’s own page');
      await enterCard(page, 'DECLINED');
      await expect(page.getByRole('alert')).toHaveText(/^Your bank didn’t accept this card/);
      await enterCard(page, 'Wren Fairweather');
      await view.isAt(placed);
      await expect(page).toHaveURL(`/pay/${paymentSessionId}`);
      await page.goBack();
      await page.goForward();
      await view.isAt(placed);
    },
  );

  test('Back from it and a reload there lose nothing, and the same payment goes on (PH-11)', async ({
    page,
    view,
    gateway,
  }) => {
    const { paymentSessionId } = await gateway.payForPhone();
    await page.goto(`/pay/${paymentSessionId}`);
    await goOn(page);
    await page.reload();
    await page.getByRole('radio', { name: 'Wren Pay' }).waitFor();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Go on to pay' })).toBeVisible();
    await goOn(page);
    await page.getByRole('link', { name: /^Go back to/ }).click();
    await goOn(page);
    await enterCard(page, 'Wren Fairweather', '370000000000002', '7373');
    await page.getByLabel('Password of your bank').fill('password');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await view.isAt(placed);
  });

  test('the wallet is chosen there; what is refused is told on the way back, and paid after it (PH-08, PH-10)', async ({
    page,
    view,
    gateway,
  }) => {
    const { paymentSessionId } = await gateway.payForPhone();
    await page.goto(`/pay/${paymentSessionId}`);
    const wallet = walletOn(page);
    const leave = async () => {
      await goOn(page);
      await page.getByRole('radio', { name: 'Wren Pay' }).check();
      await page.getByRole('button', { name: / with Wren Pay$/ }).click();
      await wallet.account.waitFor();
    };
    await leave();
    await wallet.button('Refuse').click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('That payment wasn’t accepted, and nothing was taken.');
    await expect(alert).toContainText('You have 2 tries left.');
    await view.hasNoBarriersOnce('the way to the provider’s own page after a refusal');
    await leave();
    await wallet.approve();
    await view.isAt(placed);
  });

  test('fraud leads back at once, where the payment is stopped (PH-10)', async ({ page, view, gateway }) => {
    const { paymentSessionId } = await gateway.payForPhone();
    await page.goto(`/pay/${paymentSessionId}`);
    await goOn(page);
    await enterCard(page, 'FRAUD');
    await view.isAt('This payment was stopped');
  });

  test('who is back from fraud before the provider’s webhook waits for it, and does not read that the payment is over (PH-10)', async ({
    page,
    view,
    gateway,
  }) => {
    const { paymentSessionId } = await gateway.payForPhone();
    await page.goto(`/pay/${paymentSessionId}`);
    await goOn(page);
    // Without a tester's scope, as the provider sends none; the product is this file's own. It tries again after one second and after two.
    const late = { operationId: 'receivePaymentNotification', status: 503, times: 2 };
    const answer = await page.request.post(`http://127.0.0.1:${port}/test-tools/v1/faults`, { data: late });
    expect(answer.ok(), 'the webhook is late').toBe(true);
    await enterCard(page, 'FRAUD');
    await view.isAt('This payment was stopped');
  });
});
