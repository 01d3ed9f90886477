import type { Page } from '@playwright/test';

const visit = (page: Page, heading: string, card: string) => ({
  heading,
  card: page.getByRole('region', { name: card }),
  change: page.getByRole('button', { name: 'Choose a different date' }),
  continue: page.getByRole('button', { name: 'Continue' }),
  confirm: page.getByRole('button', { name: 'Confirm booking' }),
  changeNotes: page.getByRole('button', { name: 'Change engineer notes' }),
});

/** /book-install/outside: the date proposed, held or gone. */
export const outsideVisit = (page: Page) => visit(page, 'Outside install', 'Your outside install');

/** /book-install/home: the date proposed, held or gone. */
export const inHomeVisit = (page: Page) => visit(page, 'Home install', 'Your home install');
