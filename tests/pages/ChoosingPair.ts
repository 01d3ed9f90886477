import type { Page } from '@playwright/test';

/** /book-install/dates: both visits as a pair of dates. */
export const choosingPair = (page: Page) => {
  const pairs = page.getByRole('listitem').filter({ hasText: /Your broadband works from / });
  return {
    heading: 'Choose your dates',
    pairs,
    more: page.getByRole('button', { name: 'More dates' }),
    eachDate: page.getByRole('button', { name: 'Choose each date yourself' }),
    /** "Only Fridays", "Morning". */
    only: (name: string) => page.getByRole('radio', { name }),
    /** Takes the nth pair of the list, counted from 0. */
    take: (nth: number): Promise<void> => pairs.nth(nth).getByRole('button', { name: 'Take these dates' }).click(),
  };
};
