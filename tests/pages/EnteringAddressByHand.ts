import type { Page } from '@playwright/test';
import type { SentinelId } from '../../gateway/scenarios/sentinels.ts';
import { homeOf } from '../support/browser/gateway.ts';

/** /postcode-checker: postcode and number typed by hand. */
export const enteringAddressByHand = (page: Page) => ({
  heading: 'Enter your address',
  postcode: page.getByLabel('Postcode', { exact: true }),
  streetNumber: page.getByLabel('House number or name'),
  submit: page.getByRole('button', { name: 'Check address' }),
  searchInstead: page.getByRole('button', { name: 'Search instead' }),
  async check({ postcode, streetNumber }: { postcode: string; streetNumber: string }): Promise<void> {
    await this.postcode.fill(postcode);
    await this.streetNumber.fill(streetNumber);
    await this.submit.click();
  },
  /** Opens the address check and asks for a test home. */
  async checkHome(id: SentinelId): Promise<void> {
    await page.goto('/postcode-checker');
    await page.getByRole('button', { name: 'Enter your address by hand' }).click();
    await this.check(homeOf(id));
  },
});
