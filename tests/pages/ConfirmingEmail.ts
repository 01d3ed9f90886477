import type { Page } from '@playwright/test';

/** /auth/confirm-email */
export const confirmingEmail = (page: Page) => ({
  heading: 'Confirm your email address',
  changed: 'Your email address is changed',
  taken: 'Another account uses this address',
  confirm: page.getByRole('button', { name: 'Confirm this address' }),
  profile: page.getByRole('main').getByRole('link', { name: 'Go to your profile' }),
  logIn: page.getByRole('main').getByRole('link', { name: 'Log in' }),
});
