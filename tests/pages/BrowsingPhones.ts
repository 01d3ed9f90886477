import type { Page } from '@playwright/test';

/** The range of phones and the page of one: what is chosen there are links in groups. */
export const browsingPhones = (page: Page) => {
  const main = page.getByRole('main');
  const folded = (words: string) => main.locator('summary').filter({ hasText: words });
  const filters = folded('Filters');
  const choice = (group: string, name: string | RegExp) =>
    main.getByRole('group', { name: group, includeHidden: true }).getByRole('link', { name, includeHidden: true });
  return {
    filters,
    choice,
    /** Opens the filters, or the order, first where they are folded. */
    choose: async (group: string, name: string | RegExp) => {
      const wanted = choice(group, name);
      await main.getByRole('heading', { level: 1 }).waitFor();
      if (!(await wanted.isVisible())) await (group === 'Sort by' ? folded(group) : filters).click();
      await wanted.click();
    },
    /** The phones that are shown, in their order. */
    names: () => main.getByRole('listitem').getByRole('heading', { level: 2 }).locator('a').allTextContents(),
    count: main.getByRole('status').filter({ hasText: /phones?$/ }),
  };
};
