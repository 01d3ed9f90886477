import type { Page } from '@playwright/test';

/** /book-install/key-info */
export const readingKeyInfo = (page: Page) => ({
  heading: 'Before you choose your dates',
  /** One date after the other: the only way for who needs one visit. */
  choose: page.getByRole('button', { name: /^Choose (your date|each date yourself)$/ }),
  /** As a pair; one after the other where there are dates already, held or expired. */
  chooseDates: page.getByRole('button', { name: 'Choose your dates', exact: true }),
});
