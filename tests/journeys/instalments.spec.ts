import type { Page } from '@playwright/test';
import { birthDate } from '../pages/BirthDate.ts';
import { cardFieldsIn } from '../support/browser/card-fields.ts';
import { expect, test } from '../support/browser/test.ts';

const pixel = 'google-pixel-10-128-black-new';

const continueOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue' }).click();

/** All that is asked, up to how it is paid: over 12 months. */
async function chooseInstalments(page: Page): Promise<void> {
  await page.goto('/checkout');
  await page.getByLabel(/^Phone number/).fill('07700 900321');
  await continueOn(page);
  await page.getByRole('button', { name: 'Enter it by hand' }).click();
  await page.getByLabel(/^First line/).fill('4 Heron Way');
  await page.getByLabel(/^Town or city/).fill('Larkford');
  await page.getByLabel(/^Postcode/).fill('LK9 1SA');
  await continueOn(page);
  await continueOn(page);
  await page.getByRole('radio', { name: /^None yet/ }).check();
  await continueOn(page);
  await page.getByRole('radio', { name: /^Over 12 months/ }).check();
  await continueOn(page);
}

async function fillApplicant(page: Page, lastName: string): Promise<void> {
  await page.getByLabel(/^Last name/).fill(lastName);
  await birthDate(page).enter({ birthDay: '27', birthMonth: '3', birthYear: '1990' });
  await page.getByRole('radio', { name: 'Yes' }).check();
  const income = page.getByLabel(/^Your income/);
  if (await income.isVisible()) await income.fill('28,000');
}

async function apply(page: Page, lastName: string): Promise<void> {
  await continueOn(page);
  await fillApplicant(page, lastName);
  await page.getByRole('button', { name: 'Apply' }).click();
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I’ve read/ }).check();
  await page.getByLabel(/^Your full name/).fill('Wren Fairweather');
  await page.getByRole('button', { name: 'Sign' }).click();
}

test(
  'a member pays for a phone by instalments: reads, applies, signs, and pays what is due now (PH-04, PH-09)',
  { tag: '@main' },
  async ({ page, view, gateway, pages: { main } }) => {
    await gateway.register();
    await gateway.fillBasket(pixel);
    await chooseInstalments(page);
    await view.isAt('Before you borrow');
    await expect(page).toHaveURL('/checkout/credit');
    await apply(page, 'Fairweather');
    await view.isAt('Sign your credit agreement');
    const document = await main.link(/^Read the agreement/).getAttribute('href');
    expect((await page.request.get(document ?? '')).headers()['content-type']).toBe('application/pdf');
    await sign(page);
    await view.isAt('Check your answers');
    await main.button(/^Go on to pay £/).click();
    await expect(page).toHaveURL(/\/pay\//);
    const card = cardFieldsIn(page);
    await card.enter({});
    await card.press(/^Pay £/);
    await view.isAt('Thank you. Your order is placed');
    await main.link('Go to your order').click();
    await main.link('Your credit agreements, and how to withdraw').click();
    await view.isAt('Your credit agreements');
    await main.button(/^Withdraw from the credit/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, withdraw' }).click();
    await expect(page.getByText(/^You’ve withdrawn\./)).toBeVisible();
  },
);

test('who is referred comes back in another tab, and goes on from the answer (PH-04, PH-11)', async ({
  page,
  context,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.fillBasket(pixel);
  await chooseInstalments(page);
  await apply(page, 'Ponderwell');
  await view.isAt('The lender is looking closer');
  await expect(page.getByText(/^Nothing was taken/)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.getByRole('heading', { level: 1, name: 'The lender is looking closer' })).toBeVisible();
});

test('who is declined hears on whose word, and pays at once with one press (PH-04)', async ({
  page,
  view,
  gateway,
  pages: { main },
}) => {
  await gateway.register();
  await gateway.fillBasket(pixel);
  await chooseInstalments(page);
  await apply(page, 'Ledgerton');
  await view.isAt('The lender has said no');
  await expect(page.getByText(/by what Tallymark Credit Reference Limited says of you/)).toBeVisible();
  await main.button(/^Pay £.* at once$/).click();
  await view.isAt('Check your answers');
  await page.goBack();
  await view.isAt('How do you want to pay?');
});

test('what was typed to apply outlives a reload, and lies nowhere once it is answered (PH-11)', async ({
  page,
  view,
  gateway,
}) => {
  const inTab = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await gateway.register();
  await gateway.fillBasket(pixel);
  await chooseInstalments(page);
  await continueOn(page);
  await fillApplicant(page, 'Fairweather');
  expect(await inTab()).toContain('birthYear');
  await page.reload();
  await expect(birthDate(page).year).toHaveValue('1990');
  await gateway.fault({
    operationId: 'applyForCredit',
    times: 1,
    status: 503,
    body: { code: 'credit.unavailable', message: 'The lender does not answer.', requestId: 'test', fields: [] },
  });
  await page.getByRole('button', { name: 'Apply' }).click();
  await view.isAt('The lender didn’t answer');
  await page.getByRole('button', { name: 'Read what you typed' }).click();
  await expect(birthDate(page).year).toHaveValue('1990');
  await page.getByRole('button', { name: 'Apply' }).click();
  await view.isAt('Sign your credit agreement');
  expect(await inTab()).not.toContain('birthYear');
});
