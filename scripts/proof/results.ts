import type { JSONReport } from '@playwright/test/reporter';
import { specsOf } from '../../tests/selection/report.ts';
import type { QuotedTest } from './quoted-tests.ts';
import type { Outcome } from './requirements.ts';

/** Where the steps of `npm test` that Vitest runs leave their results: Playwright empties `test-results/` when it begins. */
export const vitestResultFiles = { unit: '.data/results/unit.json', studio: '.data/results/studio.json' };
export const browserResultFile = 'test-results/tests.json';

/** How a test went when it ran last; `titles` are those around it and its own. */
export type Result = { file: string; titles: readonly string[]; outcome: Outcome };

/** What Vitest writes by `--reporter=json`, as far as it is read here. */
export type VitestReport = {
  testResults: readonly {
    /** The whole path. */
    name: string;
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
};

const outcomeOf = (status: string): Outcome => (status === 'passed' || status === 'failed' ? status : 'not run');

export const vitestResults = ({ testResults }: VitestReport, root: string): Result[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, ''),
      titles: [...ancestorTitles, title],
      outcome: outcomeOf(status),
    })),
  );

/** A test that passed when it was tried again has passed; the run itself names it as flaky. */
const inBrowser = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'not run' } as const;

export const browserResults = (report: JSONReport): Result[] =>
  specsOf(report).flatMap(({ file, titles, spec }) =>
    spec.tests.map(({ status }) => ({ file, titles, outcome: inBrowser[status] })),
  );

/** All of them passed, or one failed; what none has run is not run. */
export function together(outcomes: readonly Outcome[]): Outcome {
  if (outcomes.includes('failed')) return 'failed';
  return outcomes.includes('passed') ? 'passed' : 'not run';
}

/** Finds how a test went: by its titles, in this order, with anything for what only the run knows; else by all of its file. */
export function outcomesBy(results: readonly Result[]): (test: QuotedTest) => Outcome {
  const files = Map.groupBy(results, ({ file }) => file);
  return ({ file, titles }) => {
    const ran = files.get(file) ?? [];
    const known = titles.flatMap((title) => title.split('…'));
    const words = new RegExp(known.map((part) => RegExp.escape(part)).join('.*'), 's');
    const own = ran.filter((result) => words.test(result.titles.join(' ')));
    return together((own.length > 0 ? own : ran).map(({ outcome }) => outcome));
  };
}
