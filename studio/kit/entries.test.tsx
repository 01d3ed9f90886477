import { render, screen } from '@testing-library/react';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { entries } from './entries.ts';
import { Gallery } from './Gallery.tsx';
import { ExampleBox } from './ExampleBox.tsx';

const components = globSync('src/ui/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
const shown = new Set(entries.flatMap(({ files }) => files));

beforeEach(() => {
  // What a browser would have to say about an example fails its test.
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => {
      throw new Error(said.map(String).join(' '));
    });
});

describe('the gallery', () => {
  test('shows every component of the kit', () => {
    expect(components.length).toBeGreaterThan(30);
    expect(
      components.filter((file) => !shown.has(file)),
      'Give each an entry in studio/kit/entries.ts; docs/kit.md says how',
    ).toEqual([]);
  });

  test('shows nothing that is gone', () => {
    expect([...shown].filter((file) => !existsSync(file))).toEqual([]);
  });

  test('has a page for each slug, and a place for each example', () => {
    const slugs = entries.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const { slug, examples } of entries) {
      const ids = examples.map(({ id }) => id);
      expect(new Set([...ids, 'rules', 'properties']).size, `ids on /ui/${slug}`).toBe(ids.length + 2);
      expect([slug, ...ids].filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    }
  });

  test('has every rule of the kit on some page (UI-01…13, TK-01…06, SH-24, ER-12)', () => {
    const rows = new Set(entries.flatMap((entry) => entry.rows));
    const numbered = (letters: string, last: number) =>
      Array.from({ length: last }, (_, index) => `${letters}-${String(index + 1).padStart(2, '0')}`);
    const wanted = [...numbered('UI', 13), ...numbered('TK', 6), 'SH-24', 'ER-12'];
    expect(wanted.filter((row) => !rows.has(row))).toEqual([]);
  });

  test.each(entries.flatMap((entry) => entry.examples.map((example) => ({ entry, example }))))(
    '$entry.name draws "$example.title"',
    ({ example }) => {
      const { container } = render(
        <MemoryRouter>
          <ExampleBox example={example} isCurrent={false} />
        </MemoryRouter>,
      );
      expect(container.querySelector('[data-current], section > div:last-child')?.innerHTML).not.toBe('');
      const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size, ids.join(', ')).toBe(ids.length);
    },
  );
});

test.each(entries)('the page of "$name" is drawn whole', ({ slug }) => {
  render(
    <MemoryRouter initialEntries={[`/ui/${slug}`]}>
      <Routes>
        <Route path="/ui/:page?" element={<Gallery />} />
      </Routes>
    </MemoryRouter>,
  );
  const entry = entries.find((one) => one.slug === slug);
  expect(screen.getAllByRole('heading', { level: 1 })[0]).toHaveTextContent(entry?.name ?? '');
  for (const { name } of entry?.props ?? []) expect(screen.getByText(name, { selector: 'dt code' })).toBeVisible();
});

test('the studio is nobody’s first load: the site asks for it by import()', () => {
  const importers = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/test-views.tsx'] }).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /['"][./]+\/studio\//.test(line)),
  );
  expect(importers).toHaveLength(1);
  expect(importers[0]).toMatch(/import\(/);
});
