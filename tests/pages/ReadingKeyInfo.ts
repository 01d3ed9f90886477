import type { Page } from '@playwright/test';

/** /book-install/key-info */
export const readingKeyInfo = (page: Page) => ({
  heading: 'Before you choose your dates',
  choose: page.getByRole('button', { name: /^Choose your dates?$/ }),
});
