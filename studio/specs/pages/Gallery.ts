import { expect, type Locator, type Page } from '@playwright/test';

/** The gallery of the kit, and what of it is measured. */
export const gallery = (page: Page) => ({
  /** Whole, and at the example where one is named. */
  open: async (slug: string, example = ''): Promise<void> => {
    await page.goto(`/ui/${slug}${example && `#${example}`}`);
    await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible();
    if (example !== '') await expect(page.locator(`section#${example}`)).toBeFocused();
  },
  /** An example by its place in the address. */
  example: (id: string): Locator => page.locator(`section#${id}`),
  find: page.getByRole('searchbox', { name: 'Find' }),
  list: page.getByRole('navigation', { name: 'The kit' }),
  /** On a phone the list and its search are behind a button. */
  openList: async (): Promise<void> => {
    const opener = page.getByRole('button', { name: 'Find a component' });
    if (await opener.isVisible()) await opener.click();
  },
  colours: (name: 'Device' | 'Light' | 'Dark') => page.getByRole('radio', { name }),
});

/** Width and height as drawn, px. */
export async function sizeOf(locator: Locator): Promise<{ width: number; height: number }> {
  await expect(locator).toBeVisible();
  return locator.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });
}

export const styleOf = (locator: Locator, property: string, pseudo?: string): Promise<string> =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);
