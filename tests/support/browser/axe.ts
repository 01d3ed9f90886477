import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe knows of good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No page has a frame; the mode that looks into frames opens a page of its own for each look, and takes twice as long. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode(true);

async function expectNothingFound(builder: AxeBuilder, what: string): Promise<void> {
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} – ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
  expect(found, what).toEqual([]);
}

/** Nothing on the page is a barrier, in words that say what and where. `but`: parts that are left out. */
export const expectNoBarriers = (page: Page, where: string, but: readonly string[] = []): Promise<void> =>
  expectNothingFound(
    but.reduce((builder, part) => builder.exclude(part), axe(page).withTags(tags)),
    `barriers in "${where}"`,
  );

/** For a page that was looked at in other colours before: the contrast is all that may differ. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  expectNothingFound(axe(page).withRules(['color-contrast']), `contrast in "${where}"`);
