import type { AnyMachineSnapshot } from 'xstate';
import type { Exploration, Move } from './explore.ts';
import type { Walk } from './walks.ts';

export type RandomWalkOptions = {
  /** A whole number. The same seed takes the same walk, on any computer. */
  seed: number;
  /** So many moves at most. */
  steps: number;
  /** Stops in the first state where this holds. */
  until?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Stops when each of these transitions was taken. */
  untilTaken?: ReadonlySet<string>;
  /** How likely an event is, by its type: 1 where it is not named, 0 for never. */
  weights?: Readonly<Record<string, number>>;
};

/** `ended`: the machine is final, or nothing can happen there. */
export type RandomWalk = Walk & { stopped: 'steps' | 'there' | 'all taken' | 'ended' };

/** Numbers from 0 up to, but not, 1 (mulberry32): `Math.random` takes no seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every transition that can be taken from the start of an exploration. */
export const transitionsIn = ({ startTakes, moves }: Exploration): Set<string> =>
  new Set([...startTakes, ...[...moves.values()].flat().flatMap(({ takes }) => takes)]);

/**
 * A walk as somebody without a plan would take it. What was done less often is likelier, so that it gets around instead
 * of going to and fro: a move is as new as the transition of it that was taken least.
 */
export function randomWalk(start: string, exploration: Exploration, options: RandomWalkOptions): RandomWalk {
  const { seed, steps, until, untilTaken, weights = {} } = options;
  const random = randomNumbers(seed);
  const taken = new Map<string, number>();
  const note = (takes: readonly string[]) => {
    for (const id of takes) taken.set(id, (taken.get(id) ?? 0) + 1);
  };

  function weightOf({ event, takes }: Move): number {
    const times = takes.length === 0 ? 0 : Math.min(...takes.map((id) => taken.get(id) ?? 0));
    return (weights[event.type] ?? 1) / (1 + times) ** 2;
  }

  function chosenOf(possible: readonly Move[]): Move | undefined {
    let sum = 0;
    const bounds = possible.map((move) => (sum += weightOf(move)));
    const drawn = random() * sum;
    return possible[bounds.findIndex((bound) => bound > drawn)];
  }

  note(exploration.startTakes);
  const moves: Move[] = [];
  const stop = (stopped: RandomWalk['stopped']): RandomWalk => ({ start, moves, stopped });
  for (let at = exploration.start; ;) {
    const snapshot = moves.at(-1)?.after ?? exploration.states.get(at);
    if (snapshot && until?.(snapshot)) return stop('there');
    if (untilTaken && [...untilTaken].every((id) => taken.has(id))) return stop('all taken');
    if (moves.length >= steps) return stop('steps');
    const move = chosenOf(exploration.moves.get(at) ?? []);
    if (!move) return stop('ended');
    moves.push(move);
    note(move.takes);
    at = move.to;
  }
}
