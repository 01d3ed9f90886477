import { cardFieldsIn } from '../support/browser/card-fields.ts';
import { expect, test } from '../support/browser/test.ts';

test.beforeEach(({ gateway }) => gateway.register());

test(
  'a member without credit comes from the range, pays a plan by card, is led back, and takes it back (MK-05, MK-07)',
  { tag: '@main' },
  async ({ page, pages: { main }, view }) => {
    await page.goto('/sim-only-deals');
    await main.link(/^Buy 30 GB/).click();
    await view.isAt('How would you like your 30 GB plan?');
    await expect(page).toHaveURL('/buy/goodybag');
    await expect(page.getByRole('main')).toContainText('It starts as soon as your SIM is on.');
    await main.button(/^Go on$/).click();
    await expect(page.getByRole('main')).toContainText('Choose how to pay');
    await expect(page.getByRole('main')).toContainText('Choose whether to buy it once or each time it ends');
    await view.hasNoBarriersOnce('how a SIM plan is bought, with nothing chosen');
    await page.getByRole('radio', { name: /^From my credit/ }).check();
    await page.getByRole('radio', { name: /^Each time it ends/ }).check();
    await main.button(/^Go on$/).click();
    await expect(page.getByRole('main')).toContainText('Your credit isn’t enough for this plan.');
    // What was chosen is still there after a look at the credit.
    await page.getByRole('link', { name: 'Top up your credit' }).click();
    await view.isAt('Your credit');
    await page.goBack();
    await view.isAt('How would you like your 30 GB plan?');
    await expect(page.getByRole('radio', { name: /^Each time it ends/ })).toBeChecked();
    await page.getByRole('radio', { name: /^By card/ }).check();
    await main.button(/^Go on$/).click();
    await view.isAt('Check and buy');
    await page.reload();
    await view.isAt('Check and buy');
    await view.hasNoBarriersOnce('a SIM plan before it is bought');
    await main.button(/^Pay £10$/).dblclick();
    await view.isAt('Pay £10');
    await page.goBack();
    await view.isAt('Check and buy');
    await main.button(/^Pay £10$/).click();
    const card = cardFieldsIn(page);
    await card.enter({});
    await card.press('Pay £10');
    await view.isAt('Thank you. Your plan is paid');
    await page.getByRole('link', { name: 'Go to your plan' }).click();
    await view.isAt('You’ve bought 30 GB');
    await expect(page.getByRole('main')).toContainText('It begins as soon as your SIM is on.');
    await main.button(/^See your plan$/).click();
    await view.isAt('Your SIM plan');
    await view.hasNoBarriersOnce('a SIM plan that waits');
    await main.button(/^Take it back$/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByRole('main')).toContainText('Taken back. What you paid goes back to where it came from.');
    await expect(main.button(/^Choose 30 GB$/)).toBeVisible();
  },
);

test('a plan from credit is bought once, however many tabs there are, and is repeated once it is said who pays (MK-07)', async ({
  page,
  context,
  pages,
  view,
}) => {
  await page.goto('/top-up');
  await page.getByRole('radio', { name: '£10' }).check();
  await pages.main.button(/^Go on to pay$/).click();
  const card = cardFieldsIn(page);
  await card.enter({});
  await card.press('Pay £10');
  await view.isAt('Thank you. You’ve topped up');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/buy/goodybag?plan=7a1d0c52-51a7-4b90-8c1e-000000000002');
    await tab.getByRole('radio', { name: /^From my credit/ }).check();
    await tab.getByRole('radio', { name: /^Once/ }).check();
    await tab.getByRole('button', { name: 'Go on', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Buy for £8' }).dblclick();
  await view.isAt('You’ve bought 12 GB');
  await other.getByRole('button', { name: 'Buy for £8' }).click();
  await expect(other.getByRole('main')).toContainText('only one can wait');
  await expect(other.getByRole('link', { name: 'Your credit: £2' })).toBeVisible();
  await page.getByRole('button', { name: 'See your plan' }).click();
  await pages.main.button(/^Buy one each time it ends$/).click();
  await pages.main.button(/^Save$/).click();
  await expect(page.getByRole('main')).toContainText('Choose how it’s paid each time');
  await page.getByRole('radio', { name: /^From my credit/ }).check();
  await pages.main.button(/^Save$/).click();
  await view.isAt('Your SIM plan');
  await expect(pages.main.button(/^Stop repeating$/)).toBeVisible();
});
