import type { Page } from '@playwright/test';

/** The home page of broadband, as far as somebody begins an order there. */
export const broadbandHome = (page: Page) => {
  const postcode = page.getByRole('textbox', { name: 'Your postcode' });
  return {
    /** At the top, and once more at the foot. */
    postcode,
    async check(typed: string, where: 'top' | 'foot' = 'top'): Promise<void> {
      const field = where === 'top' ? postcode.first() : postcode.last();
      await field.fill(typed);
      const buttons = page.getByRole('button', { name: 'Check your address' });
      await (where === 'top' ? buttons.first() : buttons.last()).click();
    },
  };
};
