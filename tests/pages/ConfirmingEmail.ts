import type { Page } from '@playwright/test';

/** /auth/confirm-email */
export const confirmingEmail = (page: Page) => ({
  heading: 'Confirm your email address',
  changed: 'Your email address has been changed',
  taken: 'Another account uses this address',
  password: page.getByLabel('Your password'),
  button: page.getByRole('button', { name: 'Confirm this address' }),
  confirm: async (password: string) => {
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Confirm this address' }).click();
  },
  profile: page.getByRole('main').getByRole('link', { name: 'Go to your profile' }),
  logIn: page.getByRole('main').getByRole('link', { name: 'Log in' }),
});
