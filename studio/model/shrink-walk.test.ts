import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { exploreAll, type Exploration } from './explore.ts';
import { randomWalk } from './random-walk.ts';
import { shrinkWalk } from './shrink-walk.ts';
import type { Walk } from './walks.ts';

function logInExplored(): Exploration {
  const journey = journeys.find(({ name }) => name === 'log-in');
  const [exploration] = journey ? exploreAll({ machine: journey.machine, ...journey.model }).values() : [];
  if (!exploration) throw new Error('log-in is not in the register, or has no start');
  return exploration;
}

const exploration = logInExplored();

/** Up to and with the move at which the fault shows; null where it does not. */
function cut(walk: Walk, showsAt: (walk: Walk) => number): Walk | null {
  const at = showsAt(walk);
  return at === -1 ? null : { start: walk.start, moves: walk.moves.slice(0, at + 1) };
}

/** A log-in that breaks where this holds. */
function shrunk(seed: number, showsAt: (walk: Walk) => number, maxTries?: number) {
  const failing = cut(randomWalk('a visitor', exploration, { seed, steps: 60 }), showsAt);
  if (!failing) return null;
  const asked: Walk[] = [];
  const fails = (walk: Walk) => {
    asked.push(walk);
    return Promise.resolve(showsAt(walk) !== -1);
  };
  return { failing, asked, found: shrinkWalk(exploration, failing, fails, maxTries) };
}

const typesOf = ({ moves }: Walk) => moves.map(({ event }) => event.type);
/** There, too, the log-in can be tried again and started anew, which is another thing. */
const isNotWelcomed = (type: string | undefined) => type === 'xstate.error.actor.welcomeMember';

/** Breaks when the log-in is tried again for the nth time after an answer that did not come. */
const nthRetry = (times: number) => (walk: Walk) => {
  const types = typesOf(walk);
  const retries = types.flatMap((type, at) =>
    type === 'retry.requested' && !isNotWelcomed(types[at - 1]) ? [at] : [],
  );
  return retries[times - 1] ?? -1;
};
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const retried = nthRetry(1);
const retriedTwice = nthRetry(2);
/** Breaks when the code is given after the log-in was started anew. */
const afterRestart = (walk: Walk) => {
  const types = typesOf(walk);
  const restarted = types.findIndex((type, at) => type === 'logIn.restarted' && !isNotWelcomed(types[at - 1]));
  return restarted === -1 ? -1 : types.indexOf('code.submitted', restarted);
};

const faults = { retried, retriedTwice, afterRestart };

describe('a walk that fails', () => {
  it('is shrunk to the shortest way, where the last step alone matters', async () => {
    const ways = Array.from({ length: 40 }, (_, seed) => shrunk(seed, retried)).filter((one) => one !== null);
    expect(ways.length).toBeGreaterThan(20);
    for (const { found } of ways)
      expect(typesOf((await found).walk)).toEqual([
        'credentials.submitted',
        'xstate.error.actor.checkCredentials',
        'retry.requested',
      ]);
  });

  it('keeps what it needs, where something before the last step matters', async () => {
    const ways = Array.from({ length: 40 }, (_, seed) => shrunk(seed, afterRestart)).filter((one) => one !== null);
    expect(ways.length).toBeGreaterThan(10);
    for (const { found } of ways)
      expect(typesOf((await found).walk)).toEqual([
        'credentials.submitted',
        // A code may be asked for, or somebody else be tried after too many tries.
        expect.stringMatching(/checkCredentials$/),
        'logIn.restarted',
        'credentials.submitted',
        'xstate.done.actor.checkCredentials',
        'code.submitted',
      ]);
  });

  it('goes round as often as the fault needs', async () => {
    const ways = Array.from({ length: 40 }, (_, seed) => shrunk(seed, retriedTwice)).filter((one) => one !== null);
    expect(ways.length).toBeGreaterThan(10);
    for (const { found } of ways) {
      const round = ['credentials.submitted', expect.stringMatching(/^xstate.error/), 'retry.requested'];
      expect(typesOf((await found).walk)).toEqual([...round, ...round]);
    }
  });

  it.each(Object.entries(faults))(
    'stays one walk from the same start, fails still, and is not longer: %s',
    (_, showsAt) =>
      fc.assert(
        fc.asyncProperty(seeds, async (seed) => {
          const one = shrunk(seed, showsAt);
          if (!one) return;
          const { walk } = await one.found;
          expect(walk.start).toBe('a visitor');
          expect(walk.moves.map(({ from }) => from)).toEqual([
            exploration.start,
            ...walk.moves.slice(0, -1).map(({ to }) => to),
          ]);
          expect(showsAt(walk)).toBe(walk.moves.length - 1);
          expect(walk.moves.length).toBeLessThanOrEqual(one.failing.moves.length);
        }),
      ),
  );

  it('is tried as often as is allowed, and no walk twice', async () => {
    for (const seed of Array.from({ length: 40 }).keys()) {
      const one = shrunk(seed, afterRestart, 4);
      if (!one) continue;
      const { tries } = await one.found;
      expect(tries).toBeLessThanOrEqual(4);
      expect(one.asked).toHaveLength(tries);
      expect(
        new Set(one.asked.map(({ moves }) => moves.map(({ from, event }) => from + JSON.stringify(event)).join())).size,
      ).toBe(tries);
    }
  });

  it('is left as it is where nothing shorter fails', async () => {
    const walk = randomWalk('a visitor', exploration, { seed: 5, steps: 12 });
    const result = await shrinkWalk(exploration, walk, () => Promise.resolve(false));
    expect(result.walk).toBe(walk);
    expect(result.tries).toBeGreaterThan(3);
  });
});
