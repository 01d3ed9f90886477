import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

test(
  'a traveller finds a country as they type, presses Enter, and Back leads to the one before (MK-04)',
  { tag: '@main' },
  async ({ page, pages: { lookingUpCharges: look } }) => {
    await arrive(page, '/roaming-charges');
    await look.country('Spain').click();
    await expect(page).toHaveURL('/roaming-charges?country=ES');
    await expect(look.heading('Spain')).toBeFocused();
    await look.submit('jap');
    await expect(page).toHaveURL('/roaming-charges?country=JP');
    await expect(look.heading('Japan')).toBeFocused();
    await expect(look.part.getByText('£5 for a day with 1 GB')).toBeVisible();
    await page.goBack();
    await expect(look.heading('Spain')).toBeVisible();
    await page.reload();
    await expect(look.heading('Spain')).toBeVisible();
    await page.getByRole('link', { name: 'What calls there from the UK cost' }).click();
    await expect(page).toHaveURL('/international?country=ES');
    await expect(look.heading('Spain')).toBeVisible();
  },
);

test('a country that there is not is refused, and what was typed stays (MK-04)', async ({ page, pages }) => {
  const { lookingUpCharges: look } = pages;
  await arrive(page, '/international');
  await expect(look.country('Ireland')).toBeVisible();
  await look.submit('Atlantis');
  await expect(page.getByRole('alert')).toContainText('We don’t know this country');
  await expect(look.field).toHaveValue('Atlantis');
  await look.submit('Holland');
  await expect(look.heading('Netherlands')).toBeVisible();
});

test('the page stands without its charges: they can be asked for again, and what was typed is found then (ER-04)', async ({
  page,
  pages,
  gateway,
}) => {
  const { lookingUpCharges: look, main } = pages;
  await gateway.fault({ operationId: 'getChargesAbroad', times: 1, status: 500 });
  await arrive(page, '/roaming-charges');
  await expect(page.getByText('We couldn’t fetch today’s charges')).toBeVisible();
  await look.type('tur');
  await main.retry.click();
  await look.country('Turkey').click();
  await expect(look.heading('Turkey')).toBeVisible();
});
