import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { cardFieldsIn } from '../support/browser/card-fields.ts';

const paying = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(({ gateway }) => gateway.register());

test(
  'a card is kept: its bank asks in the frame, and the page says so once the provider has told us (PH-09)',
  { tag: '@main' },
  async ({ page, view, gateway }) => {
    const { paymentSessionId } = await gateway.checkCard();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(new URL(page.url()).origin)) sent.push(`${request.url()} ${request.postData()}`);
    });
    await page.goto(`/pay/${paymentSessionId}`);
    await view.opensWith('Keep a card');
    const card = cardFieldsIn(page);
    await card.enter({ number: '5454 5454 5454 5454' });
    await card.press('Keep this card');
    await card.tellBank();
    await view.isAt('Your card is kept');
    await page.reload();
    await view.isAt('Your card is kept');
    expect((await gateway.paymentSession(paymentSessionId)).state).toBe('PAID');
    expect(sent.join('\n')).not.toMatch(/5454 ?5454|Wren Fairweather/);
  },
);

test('a refusal is told in our words, and the next try in the same fields pays (PH-10)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  await card.enter({ holder: 'NOT_ENOUGH_BALANCE' });
  await card.press('Keep this card');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Your bank didn’t accept that payment, and nothing was taken.');
  await expect(alert).toContainText('You have 2 tries left.');
  await expect(page.getByText(/balance/i)).toHaveCount(0);
  await expect(card.number).toHaveValue('4111111111111111');
  await view.hasNoBarriersOnce('a refused card');
  await card.enter({});
  await card.press('Keep this card');
  await view.isAt('Your card is kept');
});

test('fraud is told at once, without a reload, and a new payment begins (PH-10)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  await card.enter({ holder: 'FRAUD' });
  await card.press('Keep this card');
  await view.isAt('This payment was stopped');
  await expect(page.getByText(/fraud/i)).toHaveCount(0);
  await pages.main.button(/^Begin a new payment$/).click();
  await view.isAt('Keep a card');
  await expect(page).not.toHaveURL(new RegExp(paymentSessionId));
  await card.enter({});
  await card.press('Keep this card');
  await view.isAt('Your card is kept');
});

test('the third refusal ends the payment, and says so at once (PH-10)', async ({ page, view, gateway }) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  for (const left of ['2 tries', '1 try']) {
    await card.enter({ holder: 'DECLINED' });
    await card.press('Keep this card');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(`You have ${left} left.`);
  }
  await card.press('Keep this card');
  await view.isAt('This payment is over');
  await expect(page.getByText(/Your bank didn’t accept these payments/)).toBeVisible();
});

test('a bank that asks on its own page leads back; what it gave along is taken out of the address at once, and Back pays nothing twice (PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  await card.enter({ number: '3700 0000 0000 002', code: '7373' });
  await card.press('Keep this card');
  await page.getByLabel('Password of your bank').fill('password');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await view.isAt('Your card is kept');
  await expect(page).toHaveURL(`/pay/${paymentSessionId}`);
  await page.goBack();
  await page.goForward();
  await view.isAt('Your card is kept');
});

test('Back from the page of the bank shows the card fields, and the same payment goes on (PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  await card.enter({ number: '3700 0000 0000 002', code: '7373' });
  await card.press('Keep this card');
  await page.getByLabel('Password of your bank').waitFor();
  await page.goBack();
  await view.isAt('Keep a card');
  await card.enter({});
  await card.press('Keep this card');
  await view.isAt('Your card is kept');
});

test('a wrong password at the bank is a refusal that is known at once (PH-10)', async ({ page, view, gateway }) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  await card.enter({ number: '3700 0000 0000 002', code: '7373' });
  await card.press('Keep this card');
  await page.getByLabel('Password of your bank').fill('wrong');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await view.isAt('Keep a card');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You have 2 tries left.');
});

test('a reload in the middle, and another tab that pays: this one is told (PH-11)', async ({
  page,
  context,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  await cardFieldsIn(page).number.fill('4111');
  await page.reload();
  await view.isAt('Keep a card');
  const card = cardFieldsIn(page);
  await card.enter({});
  const other = await context.newPage();
  await other.goto(`/pay/${paymentSessionId}`);
  const there = cardFieldsIn(other);
  await there.enter({});
  await there.press('Keep this card');
  await expect(paying(other)).toHaveText('Your card is kept');
  await other.close();
  // Nobody has told this tab: its press pays nothing, and it hears what became of it.
  await card.press('Keep this card');
  await view.isAt('Your card is kept');
});

test('a bank that takes its time is waited for, also after a reload (PH-09, PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  await card.enter({ holder: 'PENDING' });
  await card.press('Keep this card');
  await view.isAt('We’re checking your card');
  await page.reload();
  await view.isAt('We’re checking your card');
});

test('a provider that does not answer the gateway loses nothing: the payment is looked for until it is known (PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  await gateway.fault({ operationId: 'submitPaymentDetails', status: 503 });
  const card = cardFieldsIn(page);
  await card.enter({});
  await card.press('Keep this card');
  await view.isAt('Your card is kept');
});

test('a second press while the first is under way pays once (PH-11)', async ({ page, view, gateway }) => {
  const { paymentSessionId } = await gateway.checkCard();
  await page.goto(`/pay/${paymentSessionId}`);
  const card = cardFieldsIn(page);
  await card.enter({});
  await card.button('Keep this card').dblclick();
  await view.isAt('Your card is kept');
});

test('an address at which a member has no payment says so (ER-04); a visitor logs in first (AU-08)', async ({
  page,
  view,
  gateway,
}) => {
  const { paymentSessionId } = await gateway.checkCard();
  await gateway.register();
  await page.goto(`/pay/${paymentSessionId}`);
  await view.isAt('We can’t find that payment');
  await gateway.endEverySession();
  await page.goto(`/pay/${paymentSessionId}?redirectResult=given`);
  await expect(page).toHaveURL(/\/auth\/login\?/);
});
