import type { Page } from '@playwright/test';

type Card = { number?: string; code?: string; holder?: string };

/** The provider's card fields, in their frame on the page of a payment. */
export function cardFieldsIn(page: Page) {
  const fields = page.frameLocator('iframe[title="Your card"], iframe[title="Your payment"]');
  const button = (name: string | RegExp) => fields.getByRole('button', { name });
  return {
    fields,
    number: fields.getByLabel('Card number'),
    keep: fields.getByLabel(/Keep this card, so/),
    button,
    /** A card whose bank says yes, unless it is said otherwise. */
    async enter({ number = '4111111111111111', code = '737', holder = 'Wren Fairweather' }: Card): Promise<void> {
      await fields.getByLabel('Card number').fill(number);
      await fields.getByLabel('Valid until').fill('03/30');
      await fields.getByLabel('Security code').fill(code);
      await fields.getByLabel('Name on the card').fill(holder);
    },
    press: (name: string | RegExp) => button(name).click(),
    /** The bank asks within the card fields. */
    async tellBank(password = 'password'): Promise<void> {
      const bank = fields.frameLocator('iframe');
      await bank.getByLabel('Password of your bank').fill(password);
      await bank.getByRole('button', { name: 'Confirm' }).click();
    },
  };
}
