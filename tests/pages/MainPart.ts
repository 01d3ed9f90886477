import type { Page } from '@playwright/test';

/** What most views offer, by the words on it. */
export const mainPart = (page: Page) => {
  const main = page.getByRole('main');
  return {
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    link: (name: string | RegExp) => main.getByRole('link', { name }),
    retry: main.getByRole('button', { name: 'Try again' }),
  };
};
