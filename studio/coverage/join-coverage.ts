import { guardOf, isLeaf, nodesOf, rowsOf, transitionsOf, transitionId } from '../model/definition.ts';
import { transitionWords } from '../charts/chart-words.ts';
import { isByTester } from './by-tester.ts';
import type {
  BrowserRun,
  CoveredFailure,
  CoveredNo,
  CoveredTransition,
  JourneyCoverage,
  Look,
} from './coverage.types.ts';
import { guardedIn, noesIn } from '../model/guard-answers.ts';
import { failureName, failuresNotMet } from '../walks/failures-not-met.ts';
import { neverRefusing, notRefusedInBrowser, placeOf } from '../walks/never-refusing.ts';
import type { Journey } from './journey.types.ts';
import { machineRuns } from './machine-runs.ts';
import { seldomSeen, unreachableInBrowser } from '../walks/unreachable-in-browser.ts';

/** What proves what, of one journey: in the machine alone, and in the browser. */
export async function joinCoverage(journey: Journey, browserRuns: readonly BrowserRun[]): Promise<JourneyCoverage> {
  const { name, title, machine } = journey;
  const { runs: machineSide, noes: machineNoes, failures: modelFailures } = await machineRuns(journey);
  const noesOf = noesIn(machine);
  const guarded = new Set(guardedIn(machine));
  const seenBy = browserRuns.flatMap(({ test, machines }) => {
    const seen = machines[machine.id];
    return seen
      ? [
          {
            ...seen,
            name: test,
            taken: new Set(seen.taken),
            active: new Set(seen.active),
            noes: new Set((seen.steps ?? []).flatMap((step) => [...noesOf(step)])),
          },
        ]
      : [];
  });
  const browserSide = seenBy.filter(({ name }) => !isByTester(name));
  const testerSide = seenBy.filter(({ name }) => isByTester(name));
  const namesOf = (runs: readonly { name: string }[]) =>
    runs.map((run) => run.name).toSorted((a, b) => a.length - b.length);
  const noOf = (id: string): CoveredNo => ({
    machine: namesOf(machineNoes.filter(({ noes }) => noes.has(id))),
    browser: namesOf(browserSide.filter(({ noes }) => noes.has(id))),
    tester: namesOf(testerSide.filter(({ noes }) => noes.has(id))),
    exempt: {
      machine: neverRefusing.get(placeOf(id)) ?? null,
      browser: neverRefusing.get(placeOf(id)) ?? notRefusedInBrowser.get(placeOf(id)) ?? null,
    },
  });

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
          exempt: unreachableInBrowser.get(id) ?? null,
          no: guarded.has(id) ? noOf(id) : null,
          machine: namesOf(machineSide.filter(({ taken }) => taken.has(id))),
          browser: namesOf(browserSide.filter(({ taken }) => taken.has(id))),
          tester: namesOf(testerSide.filter(({ taken }) => taken.has(id))),
        };
      }),
    ),
  );
  /** Who goes on at once is never seen to stand there. */
  const wasIn = (state: string, { taken, active }: { taken: ReadonlySet<string>; active: ReadonlySet<string> }) =>
    active.has(state) || transitions.some(({ id, from }) => from === state && taken.has(id));
  const states = nodesOf(machine)
    .filter(isLeaf)
    .map(({ id, description = '' }) => ({
      id,
      description,
      machine: namesOf(machineSide.filter((run) => wasIn(id, run))),
      browser: namesOf(browserSide.filter((run) => wasIn(id, run))),
      tester: namesOf(testerSide.filter((run) => wasIn(id, run))),
      shot: seenBy.map(({ shots }) => shots[id]).find((shot) => shot !== undefined) ?? null,
      look: lookAt(
        id,
        seenBy.map(({ looks }) => looks),
      ),
    }));
  const failures = modelFailures.map(({ call, names, isAlike }): CoveredFailure => {
    const met = (runs: typeof seenBy) => namesOf(runs.filter((run) => run.failures?.some(isAlike)));
    const reasons = names.flatMap((one) => failuresNotMet.get(failureName(machine.id, call, one)) ?? []);
    return { call, names, browser: met(browserSide), tester: met(testerSide), exempt: reasons[0] ?? null };
  });
  return { name, title, machine: machine.id, transitions, states, failures };
}

/** Barriers that one test has found are there, whatever the others say. */
function lookAt(state: string, looks: readonly Readonly<Record<string, Look>>[]): Look | null {
  const all = looks.flatMap((one) => one[state] ?? []);
  return all.find((look) => look === 'barriers') ?? all[0] ?? null;
}

/** Transitions that one of the two sides has not proved; what no customer can take needs no proof in the browser. */
export const missingOf = ({ transitions }: JourneyCoverage, side: 'machine' | 'browser'): string[] =>
  transitions
    .filter((proof) => proof[side].length === 0 && (side === 'machine' || proof.exempt === null))
    .map(({ id }) => id);

/** Conditions that one of the two sides has not seen say no, and that may do so there. */
export const unrefusedOf = ({ transitions }: JourneyCoverage, side: 'machine' | 'browser'): string[] =>
  transitions.flatMap(({ id, no }) => (no && no[side].length === 0 && no.exempt[side] === null ? [id] : []));

/**
 * What is on the lists of conditions that never say no, and is wrong there: no condition at all, or one that the machine has seen say no. What
 * a browser test saw all the same is no mistake: it was quicker than the page, or came by a way of its own.
 */
export function wronglyUnrefused(coverage: readonly JourneyCoverage[]): string[] {
  const known = new Map(
    coverage.flatMap(({ transitions }) =>
      transitions.flatMap(({ id, no }) => (no ? [[placeOf(id), no] as const] : [])),
    ),
  );
  return [
    ...[...neverRefusing.keys()].filter((place) => known.get(place)?.machine.length !== 0),
    ...[...notRefusedInBrowser.keys()].filter((place) => !known.has(place)),
  ];
}

/** Failures of calls that no browser test has met, and that a customer can. */
export const unmetOf = ({ failures }: JourneyCoverage): string[] =>
  failures.filter(({ browser, exempt }) => browser.length === 0 && exempt === null).map(wordsOfFailure);

/** "checkCode 401 totp.wrong, or 400 code.wrong" */
export const wordsOfFailure = ({ call, names }: Pick<CoveredFailure, 'call' | 'names'>): string =>
  `${call} ${names.join(', or ')}`;

/** What is on the list of failures that nobody can meet, and no model has. What a test meets all the same is no mistake. */
export function unknownFailures(coverage: readonly JourneyCoverage[]): string[] {
  const known = new Set(
    coverage.flatMap(({ machine, failures }) =>
      failures.flatMap(({ call, names }) => names.map((name) => failureName(machine, call, name))),
    ),
  );
  return [...failuresNotMet.keys()].filter((name) => !known.has(name));
}

/** What is on the list of transitions that no customer can take, and is wrong there: taken after all, or none at all. */
export function wronglyExempt(coverage: readonly JourneyCoverage[]): string[] {
  const known = new Map(coverage.flatMap(({ transitions }) => transitions.map((one) => [one.id, one] as const)));
  const isWrong = (id: string) => !known.has(id) || (!seldomSeen.has(id) && known.get(id)?.browser.length !== 0);
  return [...unreachableInBrowser.keys()].filter(isWrong);
}
