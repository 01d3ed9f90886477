import { guardOf, isLeaf, nodesOf, rowsOf, transitionsOf, transitionId } from '../../../machines/model/definition.ts';
import { transitionWords } from '../../../src/inspector/chart/chart-words.ts';
import type { BrowserRun, CoveredTransition, JourneyCoverage } from './coverage.types.ts';
import { machineRuns, type Journey } from './machine-runs.ts';

/** What proves what, of one journey: in the machine alone, and in the browser. */
export async function joinCoverage(journey: Journey, browserRuns: readonly BrowserRun[]): Promise<JourneyCoverage> {
  const { name, title, machine } = journey;
  const machineSide = await machineRuns(journey);
  const browserSide = browserRuns.flatMap(({ test, machines, shots }) => {
    const seen = machines[machine.id];
    return seen ? [{ name: test, taken: new Set(seen.taken), active: new Set(seen.active), shots }] : [];
  });
  const namesOf = (runs: readonly { name: string }[]) =>
    runs.map((run) => run.name).toSorted((a, b) => a.length - b.length);

  const transitions = nodesOf(machine).flatMap((node) =>
    transitionsOf(node).flatMap(([event, candidates]) =>
      candidates.map((candidate, place): CoveredTransition => {
        const id = transitionId(candidate);
        return {
          id,
          from: node.id,
          words: transitionWords({ id, from: node.id, to: [], event, guard: guardOf(candidate), place }, 'customer'),
          to: candidate.target?.map((target) => target.id) ?? [],
          rows: rowsOf(candidate),
          machine: namesOf(machineSide.filter(({ taken }) => taken.has(id))),
          browser: namesOf(browserSide.filter(({ taken }) => taken.has(id))),
        };
      }),
    ),
  );
  const states = nodesOf(machine)
    .filter(isLeaf)
    .map(({ id, description = '' }) => ({
      id,
      description,
      machine: namesOf(machineSide.filter(({ active }) => active.has(id))),
      browser: namesOf(browserSide.filter(({ active }) => active.has(id))),
      shot: browserSide.map(({ shots }) => shots[id]).find((shot) => shot !== undefined) ?? null,
    }));
  return { name, title, transitions, states };
}

/** Ids that one of the two sides has not proved. */
export const missingOf = (
  { transitions, states }: JourneyCoverage,
  side: 'machine' | 'browser',
): { transitions: string[]; states: string[] } => {
  const open = (proofs: JourneyCoverage['transitions'] | JourneyCoverage['states']) =>
    proofs.filter((proof) => proof[side].length === 0).map(({ id }) => id);
  return { transitions: open(transitions), states: open(states) };
};
