import type { Page } from '@playwright/test';

/** /order-summary */
export const orderPlaced = (page: Page) => ({
  heading: "You're all sorted",
  main: page.getByRole('main'),
  orderId: page.getByRole('main').getByText(/^Order ID/),
  switch: page.getByRole('region', { name: 'Your switch' }),
  trySwitchAgain: page.getByRole('main').getByRole('button', { name: 'Try the switch again' }),
  backToBroadband: page.getByRole('main').getByRole('link', { name: 'Back to broadband' }),
});
