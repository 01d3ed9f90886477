import { expect, test } from '../support/browser/test.ts';
import { cardFieldsIn } from '../support/browser/card-fields.ts';

test.beforeEach(({ gateway }) => gateway.register());

test(
  'a member tops up by card, is led back to their credit, and has the receipt there (PH-12)',
  { tag: '@main' },
  async ({ page, pages, view }) => {
    await page.goto('/top-up');
    await view.opensWith('Your credit');
    await page.getByRole('radio', { name: 'Another amount' }).check();
    await page.getByLabel('Amount in pounds').fill('3');
    await pages.main.button(/^Go on to pay$/).click();
    await expect(page.getByRole('main')).toContainText('Enter a whole number of pounds from £5 to £100, like £20');
    await expect(page.getByLabel('Amount in pounds')).toHaveValue('3');
    await view.hasNoBarriersOnce('credit with an amount that is refused');
    await page.getByLabel('Amount in pounds').fill('25');
    await pages.main.button(/^Go on to pay$/).click();
    await view.isAt('Top up by £25');
    const card = cardFieldsIn(page);
    await card.enter({});
    await card.press('Pay £25');
    await view.isAt('Thank you. You’ve topped up');
    await page.getByRole('link', { name: 'Go to your credit' }).click();
    await view.isAt('Your credit');
    const booked = page.getByRole('region', { name: 'What was booked' });
    await expect(booked).toContainText('Top-up');
    await expect(booked).toContainText('+£25');
    await expect(booked.getByRole('link', { name: /^Receipt/ })).toHaveAttribute(
      'href',
      /\/credit\/v1\/top-ups\/.+\/receipt$/,
    );
  },
);

test('a voucher that is none says so at its field, and what was typed stays (PH-12)', async ({ page, pages, view }) => {
  await page.goto('/top-up');
  await view.opensWith('Your credit');
  const number = page.getByLabel('Voucher number');
  await number.fill('9826 0000 0000 4005');
  await pages.main.button(/^Use this voucher$/).click();
  await expect(page.getByRole('main')).toContainText('We don’t know this voucher.');
  await expect(number).toHaveValue('9826 0000 0000 4005');
});

test('a member comes from the prices abroad, caps what they spend there, and finds it so later (MK-04)', async ({
  page,
  pages,
  view,
}) => {
  await page.goto('/roaming-charges');
  await page.getByRole('link', { name: 'Choose another cap' }).click();
  await view.isAt('Your credit');
  const abroad = page.getByRole('region', { name: 'Charges abroad' });
  await expect(abroad).toContainText('You’ve spent £0 abroad this month, and your cap is £40.');
  await page.getByLabel('Cap in pounds').fill('250');
  await pages.main.button(/^Save your cap$/).click();
  await expect(abroad).toContainText('Enter a whole number of pounds from £1 to £200, like £40');
  await expect(page.getByLabel('Cap in pounds')).toHaveValue('250');
  await page.getByLabel('Cap in pounds').fill('25');
  await pages.main.button(/^Save your cap$/).click();
  await expect(page.getByRole('main')).toContainText('Your cap abroad is saved, and counts from now on.');
  await page.reload();
  await expect(abroad).toContainText('your cap is £25.');
  await expect(page.getByLabel('Cap in pounds')).toHaveValue('25');
  await page.getByRole('radio', { name: /^Nothing/ }).check();
  await expect(page.getByLabel('Cap in pounds')).toBeHidden();
  await pages.main.button(/^Save your cap$/).click();
  await expect(abroad).toContainText('What costs extra abroad doesn’t work, as you’ve chosen.');
});
