import type { JSONReport } from '@playwright/test/reporter';
import { describe, expect, it, test } from 'vitest';
import { mistakesIn, proofMap } from './proof-map.ts';
import { countLines, provenLines } from './proof-page.ts';
import { quotedTestsOf } from './quoted-tests.ts';
import { readRequirements } from './requirements.ts';
import { browserResults, vitestResults, type Result } from './results.ts';

const page = (reason = '') =>
  readRequirements(
    `## ZZ: birds (2)\n- **ZZ-01** It sings. _(unit, browser; point 2)_\n- **ZZ-02** It rests. _(unit; point 3)_${reason}`,
  );
const quoting = (...titles: string[]) =>
  titles.flatMap((title) => quotedTestsOf('birds.test.ts', `test('${title}', () => {});`));
const state = { journey: 'nest', state: 'singing', ids: ['ZZ-01'] };

describe('a map is mistaken', () => {
  const mistakes = (titles: string[], { reason = '', states = [state] } = {}) => {
    const tests = quoting(...titles);
    return mistakesIn(proofMap(page(reason), tests, states, []), tests, states);
  };

  it('in nothing, where each has a test', () => {
    expect(mistakes(['sings (ZZ-01)', 'rests (ZZ-02)'])).toEqual([]);
  });

  it('in nothing, where one says why it has none', () => {
    expect(mistakes(['sings (ZZ-01)'], { reason: ' **No test:** Nobody sees it.' })).toEqual([]);
  });

  it('where one has neither', () => {
    expect(mistakes(['sings (ZZ-01)'])).toEqual(['ZZ-02 has no test that quotes it, and no reason for that']);
  });

  it('where one has both', () => {
    expect(mistakes(['sings (ZZ-01)', 'rests (ZZ-02)'], { reason: ' **No test:** Nobody sees it.' })).toEqual([
      'ZZ-02 has a test and says that it can have none',
    ]);
  });

  it('where a test quotes one that is none', () => {
    expect(mistakes(['sings (ZZ-01, ZZ-09)', 'rests (ZZ-02)'])).toEqual([
      'birds.test.ts quotes ZZ-09, which is no requirement: sings (ZZ-01, ZZ-09)',
    ]);
  });

  it('where a state quotes one that is none', () => {
    expect(mistakes(['sings (ZZ-01)', 'rests (ZZ-02)'], { states: [{ ...state, ids: ['ZZ-08'] }] })).toEqual([
      'singing of nest quotes ZZ-08, which is no requirement',
    ]);
  });
});

describe('how it went when it ran last', () => {
  const result = (title: string, outcome: Result['outcome']): Result => ({
    file: 'birds.test.ts',
    titles: [title],
    outcome,
  });
  const outcomes = (code: string, results: Result[]) =>
    proofMap(page(), quotedTestsOf('birds.test.ts', code), [], results).map(({ outcome }) => outcome);
  const table = "test.each(birds)('%s sings (ZZ-01)', () => {}); test('rests (ZZ-02)', () => {});";

  it('is told by title', () => {
    const ran = [result('a wren sings (ZZ-01)', 'passed'), result('rests (ZZ-02)', 'failed')];
    expect(outcomes(table, ran)).toEqual(['passed', 'failed']);
  });

  it('is a failure where one row of a table has failed', () => {
    const ran = [result('a wren sings (ZZ-01)', 'passed'), result('a lark sings (ZZ-01)', 'failed')];
    expect(outcomes(table, ran)[0]).toBe('failed');
  });

  it('is that of all of its file, where no title is told', () => {
    expect(outcomes(table, [result('another', 'failed')])).toEqual(['failed', 'failed']);
  });

  it('is not known where its file was not run', () => {
    expect(outcomes(table, [])).toEqual(['not run', 'not run']);
  });
});

test('what Vitest writes is read', () => {
  const assertionResults = [
    { ancestorTitles: ['a bird'], title: 'sings', status: 'passed' },
    { ancestorTitles: [], title: 'rests', status: 'skipped' },
  ];
  expect(vitestResults({ testResults: [{ name: '/here/src/birds.test.ts', assertionResults }] }, '/here')).toEqual([
    { file: 'src/birds.test.ts', titles: ['a bird', 'sings'], outcome: 'passed' },
    { file: 'src/birds.test.ts', titles: ['rests'], outcome: 'not run' },
  ]);
});

test('what Playwright writes is read: what passed at its second try has passed', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    file: 'a.spec.ts',
    title,
    tests: statuses.map((status) => ({ status })),
  });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('rests', 'skipped')],
        suites: [{ title: 'a bird', specs: [spec('sings', 'flaky', 'unexpected')] }],
      },
    ],
  };
  expect(browserResults(report as unknown as JSONReport)).toEqual([
    { file: 'a.spec.ts', titles: ['rests'], outcome: 'not run' },
    { file: 'a.spec.ts', titles: ['a bird', 'sings'], outcome: 'passed' },
    { file: 'a.spec.ts', titles: ['a bird', 'sings'], outcome: 'failed' },
  ]);
});

describe('the page', () => {
  const map = proofMap(
    page(' **No test:** Nobody sees it.'),
    quoting('sings (ZZ-01)', 'sings again (ZZ-01)'),
    [state],
    [{ file: 'birds.test.ts', titles: ['sings (ZZ-01)'], outcome: 'passed' }],
  );

  it('tells of a requirement its states, its tests and how they went', () => {
    expect(map.flatMap(provenLines)).toEqual([
      '✓ ZZ-01 It sings.',
      '    state of nest: singing',
      '    ✓ birds.test.ts: sings (ZZ-01)',
      '    ✓ birds.test.ts: sings again (ZZ-01)',
      '– ZZ-02 It rests.',
      '    no test: Nobody sees it.',
    ]);
  });

  it('ends with how many stand how', () => {
    expect(countLines(map)).toEqual([
      '2 requirements: 1 passed, 0 failed, 0 not run when tests ran last',
      '1 that can be seen in a browser are quoted by no browser test: ZZ-01',
      '1 without a test for a stated reason, 0 without either; 1 kept by states of machines; quoted 2 times by tests',
    ]);
  });
});
