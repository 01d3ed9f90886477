import { expect, type Page } from '@playwright/test';
import { cardFieldsIn } from './card-fields.ts';

export const continueOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Says who it is for; a member's name is a start. */
export async function sayContact(page: Page): Promise<void> {
  await page.getByLabel(/^Phone number/).fill('07700 900321');
  await continueOn(page);
}

export async function sayAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter it by hand' }).click();
  await page.getByLabel(/^First line/).fill('4 Heron Way');
  await page.getByLabel(/^Town or city/).fill('Larkford');
  await page.getByLabel(/^Postcode/).fill('LK9 1SA');
  await continueOn(page);
}

/** All that is asked at the check-out, in its order; all phones come with an eSIM and are paid at once. */
export async function sayAll(page: Page): Promise<void> {
  await page.goto('/checkout');
  await sayContact(page);
  await sayAddress(page);
  await continueOn(page);
  for (const esim of await page.getByRole('radio', { name: /^eSIM/ }).all()) await esim.check();
  await continueOn(page);
  for (const atOnce of await page.getByRole('radio', { name: /^At once/ }).all()) await atOnce.check();
  await continueOn(page);
}

/** Pays for what was said, and gives the address of the order. */
export async function payByCard(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Go on to pay £/ }).click();
  await expect(page).toHaveURL(/\/pay\//);
  const card = cardFieldsIn(page);
  await card.enter({});
  await card.press(/^Pay £/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is placed');
  const way = page.getByRole('main').locator('a[href^="/dashboard/orders/phones/"]').first();
  return (await way.getAttribute('href')) ?? '';
}
