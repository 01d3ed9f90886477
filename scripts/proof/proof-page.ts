import type { Proven } from './proof-map.ts';
import type { Outcome } from './requirements.ts';
import type { Section } from './requirements.ts';

const signs: Record<Outcome, string> = { passed: '✓', failed: '✗', 'not run': '–' };

const statesOf = ({ states }: Proven): string[] =>
  [...Map.groupBy(states, ({ journey }) => journey)].map(
    ([journey, own]) => `    state of ${journey}: ${own.map(({ state }) => state).join(', ')}`,
  );

/** One requirement: what must hold, the states that keep it, and what proves it. */
export function provenLines(proven: Proven): readonly string[] {
  const { requirement, tests, outcome } = proven;
  const ran = tests.filter((test) => test.outcome !== 'not run').length;
  return [
    `${signs[outcome]} ${requirement.id} ${requirement.words}`,
    ...(ran > 0 && ran < tests.length ? [`    ${ran} of ${tests.length} tests ran`] : []),
    ...(requirement.exemption === null ? [] : [`    no test: ${requirement.exemption}`]),
    ...statesOf(proven),
    ...tests.map((test) => `    ${signs[test.outcome]} ${test.file}: ${test.titles.join(' › ')}`),
  ];
}

const count = (map: readonly Proven[], outcome: Outcome): number =>
  map.filter((proven) => proven.tests.length > 0 && proven.outcome === outcome).length;

const isUnseen = ({ requirement: { ways }, tests }: Proven): boolean =>
  ways.includes('browser') && !tests.some(({ file }) => file.endsWith('.spec.ts'));

/** How many requirements stand how. */
export function countLines(map: readonly Proven[]): readonly string[] {
  const exempt = map.filter(({ requirement }) => requirement.exemption !== null).length;
  const without = map.filter(({ requirement, tests }) => requirement.exemption === null && tests.length === 0).length;
  const kept = map.filter(({ states }) => states.length > 0).length;
  const quoting = map.reduce((sum, { tests }) => sum + tests.length, 0);
  const unseen = map.filter(isUnseen).map(({ requirement: { id } }) => id);
  return [
    `${map.length} requirements: ${count(map, 'passed')} passed, ${count(map, 'failed')} failed, ${count(map, 'not run')} not run when tests ran last`,
    unseen.length === 0
      ? 'each that can be seen in a browser is quoted by a browser test'
      : `${unseen.length} that can be seen in a browser are quoted by no browser test: ${unseen.join(', ')}`,
    `${exempt} without a test for a stated reason, ${without} without either; ${kept} kept by states of machines; quoted ${quoting} times by tests`,
  ];
}

/** The whole page, by section. */
export const proofPage = (sections: readonly Section[], map: readonly Proven[]): readonly string[] =>
  sections.flatMap(({ letters, title }) => [
    '',
    `${letters}: ${title}`,
    ...map.filter(({ requirement: { id } }) => id.startsWith(`${letters}-`)).flatMap(provenLines),
  ]);
