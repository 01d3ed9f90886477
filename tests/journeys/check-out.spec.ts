import { cardFieldsIn } from '../support/browser/card-fields.ts';
import { continueOn, sayAddress, sayAll, sayContact } from '../support/browser/checking-out.ts';
import { codeBeyondShell } from '../support/browser/page-code.ts';
import { expect, test } from '../support/browser/test.ts';

const pixel = 'google-pixel-10-128-black-new';
const galaxy = 'samsung-galaxy-s25-128-navy-g';

test(
  'a visitor orders a phone: logs in from the basket, says what is asked, and pays (PH-05, PH-07, PH-09)',
  { tag: '@main' },
  async ({ page, view, gateway, pages: { main } }) => {
    await gateway.fillBasket(pixel);
    await page.goto('/basket');
    await main.link('Check out').click();
    await expect(page).toHaveURL(/\/auth\/login\?.*redirect=%2Fcheckout/);
    await gateway.register();
    await page.goto('/checkout');
    await view.isAt('Who is it for?');
    await expect(page).toHaveURL('/checkout/contact');
    await sayContact(page);
    await view.isAt('Where should we send it?');
    await page.getByLabel(/^Postcode or address/).fill('LK1 1AA');
    await page.getByRole('button', { name: 'Find address' }).click();
    for (const name of [/^LK1 1AA/, /^1 to 5/, /^\d+ Heron Way/])
      await page.getByRole('main').getByRole('listitem').getByRole('button', { name }).first().click();
    await expect(page.getByLabel(/^Postcode/)).toHaveValue('LK1 1AA');
    await continueOn(page);
    await view.isAt('When should it come?');
    await continueOn(page);
    await view.isAt('A SIM with it?');
    await page.getByRole('radio', { name: /^SIM card/ }).check();
    await continueOn(page);
    await view.isAt('How do you want to pay?');
    await page.getByRole('radio', { name: /^At once/ }).check();
    await continueOn(page);
    await view.isAt('Check your answers');
    await main.button(/^Go on to pay £/).click();
    await expect(page).toHaveURL(/\/pay\//);
    const card = cardFieldsIn(page);
    await card.enter({});
    await card.press(/^Pay £/);
    await view.isAt('Thank you. Your order is placed');
    await page.goto('/basket');
    await view.isAt('Your basket is empty');
  },
);

test('a reload in the middle and Back keep what was typed and said (PH-11)', async ({ page, view, gateway }) => {
  await gateway.register();
  await gateway.fillBasket(pixel);
  await page.goto('/checkout');
  await page.getByLabel(/^Phone number/).fill('07700 90');
  await page.reload();
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('07700 90');
  await sayContact(page);
  await sayAddress(page);
  await view.isAt('When should it come?');
  await page.goBack();
  await expect(page.getByLabel(/^First line/)).toHaveValue('4 Heron Way');
  await page.goto('/basket');
  await page.getByRole('link', { name: 'Check out' }).click();
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('07700 900321');
});

test('what was said comes back in another tab once it was saved, and can be changed before it is paid (PH-11)', async ({
  page,
  context,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.fillBasket(pixel);
  await sayAll(page);
  await page.getByRole('button', { name: /^Go on to pay/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await page.goBack();
  await view.isAt('Check your answers');
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other).toHaveURL('/checkout/review');
  await other.getByRole('link', { name: 'Change who it’s for' }).click();
  await other.getByLabel(/^First name/).fill('Robin');
  await continueOn(other);
  await expect(other.getByText(/^Robin Fairweather/)).toBeVisible();
});

test('what has changed since it was read is said, with nothing paid, and the basket is whole (PH-05, PH-06)', async ({
  page,
  view,
  gateway,
  pages: { main },
}) => {
  await gateway.register();
  await gateway.fillBasket(pixel);
  await sayAll(page);
  await view.isAt('Check your answers');
  // In another tab, say.
  await gateway.fillBasket(galaxy);
  await main.button(/^Go on to pay/).click();
  await view.isAt('Look at your basket again');
  await main.link('Go to basket').click();
  await expect(page.getByRole('list', { name: 'In your basket' }).getByRole('listitem')).toHaveCount(2);
  await main.link('Check out').click();
  // There is another phone to say a SIM for; all else is kept.
  await view.isAt('Who is it for?');
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('07700 900321');
});

test('a member with an empty basket has nothing to check out', async ({ page, view, gateway, pages: { main } }) => {
  await gateway.register();
  await page.goto('/checkout/review');
  await view.isAt('There’s nothing to check out');
  await expect(page).toHaveURL('/checkout');
  await expect(main.link('See all phones')).toBeVisible();
});

test('the check-out brings at most 60 kB of code beyond the shell', async ({ page, gateway }) => {
  await gateway.register();
  await gateway.fillBasket(pixel);
  const { '/checkout': bytes } = await codeBeyondShell(page, { '/checkout': 'Who is it for?' });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(60_000);
});

test('what is ordered stands beside each page where there is room, and at the end above the way to pay', async ({
  page,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.fillBasket(pixel);
  const ordered = page.getByRole('region', { name: 'Your order', exact: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/checkout');
  await view.isAt('Who is it for?');
  await expect(ordered).toContainText('Pixel 10');
  await expect(ordered.getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(ordered).toBeHidden();
  await sayAll(page);
  await view.isAt('Check your answers');
  await expect(ordered.getByRole('button', { name: /^Go on to pay £/ })).toBeVisible();
});
