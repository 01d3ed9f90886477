import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** WCAG 2.2 AA, and what axe knows of good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const root = join(import.meta.dirname, '..', '..', '..');
const axe = readFileSync(join(root, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

type Run = (context: { include?: string[]; exclude: string[] }, options: RunOptions) => Promise<AxeResults>;

/** The page behind it waits: nobody reaches it, and a part of it may be covered or scrolled out of sight. */
const OPEN_DIALOG = '[aria-modal="true"]';

/** Axe comes into a document once. What is in order is not written out, and no rule here reads the style sheets. */
async function expectNothingFound(
  page: Page | Frame,
  runOnly: RunOptions['runOnly'],
  what: string,
  but: readonly string[] = [],
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } };
  const violations = await page.evaluate(
    async ({ exclude, options, dialog }) => {
      const { run } = Reflect.get(globalThis, 'axe') as { run: Run };
      const isOpen = [...document.querySelectorAll(dialog)].some((one) => one.checkVisibility());
      return (await run({ ...(isOpen && { include: [dialog] }), exclude }, options)).violations;
    },
    { exclude: [...but], options, dialog: OPEN_DIALOG },
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} – ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
  expect(found, what).toEqual([]);
}

/** Nothing on the page is a barrier, in words that say what and where. `but`: parts that are left out. */
export const expectNoBarriers = (page: Page | Frame, where: string, but: readonly string[] = []): Promise<void> =>
  expectNothingFound(page, { type: 'tag', values: tags }, `barriers in "${where}"`, but);

/** For a page that was looked at in other colours before: the contrast is all that may differ. */
export const expectContrast = (page: Page, where: string): Promise<void> =>
  expectNothingFound(page, { type: 'rule', values: ['color-contrast'] }, `contrast in "${where}"`);
