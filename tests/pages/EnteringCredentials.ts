import type { Page } from '@playwright/test';

/** /auth/login */
export const enteringCredentials = (page: Page) => ({
  heading: 'Log in',
  email: page.getByLabel('Email address'),
  password: page.getByLabel('Password', { exact: true }),
  submit: page.getByRole('main').getByRole('button', { name: 'Log in' }),
  join: page.getByRole('link', { name: 'New here? Join us' }),
  /** In its place, with a plan picked. */
  createAccount: page.getByRole('link', { name: 'Create your account' }),
  async logIn(member: { email: string; password: string }): Promise<void> {
    await this.email.fill(member.email);
    await this.password.fill(member.password);
    await this.submit.click();
  },
});
