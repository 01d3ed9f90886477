import type { Page } from '@playwright/test';
import type { NewMember } from '../support/browser/gateway.ts';

/** /auth/register */
export const enteringRegistration = (page: Page) => ({
  heading: 'Join us',
  submit: page.getByRole('main').getByRole('button', { name: 'Join us' }),
  async join(member: NewMember): Promise<void> {
    await page.getByLabel('First name').fill(member.firstName);
    await page.getByLabel('Last name').fill(member.lastName);
    await page.getByLabel('Email address').fill(member.email);
    await page.getByLabel('Mobile number').fill(member.phone);
    await page.getByLabel('Date of birth').fill('1990-03-14');
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await this.submit.click();
  },
});
