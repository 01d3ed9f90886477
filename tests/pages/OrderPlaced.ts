import type { Page } from '@playwright/test';

/** /order-summary */
export const orderPlaced = (page: Page) => ({
  heading: "You're all sorted",
  main: page.getByRole('main'),
  backToBroadband: page.getByRole('main').getByRole('link', { name: 'Back to broadband' }),
});
