import { expect, it } from 'vitest';
import { overBudget, readBudget } from './budget.ts';
import { arrivalPages } from './built-pages.ts';

const budget = { '/': { js: 125, css: 12, html: 14.5 } };

it('a page within its limits is fine', () => {
  expect(overBudget('/', { js: 125, css: 5, html: 11 }, budget)).toEqual([]);
});

it('a page that is too heavy is named, with what it weighs and what it may', () => {
  expect(overBudget('/', { js: 125.4, css: 12.5, html: 11 }, budget)).toEqual([
    '/: 125.4 kB of js, 125 kB allowed',
    '/: 12.5 kB of css, 12 kB allowed',
  ]);
});

it('a page that has no limits of its own has those of all others', () => {
  expect(overBudget('/pricing', { js: 90, css: 5, html: 11 }, { '/*': { js: 80, css: 12, html: 14.5 } })).toEqual([
    '/pricing: 90.0 kB of js, 80 kB allowed',
  ]);
});

it('a page that people arrive at needs limits of its own', async () => {
  expect(() => overBudget('/other', { js: 1, css: 1, html: 1 }, budget)).toThrow('no limits for /other');
  const paths = arrivalPages.map(({ path }) => path);
  expect(Object.keys(await readBudget())).toEqual([...paths, '/*']);
});

it('no limit is above what every page has to hold (docs/performance.md)', async () => {
  for (const limits of Object.values(await readBudget())) {
    expect(limits?.js).toBeLessThanOrEqual(125);
    expect(limits?.css).toBeLessThanOrEqual(12);
  }
});
