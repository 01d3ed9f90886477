import type { Page } from '@playwright/test';

/** /book-install */
export const readingOverview = (page: Page) => ({
  heading: 'Book your install',
  noVisitHeading: 'Good news, no visit is needed',
  steps: page.getByRole('region', { name: 'What happens' }).getByRole('listitem'),
  continue: page.getByRole('button', { name: 'Continue' }),
  review: page.getByRole('button', { name: 'Review my order' }),
});
