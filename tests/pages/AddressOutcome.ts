import type { Page } from '@playwright/test';

/** /postcode-checker: what the check found out, with the ways on. */
export const addressOutcome = (page: Page) => ({
  served: 'Good news, we cover your address',
  showPlans: page.getByRole('button', { name: 'Show available plans' }),
  changeAddress: page.getByRole('button', { name: 'Change address' }),
  beFirstToKnow: page.getByRole('button', { name: 'Be first to know' }),
  byHand: page.getByRole('button', { name: 'Enter the address by hand' }),
  retry: page.getByRole('button', { name: 'Try again' }),
  chat: page.getByRole('main').getByRole('link', { name: 'Chat with us' }),
});
