import type { Page } from '@playwright/test';

/** /register-interest */
export const enteringDetails = (page: Page) => ({
  heading: 'Be first to know',
  done: 'You’re on the list',
  postcode: page.getByLabel('Postcode', { exact: true }),
  streetNumber: page.getByLabel('House number or name'),
  firstName: page.getByLabel('First name'),
  lastName: page.getByLabel('Last name'),
  email: page.getByLabel('Email address'),
  submit: page.getByRole('button', { name: 'Sign me up' }),
});
