import type { Page } from '@playwright/test';

/** /order-confirmation */
export const reviewingOrder = (page: Page) => ({
  heading: 'Review order',
  details: page.getByRole('region', { name: 'Your details' }),
  plan: page.getByRole('region', { name: 'Your plan' }),
  bookings: page.getByRole('region', { name: 'Your bookings' }),
  changeOutside: page
    .getByRole('region', { name: 'Outside install' })
    .getByRole('link', { name: 'Choose a different date' }),
  changeHome: page.getByRole('region', { name: 'Home install' }).getByRole('link', { name: 'Choose a different date' }),
  change: (what: string) => page.getByRole('link', { name: `Change ${what}` }),
  /** The same dialog, whichever of what it holds is to be changed. */
  changeNotes: (what: 'contact' | 'health and safety' | 'engineer notes') =>
    page.getByRole('button', { name: `Change ${what}` }),
  switch: page.getByRole('region', { name: 'Your switch' }),
  changeSwitch: page.getByRole('link', { name: 'Change your switch' }),
  agreement: page.getByRole('region', { name: 'Your agreement' }),
  document: (name: string | RegExp) => page.getByRole('region', { name: 'Your agreement' }).getByRole('link', { name }),
  accept: page.getByRole('checkbox', { name: /I have read and accept the contract/ }),
  placeOrder: page.getByRole('button', { name: 'Place order' }),
});
