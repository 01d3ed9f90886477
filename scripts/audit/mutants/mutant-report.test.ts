import { describe, expect, it } from 'vitest';
import { groupOf } from './groups.ts';
import { testsByFile } from './import-graph.ts';
import type { Mutant } from './mutant.ts';
import { readMutantOptions } from './mutant-options.ts';
import { isAboveBar, mutantReport } from './mutant-report.ts';

const mutant = (file: string): Mutant => ({
  file,
  line: 3,
  start: 0,
  end: 1,
  replacement: '',
  kind: 'target',
  what: 'here → there',
});
const results = (file: string, noticed: number, survived: number) => [
  ...Array.from({ length: noticed }, () => ({ mutant: mutant(file), noticedBy: 'a test' })),
  ...Array.from({ length: survived }, () => ({ mutant: mutant(file), noticedBy: null })),
];
const machine = 'machines/tea/tea.machine.ts';
const view = 'src/journeys/tea/views/Brewing.tsx';

describe('the bar', () => {
  it('is reached with 95 of 100', () => {
    expect(isAboveBar(results(machine, 95, 5))).toBe(true);
    expect(isAboveBar(results(machine, 94, 6))).toBe(false);
  });

  it('does not count views', () =>
    expect(isAboveBar([...results(machine, 95, 5), ...results(view, 0, 50)])).toBe(true));
});

it('tells each group’s share, and every fault that survived', () => {
  const report = mutantReport([...results(machine, 3, 1), ...results(view, 1, 0)]);
  expect(report).toContain('| machines | 4 | 3 | 75.0 % |');
  expect(report).toContain('| views | 1 | 1 | 100.0 % |');
  expect(report).toContain(`- ${machine}:3 target: here → there`);
});

it('puts no faults into tests, into what is there for them, or into types', () => {
  const apart = ['tea.test.ts', 'tea.cases.ts', 'tea.types.ts'].map((name) => `machines/tea/${name}`);
  expect([...apart, 'studio/model/walks.ts', 'src/ui/Text/Text.tsx'].map(groupOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([machine, 'machines/tea/tea.selectors.ts', 'src/journeys/tea/tea.actors.ts', view].map(groupOf)).toEqual([
    'machines',
    'selectors',
    'view models',
    'views',
  ]);
});

it('asks the machine’s own tests first, then those of the journey, and nothing that imports types alone', () => {
  const files = [
    { file: machine, text: '' },
    { file: 'machines/tea/tea.test.ts', text: "import { tea } from './tea.machine.ts';" },
    { file: 'src/journeys/tea/tea.views.test.tsx', text: "import { draw } from './draw.tsx';" },
    { file: 'src/journeys/tea/draw.tsx', text: "export { tea } from '../../../machines/tea/tea.machine.ts';" },
    { file: 'machines/tea/types.test.ts', text: "import type { tea } from './tea.machine.ts';" },
  ];
  expect(testsByFile(files)(machine)).toEqual([['machines/tea/tea.test.ts'], ['src/journeys/tea/tea.views.test.tsx']]);
});

it('reads what is asked for, and says what it does not understand', () => {
  expect(readMutantOptions([])).toMatchObject({ sample: 500, only: [], resume: false });
  expect(readMutantOptions(['--all', '--seed', '7', '--only', 'machines/tea'])).toMatchObject({
    sample: Number.POSITIVE_INFINITY,
    seed: 7,
    only: ['machines/tea'],
  });
  expect(() => readMutantOptions(['--sample', 'many'])).toThrow('--sample takes a whole number from 1 on, not "many"');
});
