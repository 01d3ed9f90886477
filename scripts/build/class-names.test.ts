import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('{src,studio}/**/*.module.css', { cwd: root }).map((path) => join(root, path));

test('each class of each sheet has a name of its own, of a letter and few more', () => {
  const given = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    const names = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].flatMap(([, name]) => name ?? []));
    return [...names].map((name) => shortClassName(name, file, css));
  });
  expect(given.length).toBeGreaterThan(300);
  expect(new Set(given).size).toBe(given.length);
  expect(given.filter((name) => !/^[a-z]{2}[\da-z]{1,2}$/.test(name))).toEqual([]);
});

test('a name that the sheet does not give is refused in words', () => {
  const [file = ''] = sheets;
  expect(() => shortClassName('elsewhere', file, '.here {}')).toThrow('There is no .elsewhere in');
});
