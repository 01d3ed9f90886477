import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Check } from './checks.ts';

type Checks = Readonly<Record<string, Check<unknown>>>;

const fieldWords = (fields: Checks): string =>
  Object.entries(fields)
    .map(([name, { says, isOptional }]) => `\`${name}\`${isOptional ? ' (optional)' : ''}: ${says}`)
    .join('<br>');

/** The cells of every row that names an event. */
const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test('docs/analytics.md has the whole catalogue, word by word', () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/analytics.md'), 'utf8');
  const expected = Object.entries(catalogue).map(([name, { when, fields }]) => [
    '',
    `\`${name}\``,
    when,
    fieldWords(fields) || '–',
    '',
  ]);
  expect(
    rowsOf(text),
    `Write its rows anew:\n${expected.map((row) => row.join(' | ').trim()).join('\n')}\nand format the file`,
  ).toEqual(expected);
});

test.each(Object.keys(catalogue))('the name %s has letters, digits and underscores only (SC-16)', (name) => {
  expect(name).toMatch(/^[a-z][a-z\d_]*$/);
});
