import { escapeMarkup } from '../../src/ui/format/escape-markup.ts';
import type { CoveredTransition, JourneyCoverage } from './coverage.types.ts';

const testcase = (
  journey: string,
  { id, exempt, ...proof }: CoveredTransition,
  side: 'machine' | 'browser',
): string => {
  const name = `classname="${escapeMarkup(`${journey}.${side}`)}" name="${escapeMarkup(id)}"`;
  const [by] = proof[side];
  if (by === undefined && side === 'browser' && exempt !== null)
    return `    <testcase ${name}><skipped message="${escapeMarkup(exempt)}"/></testcase>`;
  return by === undefined
    ? `    <testcase ${name}><failure message="no test takes it"/></testcase>`
    : `    <testcase ${name}><system-out>${escapeMarkup(by)}</system-out></testcase>`;
};

/** One case for each transition and side, as build servers read them. */
export function junitOf(coverage: readonly JourneyCoverage[]): string {
  const suites = coverage.map(({ name, transitions }) => {
    const cases = (['machine', 'browser'] as const).flatMap((side) =>
      transitions.map((transition) => ({
        side,
        transition,
        isMissing: transition[side].length === 0 && (side === 'machine' || transition.exempt === null),
      })),
    );
    const failures = cases.filter(({ isMissing }) => isMissing).length;
    return [
      `  <testsuite name="${escapeMarkup(name)}" tests="${cases.length}" failures="${failures}">`,
      ...cases.map(({ side, transition }) => testcase(name, transition, side)),
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="transitions">\n${suites.join('\n')}\n</testsuites>\n`;
}
