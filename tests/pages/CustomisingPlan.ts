import type { Page } from '@playwright/test';

/** /customise-plan */
export const customisingPlan = (page: Page) => ({
  heading: 'Make it yours',
  length: (text: string | RegExp) => page.getByRole('radio', { name: text }),
  mesh: page.getByRole('checkbox', { name: 'Add mesh Wi-Fi' }),
  connectionDate: page.getByLabel('Go Live date'),
  /** In the bar at the foot, or beside the step where there is room. */
  total: page
    .getByRole('region', { name: 'Your order so far' })
    .or(page.getByRole('complementary', { name: 'Order summary' })),
  viewSummary: page.getByRole('button', { name: 'View summary' }),
  summary: page.getByRole('dialog', { name: 'Order summary' }),
  closeSummary: page.getByRole('button', { name: 'Back to my order' }),
  book: page.getByRole('button', { name: /^(Book your install|Save and review order)$/ }),
  saveForLater: page.getByRole('button', { name: 'Save for later' }),
  saved: page.getByRole('dialog', { name: 'Saved for later' }),
});
