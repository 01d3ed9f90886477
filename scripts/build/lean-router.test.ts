import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutNames } from './lean-router.ts';

const dist = join(import.meta.dirname, '..', '..', 'node_modules', 'react-router', 'dist', 'development');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
const codes = files.map((name) => readFileSync(join(dist, name), 'utf8'));

it('of React Router go the names of components for developers, and nothing else', () => {
  const gone = codes.flatMap((code) => {
    const left = withoutNames(code).replaceAll('/* @__PURE__ */ React', 'React').split('\n');
    const before = code.replaceAll('/* @__PURE__ */ React', 'React').split('\n');
    expect(left).toHaveLength(before.length);
    return before.filter((line, place) => line !== left[place]);
  });
  expect(gone.length, 'a new version is written otherwise: the plugin does nothing any more').toBeGreaterThan(5);
  for (const line of gone) expect(line).toMatch(/^\w+\.displayName = "\w+(\.\w+)?";$/);
});

it('what makes its components is marked as free of effects', () => {
  const marked = codes.map((code) => withoutNames(code).match(/@__PURE__ \*\/ React\d*\.\w+\(/g)?.length ?? 0);
  expect(Math.max(...marked)).toBeGreaterThan(5);
});
