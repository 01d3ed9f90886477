import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asksForData, lean, withoutData, withoutWords } from './lean-router.ts';

const dist = join(import.meta.dirname, '..', '..', 'node_modules', 'react-router', 'dist', 'development');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
const codes = files.map((name) => readFileSync(join(dist, name), 'utf8'));

const [warns, warnsNot] = ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'];

it('of React Router go the names of components for developers and the warnings, and nothing else', () => {
  const gone = codes.flatMap((code) => {
    const left = lean(code).replaceAll('/* @__PURE__ */ React', 'React').split('\n');
    const before = code.replaceAll('/* @__PURE__ */ React', 'React').split('\n');
    expect(left).toHaveLength(before.length);
    return before.filter((line, place) => line !== left[place]);
  });
  expect(gone.length, 'a new version is written otherwise: the plugin does nothing any more').toBeGreaterThan(5);
  const names = gone.filter((line) => line !== warns);
  expect(gone.length - names.length, 'a new version turns its warnings on otherwise').toBe(1);
  for (const line of names) expect(line).toMatch(/^\w+\.displayName = "\w+(\.\w+)?";$/);
});

it('what makes its components is marked as free of effects', () => {
  const marked = codes.map((code) => lean(code).match(/@__PURE__ \*\/ React\d*\.\w+\(/g)?.length ?? 0);
  expect(Math.max(...marked)).toBeGreaterThan(5);
});

it('the warnings are off in the build for customers, by the same line', () => {
  const forCustomers = join(dist, '..', 'production');
  const lines = readdirSync(forCustomers, { encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .flatMap((name) => readFileSync(join(forCustomers, name), 'utf8').split('\n'));
  expect(lines).toContain(warnsNot);
  expect(lines).not.toContain(warns);
});

it.each(asksForData)(
  'what only routes that load data need is asked for in one place, which is answered for them: %s',
  (question) => {
    expect(
      codes.flatMap((code) => code.split(question).slice(1)),
      'a new version is written otherwise',
    ).toHaveLength(1);
  },
);

it('the router with data stays with its file: only what leads to it from routes without data is cut', () => {
  const code = codes.find((one) => one.includes('function _renderMatches(')) ?? '';
  expect(withoutData(code)).toContain('function useNavigateStable(');
  expect(withoutData(code)).not.toContain('isDataRoute ? useNavigateStable()');
});

it('what it says to developers goes, and with it nothing that is done', () => {
  const code = 'invariant(a, `no ${b}`);\nif (c) warning(d, "e");\nelse f(warning);\nfunction warning(cond) {}';
  expect(withoutWords(code)).toBe(';\nif (c) ;\nelse f(warning);\nfunction warning(cond) {}');
});
