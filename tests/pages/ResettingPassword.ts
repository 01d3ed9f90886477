import type { Page } from '@playwright/test';

/** /auth/forgot-password and /auth/reset-password */
export const resettingPassword = (page: Page) => ({
  forgotten: 'Forgot your password?',
  sent: 'Check your email',
  newPassword: 'Choose a new password',
  changed: 'Your password is changed',
  email: page.getByLabel('Email address'),
  send: page.getByRole('button', { name: 'Send me a link' }),
  another: page
    .getByRole('main')
    .getByRole('button', { name: /^(Send me a new link|Use another email address|Try again later)$/ }),
  password: page.getByLabel('New password', { exact: true }),
  save: page.getByRole('button', { name: 'Save new password' }),
  logIn: page.getByRole('main').getByRole('link', { name: /^(Log in|Back to log in)$/ }),
  async ask(email: string): Promise<void> {
    await this.email.fill(email);
    await this.send.click();
  },
  async choose(password: string): Promise<void> {
    await this.password.fill(password);
    await this.save.click();
  },
});
