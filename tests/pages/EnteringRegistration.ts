import type { Page } from '@playwright/test';
import type { NewMember } from '../support/browser/gateway.ts';
import { birthDate } from './BirthDate.ts';

/** /auth/register */
export const enteringRegistration = (page: Page) => ({
  heading: 'Join us',
  /** In the middle of an order. */
  headingInOrder: 'Create your account',
  submit: page.getByRole('main').getByRole('button', { name: /^(Join us|Create account and carry on)$/ }),
  logIn: page.getByRole('link', { name: /^Already (with us|have an account)\? Log in$/ }),
  async join(member: NewMember): Promise<void> {
    await page.getByLabel('First name').fill(member.firstName);
    await page.getByLabel('Last name').fill(member.lastName);
    await page.getByLabel('Email address').fill(member.email);
    const phone = page.getByLabel('Mobile number');
    // Who orders is asked for it with the visits.
    if (await phone.isVisible()) await phone.fill(member.phone);
    await birthDate(page).enter({ birthDay: '14', birthMonth: '3', birthYear: '1990' });
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await this.submit.click();
  },
});
