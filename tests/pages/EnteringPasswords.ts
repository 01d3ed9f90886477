import type { Page } from '@playwright/test';

/** /dashboard/password */
export const enteringPasswords = (page: Page) => ({
  heading: 'Change your password',
  current: page.getByLabel('Current password', { exact: true }),
  new: page.getByLabel('New password', { exact: true }),
  save: page.getByRole('button', { name: 'Save new password' }),
  async change(from: string, to: string): Promise<void> {
    await this.current.fill(from);
    await this.new.fill(to);
    await this.save.click();
  },
});
