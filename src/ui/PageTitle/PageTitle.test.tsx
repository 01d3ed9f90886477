import { globSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brand } from '../../pages/content/brand.ts';
import { PageTitle } from './PageTitle.tsx';

test('the browser’s tab says what the page is about, then whose it is', () => {
  render(<PageTitle>Choose your plan</PageTitle>);
  expect(document.title).toBe(`Choose your plan – ${brand.name}`);
});

test('the title of the page that is left stays until the next one is known', () => {
  const { rerender } = render(<PageTitle key="one">Choose your plan</PageTitle>);
  rerender(<p>On its way</p>);
  expect(document.title).toBe(`Choose your plan – ${brand.name}`);
  rerender(<PageTitle key="two">Book your install</PageTitle>);
  expect(document.title).toBe(`Book your install – ${brand.name}`);
});

test('every page has its title drawn by this one', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !/PageTitle\.(?:test\.)?tsx$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const own = files.filter((file) => /<title>[^<]*\{/.test(readFileSync(file, 'utf8')));
  const fixed = files.filter((file) => /^\s*<title>\w/m.test(readFileSync(file, 'utf8')));
  expect([...own, ...fixed], 'Write <PageTitle>, which puts the brand at the end').toEqual([]);
});
