import type { Page } from '@playwright/test';

/** /postcode-checker: the search with its suggestions. */
export const enteringAddress = (page: Page) => ({
  heading: 'Can you get our broadband?',
  box: page.getByLabel('Your postcode or address'),
  suggestion: (text: string | RegExp) =>
    page.getByRole('main').getByRole('listitem').getByRole('button', { name: text }),
  suggestions: page.getByRole('main').getByRole('listitem').getByRole('button'),
  back: page.getByRole('button', { name: 'Back to all results' }),
  submit: page.getByRole('button', { name: 'Check address' }),
  /** Where all homes of a postcode are listed it is called otherwise. */
  byHand: page.getByRole('button', { name: /^(Enter your address by hand|My home is not in this list)$/ }),
  open: () => page.goto('/postcode-checker'),
  async search(text: string): Promise<void> {
    await this.box.fill(text);
    await this.submit.click();
  },
  async resume(code: string): Promise<void> {
    await page.getByText('Saved an order for later?').click();
    await page.getByLabel('Your 8-character code').fill(code);
    await page.getByRole('button', { name: 'Carry on with my order' }).click();
  },
});
