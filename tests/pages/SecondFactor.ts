import type { Page } from '@playwright/test';
import { totpCodeAt, totpStepOf } from '../../gateway/domains/auth/totp.rules.ts';

/** /dashboard/second-factor */
export const secondFactor = (page: Page) => ({
  off: 'Log in with a code, too',
  on: 'You log in with a code',
  otherDevice: 'Use another device',
  addingDevice: 'Set up your authenticator app',
  switchedOn: 'You now log in with a code',
  switchedOff: 'You no longer log in with a code',
  password: page.getByLabel('Your password', { exact: true }),
  code: page.getByRole('textbox', { name: /^(6-digit code|Code)$/ }),
  recoveryCodes: page.getByRole('region', { name: 'Save your recovery codes' }).getByRole('listitem'),
  picture: page.getByRole('img', { name: 'QR code for your authenticator app' }),
  device: page.getByRole('button', { name: 'Use another device' }),
  removal: page.getByRole('button', { name: 'Stop logging in with a code' }),
  cancel: page.getByRole('button', { name: 'Cancel' }),
  restart: page.getByRole('button', { name: 'Start again' }),
  submit: page.getByRole('button', { name: /^(Set up an app|Carry on|Stop using codes|Confirm)$/ }),
  async setUp(password: string): Promise<void> {
    await this.password.fill(password);
    await this.submit.click();
  },
  async prove(password: string, code: string): Promise<void> {
    await this.code.fill(code);
    await this.setUp(password);
  },
  async give(code: string): Promise<void> {
    await this.code.fill(code);
    await this.submit.click();
  },
  /** The key that is typed by hand where no camera is. */
  async key(): Promise<string> {
    return ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  },
  /** What the app that is being set up shows. */
  async shownCode(): Promise<string> {
    return totpCodeAt(await this.key(), totpStepOf(new Date()));
  },
});
