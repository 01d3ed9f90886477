import type { Page } from '@playwright/test';

/** The page of the provider's wallet, which the customer has left the site for. */
export function walletOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    account: page.getByLabel('Your Wren Pay account'),
    button,
    /** Approves from an account that says yes, unless it is said otherwise. */
    async approve(account = 'wren@example.com'): Promise<void> {
      await page.getByLabel('Your Wren Pay account').fill(account);
      await button(/^Approve £/).click();
    },
  };
}
