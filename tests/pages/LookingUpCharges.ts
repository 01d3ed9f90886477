import type { Page } from '@playwright/test';

/** The look-up of a country on the pages of roaming and of international calls. */
export const lookingUpCharges = (page: Page) => {
  const part = page.getByRole('region', { name: /^(Where are you going|Which country are you calling)/ });
  const field = part.getByRole('searchbox', { name: 'Country' });
  return {
    part,
    field,
    type: (text: string) => field.fill(text),
    submit: async (text: string) => {
      await field.fill(text);
      await field.press('Enter');
    },
    country: (name: string) => part.getByRole('listitem').getByRole('link', { name, exact: true }),
    heading: (name: string | RegExp) => part.getByRole('heading', { level: 3, name }),
  };
};
