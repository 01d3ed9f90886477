import type { Page } from '@playwright/test';

/** /auth/login: the code from the authenticator app. */
export const enteringCode = (page: Page) => ({
  heading: 'Enter your code',
  code: page.getByLabel('6-digit code'),
  submit: page.getByRole('button', { name: 'Carry on' }),
  /** From here, or after too many tries. */
  restart: page.getByRole('button', { name: /^(Use another account|Back to log in)$/ }),
  async give(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  },
});
