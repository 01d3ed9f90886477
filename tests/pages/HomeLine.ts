import type { Page } from '@playwright/test';

/** The line on every step of the order that says which home it is for. */
export const homeLine = (page: Page) => ({
  words: page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /^(?:Plans|Switching|Your plan|Your install) at .*Change|^Your order for .*Change/ }),
  change: page.getByRole('link', { name: 'Change address' }),
});
