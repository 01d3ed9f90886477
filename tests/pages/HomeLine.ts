import type { Page } from '@playwright/test';

/** The line on every step of the order that says which home it is for. */
export const homeLine = (page: Page) => ({
  words: page.getByRole('main').getByText(/^(?:Plans|Switching|Your plan|Your install) at |^Your order for /),
  change: page.getByRole('link', { name: 'Change address' }),
});
