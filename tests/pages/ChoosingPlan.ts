import type { Page } from '@playwright/test';

/** /choose-plan */
export const choosingPlan = (page: Page) => ({
  heading: 'Choose your plan',
  cards: page.getByRole('article'),
  card: (name: string) => page.getByRole('article', { name }),
  summary: (name: string) => page.getByRole('article', { name }).getByRole('link', { name: 'Contract summary (PDF)' }),
  select: (name: string) => page.getByRole('article', { name }).getByRole('button', { name: 'Select plan' }),
});
