import type { Page } from '@playwright/test';

/** /about-you */
export const enteringName = (page: Page) => ({
  firstName: page.getByLabel('First name'),
  lastName: page.getByLabel('Last name'),
  submit: page.getByRole('button', { name: 'Save and carry on' }),
  async give(firstName: string, lastName: string): Promise<void> {
    await this.firstName.fill(firstName);
    await this.lastName.fill(lastName);
    await this.submit.click();
  },
});
