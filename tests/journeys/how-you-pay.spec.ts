import { expectNoBarriers } from '../support/browser/axe.ts';
import { cardFieldsIn } from '../support/browser/card-fields.ts';
import { expect, test } from '../support/browser/test.ts';

const heading = 'How you pay your bills';

test('a Direct Debit is set up on the provider’s page, which says what is wrong with an account, takes a sort code with dashes, and tells us two digits (PH-08)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(new URL(page.url()).origin)) sent.push(`${request.url()} ${request.postData()}`);
  });
  await page.goto('/dashboard/payment-method');
  await view.isAt(heading);
  await pages.main.button('Set up a Direct Debit').click();
  await view.isAt('Set up a Direct Debit');
  const bank = page.frameLocator('iframe[title="Your bank account"]');
  const setUp = bank.getByRole('button', { name: 'Set up Direct Debit' });
  await setUp.click();
  await expect(bank.getByLabel('Name of the account holder')).toBeFocused();
  await expect(bank.getByLabel('Sort code')).toHaveAccessibleDescription(/six digits/);
  await expect(bank.getByLabel('Account number')).toHaveAccessibleDescription(/put zeros in front/);
  await expect(bank.getByLabel(/It’s my account/)).toHaveAccessibleDescription(/pay by card/);
  await expect(bank.getByRole('heading', { name: 'The Direct Debit Guarantee' })).toBeVisible();
  const [, frame] = page.frames();
  if (frame) await expectNoBarriers(frame, 'the Direct Debit form with mistakes');

  await bank.getByLabel('Name of the account holder').fill('Wren Fairweather');
  await bank.getByLabel('Sort code').fill('12-10-00');
  await bank.getByLabel('Account number').fill('1234 5678');
  await bank.getByLabel(/It’s my account/).check();
  await setUp.click();
  await expect(bank.getByRole('alert')).toContainText('can’t be set up for this account');
  await expect(bank.getByLabel('Account number')).toHaveValue('1234 5678');

  // What came of it stands above the form, which moves by it: whoever presses as it comes would miss the button.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You have 2 tries left.');
  await bank.getByLabel('Account number').fill('4030 8669');
  await setUp.click();
  await view.isAt('Your Direct Debit is being set up');
  // The provider’s webhook says so, too.
  await gateway.hurry();
  await page.goto('/dashboard/payment-method');
  await view.isAt(heading);
  await expect(page.getByText(/^Your Direct Debit from your bank account ending in 69 is being set up/)).toBeVisible();
  expect(sent.join('\n')).not.toMatch(/4030 ?8669|12-?10-?00|Wren/);
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test('the bills of who has added a card are charged to it by themselves from then on (PH-08)', async ({
    page,
    pages,
    view,
    gateway,
  }) => {
    const member = await gateway.register();
    await gateway.placeOrder('visits-none');
    await page.goto('/dashboard/payment-method');
    await view.isAt(heading);
    await pages.main.button('Add a card').click();
    await view.isAt('Keep a card');
    const card = cardFieldsIn(page);
    await card.enter({});
    await card.press('Keep this card');
    await view.isAt('Your card is kept');
    await page.goto('/dashboard/payment-method');
    await pages.main.button('Charge my bills to this card').click();
    await expect(page.getByText(/^Done\. We’ll charge your bills to this card/)).toBeVisible();
    await expect(page.getByText(/^We charge each bill to your Visa card ending in 1111/)).toBeVisible();

    await gateway.liveForMonths(1);
    // A card is charged at nine in the morning: what this day has made may wait for it.
    await gateway.moveClock({ advanceDays: 1 });
    await page.goto('/dashboard/bills');
    await pages.enteringCredentials.logIn(member);
    await view.isAt('Your bills');
    await page.getByRole('region', { name: 'Bills so far' }).getByRole('link').last().click();
    await expect(page.getByText(/^Paid/)).toBeVisible();
    await expect(pages.main.button(/^Pay £/)).toHaveCount(0);
  });
});
