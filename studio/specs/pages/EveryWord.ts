import type { Page } from '@playwright/test';

/** The register of words: /inspector?words=<journey>. */
export const everyWordIn = (page: Page) => {
  const sentences = page.getByRole('table');
  const changed = page.getByRole('region', { name: /sentences? changed/ });
  return {
    heading: 'Every word',
    open: (journey = '') => page.goto(`/inspector?words=${journey}`),
    find: page.getByRole('searchbox', { name: 'Find words' }),
    journey: page.getByRole('combobox', { name: 'Journey' }),
    saidBy: page.getByRole('combobox', { name: 'Said by' }),
    readingAge: page.getByRole('combobox', { name: 'Reading age' }),
    show: page.getByRole('combobox', { name: 'Show' }),
    count: page.getByText(/^[\d,]+ of [\d,]+ sentences$/),
    row: (words: string) => sentences.getByRole('row').filter({ hasText: words }),
    sentence: (words: string) => sentences.getByRole('button', { name: words, exact: true }),
    sort: (column: string) => sentences.getByRole('columnheader', { name: column }).getByRole('button'),
    words: sentences.getByRole('textbox', { name: 'Your words' }),
    use: sentences.getByRole('button', { name: 'Use these words' }),
    takeBack: sentences.getByRole('button', { name: 'Take back' }),
    changed,
    patch: changed.getByRole('button', { name: 'Take the patch' }),
  };
};
