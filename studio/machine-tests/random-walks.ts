import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../model/definition.ts';
import type { Exploration } from '../model/explore.ts';
import { randomWalk, transitionsIn, type RandomWalk } from '../model/random-walk.ts';

type Explorations = ReadonlyMap<string, Exploration>;

const steps = 40;
/** Machines take milliseconds for a walk, however long. */
const seedsToRun = [1, 2, 3];

/** What is true of every random walk: it is one, the same for the same seed, and stops where it has to. */
export function expectWalksToHold(explorations: Explorations): void {
  const ways = [...explorations].map(([start, exploration]) => ({
    start,
    exploration,
    untilTaken: transitionsIn(exploration),
    places: new Set([...exploration.states.values()].flatMap((state) => activeNodes(state).map(({ id }) => id))),
  }));
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...ways), fc.nat(), (seed, way, nth) => {
      const { start, exploration, untilTaken } = way;
      const wanted = [...way.places][nth % way.places.size];
      const isThere = (snapshot: AnyMachineSnapshot) => activeNodes(snapshot).some(({ id }) => id === wanted);
      const walk = randomWalk(start, exploration, { seed, steps, untilTaken, until: isThere });
      expect(randomWalk(start, exploration, { seed, steps, untilTaken, until: isThere })).toEqual(walk);
      const ends = walk.moves.map(({ to }) => to);
      expect(walk.moves.map(({ from }) => from)).toEqual([exploration.start, ...ends].slice(0, ends.length));
      expectStopped(walk, exploration, { untilTaken, isThere });
    }),
    { numRuns: 40 },
  );
}

function expectStopped(
  { moves, stopped }: RandomWalk,
  exploration: Exploration,
  { untilTaken, isThere }: { untilTaken: ReadonlySet<string>; isThere: (snapshot: AnyMachineSnapshot) => boolean },
): void {
  const visited = [exploration.start, ...moves.map(({ to }) => to)];
  const there = visited.map((key) => exploration.states.get(key)).map((at) => at !== undefined && isThere(at));
  const takenBefore = (count: number) =>
    new Set([...exploration.startTakes, ...moves.slice(0, count).flatMap(({ takes }) => takes)]);
  const isAllTaken = (count: number) => untilTaken.isSubsetOf(takenBefore(count));
  // Nothing was done after there was a reason to stop.
  expect(there.slice(0, -1)).not.toContain(true);
  if (moves.length > 0) expect(isAllTaken(moves.length - 1)).toBe(false);
  expect(moves.length).toBeLessThanOrEqual(steps);
  const reasons = {
    steps: moves.length === steps,
    there: there.at(-1) === true,
    'all taken': isAllTaken(moves.length),
    ended: (exploration.moves.get(visited.at(-1) ?? '') ?? []).length === 0,
  };
  expect(reasons[stopped]).toBe(true);
}

/** A few walks from every start, with the transitions that their model tells of. */
export const randomWalksFrom = (explorations: Explorations): { walk: RandomWalk; told: string[] }[] =>
  [...explorations].flatMap(([start, exploration]) =>
    seedsToRun.map((seed) => {
      const walk = randomWalk(start, exploration, { seed, steps });
      return { walk, told: [...exploration.startTakes, ...walk.moves.flatMap(({ takes }) => takes)] };
    }),
  );
