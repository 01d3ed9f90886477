import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, SnapshotFrom } from 'xstate';
import { activeNodes, allTransitionIds, isLeaf, nodesOf } from '../model/definition.ts';
import type { ModelCase } from '../../machines/shared/model-case.ts';
import { exploreAll, keyOf, type Exploration, type Move } from '../model/explore.ts';
import { badEndings } from './failed-calls.ts';
import { lintDefinition } from './lint-definition.ts';
import { expectWalksToHold, randomWalksFrom } from './random-walks.ts';
import { runWalk } from './run-walk.ts';
import { walksOver } from '../model/walks.ts';

export type MachineModel<M extends AnyStateMachine> = {
  machine: M;
  /** What the machine may start with, each under a name for people. Together they reach everything. */
  starts: Record<string, InputFrom<M>>;
  /**
   * What happens with a payload: the customer's events, and how calls end (`answered`, `failed`).
   * One for every branch that a guard opens. Events without a payload, delays and pages come by themselves.
   */
  cases: readonly ModelCase<M>[];
  /** The part of the context that guards read. */
  facts: (context: ContextFrom<M>) => unknown;
  /** Keys of states where the errand may end beside the final ones: the way on lies outside this machine. */
  ends?: readonly string[];
  /** What is true in every state that can be reached: a sentence, quoting its source, and its test. */
  invariants?: Record<string, (snapshot: SnapshotFrom<M>) => boolean>;
  /** What is true of every step. */
  moves?: Record<string, (move: { event: Move['event']; before: SnapshotFrom<M>; after: SnapshotFrom<M> }) => boolean>;
};

/** A few examples tell as much as a thousand. */
const examples = (found: Iterable<string>): string[] => [...new Set(found)].slice(0, 5);

/** What a child machine tells of itself comes whenever it changes, also when it ends. */
const isOwnStep = (transition: string): boolean => !transition.includes('· xstate.snapshot.');

/** States from which no end can be reached. */
function deadEnds({ states, moves }: Exploration, isEnd: (snapshot: AnyMachineSnapshot) => boolean): string[] {
  const sources = new Map<string, string[]>();
  for (const move of [...moves.values()].flat()) sources.set(move.to, [...(sources.get(move.to) ?? []), move.from]);
  const alive = new Set([...states].filter(([, snapshot]) => isEnd(snapshot)).map(([key]) => key));
  for (const key of alive) for (const source of sources.get(key) ?? []) alive.add(source);
  return [...states.keys()].filter((key) => !alive.has(key));
}

/**
 * Writes the tests that every machine of ours has to pass: a sound definition, nothing unreachable, no dead end,
 * retries after failures, the machine's own invariants over everything that can happen, and walks by which the
 * machine that ships – real actors, held calls, a clock of its own – takes each of its transitions.
 */
export function describeMachine<M extends AnyStateMachine>(model: MachineModel<M>): void {
  const { machine, starts, cases, facts, ends = [], invariants = {}, moves = {} } = model;

  const key = (snapshot: AnyMachineSnapshot) => keyOf<M>(snapshot, facts);
  const isEnd = (snapshot: AnyMachineSnapshot) =>
    snapshot.status === 'done' || activeNodes(snapshot).some((node) => ends.includes(node.key));

  describe(`the machine ${machine.id}`, () => {
    const explorations = exploreAll<M>({ machine, starts, cases, facts });
    const reached = [...explorations.values()].flatMap(({ states }) => Array.from(states.values()));
    const made = [...explorations.values()].flatMap((exploration) => Array.from(exploration.moves.values()).flat());
    const walks = walksOver(explorations);

    it('has a sound definition', () => expect(lintDefinition(machine)).toEqual([]));

    it('has no state that cannot be reached', () => {
      const missed = nodesOf(machine)
        .filter(isLeaf)
        .map((node) => node.id)
        .filter((id) => [...explorations.values()].every(({ entered }) => !entered.has(id)));
      expect(missed).toEqual([]);
    });

    it('has no transition that cannot be taken', () => {
      const taken = new Set([...explorations.values()].flatMap(({ startTakes }) => startTakes));
      for (const move of made) for (const id of move.takes) taken.add(id);
      expect(allTransitionIds(machine).filter((id) => !taken.has(id))).toEqual([]);
    });

    it('has no dead end: from everywhere an end can be reached', () => {
      const found = [...explorations.values()].flatMap((exploration) => deadEnds(exploration, isEnd));
      expect(examples(found)).toEqual([]);
    });

    it('accepts a retry after every failure', () => {
      const stuck = reached.filter(
        (snapshot) => snapshot.hasTag('failed') && !snapshot.can({ type: 'retry.requested' }),
      );
      expect(examples(stuck.map(key))).toEqual([]);
    });

    it('has the failure in its context wherever something has failed', () => {
      const unknown = reached.filter(
        (snapshot) => snapshot.hasTag('failed') && !(snapshot.context as { failure?: unknown }).failure,
      );
      expect(examples(unknown.map(key))).toEqual([]);
    });

    it('has words, or another call, for every failure of every call (ER-04)', () =>
      expect(badEndings(machine, reached)).toEqual([]));

    it.each(Object.entries(invariants))('%s', (_, isTrue) => {
      // Explored with this machine, so its snapshots are this machine's.
      const broken = reached.filter((snapshot) => !isTrue(snapshot as SnapshotFrom<M>));
      expect(examples(broken.map(key))).toEqual([]);
    });

    it.each(Object.entries(moves))('%s', (_, isTrue) => {
      const broken = made.filter(({ event, before, after }) => {
        return !isTrue({ event, before: before as SnapshotFrom<M>, after: after as SnapshotFrom<M> });
      });
      expect(examples(broken.map(({ from, event, to }) => `${from} ${JSON.stringify(event)} ${to}`))).toEqual([]);
    });

    it(`takes each of its ${allTransitionIds(machine).length} transitions in ${walks.length} walks`, async () => {
      const taken = new Set<string>();
      for (const walk of walks) {
        const input = starts[walk.start];
        const { takes } = await runWalk(machine, { walk, input, key });
        for (const id of takes) taken.add(id);
      }
      expect(allTransitionIds(machine).filter((id) => !taken.has(id))).toEqual([]);
    });

    it('has random walks that are walks, the same for the same seed, and stop in time', () =>
      expect(() => expectWalksToHold(explorations)).not.toThrow());

    it('goes where its model says for random customers, too, and takes what it says', async () => {
      for (const { walk, told } of randomWalksFrom(explorations)) {
        const { takes } = await runWalk(machine, { walk, input: starts[walk.start], key });
        expect(takes.filter(isOwnStep)).toEqual(told.filter(isOwnStep));
      }
    });
  });
}
