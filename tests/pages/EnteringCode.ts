import type { Page } from '@playwright/test';

/** /auth/login: the code from the authenticator app, or a recovery code. */
export const enteringCode = (page: Page) => ({
  heading: 'Enter your code',
  code: page.getByLabel(/^(6-digit code|Recovery code)$/),
  recoveryHeading: 'Enter a recovery code',
  recovery: page.getByRole('button', { name: 'Use a recovery code' }),
  app: page.getByRole('button', { name: 'Use your authenticator app' }),
  submit: page.getByRole('button', { name: 'Carry on' }),
  /** From here, or after too many attempts. */
  restart: page.getByRole('button', { name: /^(Use another account|Back to log in)$/ }),
  async give(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  },
});
