import { describe, expect, it } from 'vitest';
import { quotedIds, quotedTestsOf } from './quoted-tests.ts';

const titlesIn = (...code: string[]) =>
  quotedTestsOf('birds.test.ts', code.join('\n')).map(({ titles, ids }) => `${titles.join(' › ')} → ${ids.join(' ')}`);

describe('the ids in a title', () => {
  it.each([
    ['it sings (ZZ-01, ZZ-03)', ['ZZ-01', 'ZZ-03']],
    ['it sings (ZZ-01 to ZZ-03)', ['ZZ-01', 'ZZ-02', 'ZZ-03']],
    ['it sings (ZZ-01…03)', ['ZZ-01', 'ZZ-02', 'ZZ-03']],
    ['the order ZZ-0123456', []],
    ['it sings', []],
  ])('%s', (title, ids) => {
    expect(quotedIds(title)).toEqual(ids);
  });
});

describe('the tests of a file', () => {
  it('are found by their own titles, and by what they stand in', () => {
    expect(
      titlesIn(
        "describe('a bird (ZZ-01)', () => {",
        "  it('sings (ZZ-02)', () => {});",
        "  it('rests', () => {});",
        '});',
      ),
    ).toEqual(['a bird (ZZ-01) › sings (ZZ-02) → ZZ-02', 'a bird (ZZ-01) → ZZ-01']);
  });

  it('are found in the browser’s suites', () => {
    expect(
      titlesIn("test.describe('a bird', () => { test('sings (ZZ-01)', { tag: '@main' }, async () => {}); });"),
    ).toEqual(['a bird › sings (ZZ-01) → ZZ-01']);
  });

  it('are found in tables, where only rows quote', () => {
    expect(
      titlesIn("test.each([['a wren', 'ZZ-01'], ['a lark', 'ZZ-02']] as const)('%s sings (%s)', () => {});"),
    ).toEqual(['a wren sings (ZZ-01) → ZZ-01', 'a lark sings (ZZ-02) → ZZ-02']);
    expect(
      titlesIn(
        "const birds = [{ name: 'a wren', row: 'ZZ-01' }];",
        "test.each(birds)('$name sings ($row)', () => {});",
      ),
    ).toEqual(['a wren sings (ZZ-01) → ZZ-01']);
  });

  it('are one for all rows of a table, where the title quotes', () => {
    expect(titlesIn("it.each([['a wren'], ['a lark']])('%s sings (ZZ-01)', () => {});")).toEqual([
      '… sings (ZZ-01) → ZZ-01',
    ]);
  });

  it('are found in the tables of what must hold of a machine, and in lists that are walked through', () => {
    expect(titlesIn("describeMachine({ invariants: { 'a bird is never wet (ZZ-01)': () => true } });")).toEqual([
      'a bird is never wet (ZZ-01) → ZZ-01',
    ]);
    expect(titlesIn("for (const row of ['ZZ-01']) test(`a bird sings (${row})`, () => {});")).toEqual([
      'ZZ-01 → ZZ-01',
    ]);
  });

  it.each([
    ['a comment', '// A bird sings (ZZ-01).'],
    ['what a test does', "test('a bird sings', () => { expect('ZZ-01').toBe('ZZ-01'); });"],
    ['a test that is skipped', "test.skip('a bird sings (ZZ-01)', () => {});"],
    ['a group of tests that is skipped', "describe.skip('a bird (ZZ-01)', () => { it('sings (ZZ-01)', () => {}); });"],
    ['a test that is still to be written', "it.todo('sings (ZZ-01)');"],
    ['a group without a test', "describe('a bird (ZZ-01)', () => {});"],
  ])('are not found in %s', (_where, code) => {
    expect(titlesIn(code)).toEqual([]);
  });
});
