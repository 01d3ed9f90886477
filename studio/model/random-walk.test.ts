import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setup, type AnyMachineSnapshot } from 'xstate';
import { journeys } from '../../machines/index.ts';
import { exploreAll, type Exploration } from './explore.ts';
import { randomWalk, transitionsIn } from './random-walk.ts';

/** A lamp with two buttons, one of which breaks it when it is on. */
const lamp = setup({ types: { events: {} as { type: 'lamp.turned' } | { type: 'lamp.dimmed' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'lamp.turned': 'on', 'lamp.dimmed': 'off' } },
    on: { on: { 'lamp.turned': 'off', 'lamp.dimmed': 'broken' } },
    broken: { type: 'final' },
  },
});

function explored(machine: Parameters<typeof exploreAll>[0]['machine']): Exploration {
  const model = journeys.find((journey) => journey.machine === machine)?.model;
  const known = model ?? { starts: { 'a lamp': undefined }, cases: [], facts: () => null };
  const [exploration] = exploreAll({ machine, ...known }).values();
  if (!exploration) throw new Error(`${machine.id} has no start`);
  return exploration;
}

const machineOf = (name: string) => {
  const journey = journeys.find((one) => one.name === name);
  if (!journey) throw new Error(`${name} is not in the register`);
  return journey.machine;
};

const lampExplored = explored(lamp);
const logIn = explored(machineOf('log-in'));
const menu = explored(machineOf('mobile-menu'));
const seeds = fc.integer({ min: 0, max: 2 ** 31 });
const typesOf = (walk: ReturnType<typeof randomWalk>) => walk.moves.map(({ event }) => event.type);

describe('a random customer', () => {
  it('takes another walk for another seed, and as good as never the same for two', () => {
    const walks = Array.from({ length: 50 }, (_, seed) =>
      typesOf(randomWalk('a visitor', logIn, { seed, steps: 20 })).join(),
    );
    expect(new Set(walks).size).toBeGreaterThan(45);
  });

  it('stops after the steps that were asked for', () => {
    expect(randomWalk('a page', menu, { seed: 1, steps: 12 })).toMatchObject({ stopped: 'steps' });
    expect(randomWalk('a page', menu, { seed: 1, steps: 12 }).moves).toHaveLength(12);
  });

  it('stops where the machine has ended', () => {
    const walk = randomWalk('a lamp', lampExplored, { seed: 3, steps: 1000 });
    expect(walk.stopped).toBe('ended');
    expect(walk.moves.at(-1)?.after.value).toBe('broken');
  });

  it('stops in the first state that is looked for, and stays where it begins there', () => {
    const isOn = (snapshot: AnyMachineSnapshot) => snapshot.value === 'on';
    fc.assert(
      fc.property(seeds, (seed) => {
        const walk = randomWalk('a lamp', lampExplored, { seed, steps: 1000, until: isOn });
        expect(walk.stopped).toBe('there');
        expect(walk.moves.map(({ after }) => isOn(after)).indexOf(true)).toBe(walk.moves.length - 1);
      }),
    );
    expect(randomWalk('a lamp', lampExplored, { seed: 1, steps: 9, until: () => true }).moves).toEqual([]);
  });

  it('stops as soon as every transition was taken, which takes a small machine no long walk', () => {
    const untilTaken = transitionsIn(menu);
    fc.assert(
      fc.property(seeds, (seed) => {
        const walk = randomWalk('a page', menu, { seed, steps: 200, untilTaken });
        expect(walk.stopped).toBe('all taken');
        const taken = new Set(walk.moves.slice(0, -1).flatMap(({ takes }) => takes));
        expect([...untilTaken].some((id) => !taken.has(id))).toBe(true);
      }),
    );
  });

  it('gets around: of three things to do, none is done half of the time', () => {
    const most = Array.from({ length: 200 }, (_, seed) => {
      const { moves } = randomWalk('a lamp', withoutBreaking(lampExplored), { seed, steps: 30 });
      const times = new Map<string, number>();
      for (const id of moves.flatMap(({ takes }) => takes)) times.set(id, (times.get(id) ?? 0) + 1);
      return Math.max(...times.values());
    });
    expect(most.filter((times) => times >= 15)).toEqual([]);
  });

  it('does what is given more weight more often, and never what is given none', () => {
    const turns = (weight: number) =>
      Array.from({ length: 100 }, (_, seed) =>
        typesOf(randomWalk('a lamp', lampExplored, { seed, steps: 1, weights: { 'lamp.turned': weight } })),
      )
        .flat()
        .filter((type) => type === 'lamp.turned').length;
    expect(turns(9)).toBeGreaterThan(75);
    expect(turns(1 / 9)).toBeLessThan(25);
    expect(turns(0)).toBe(0);
    const nothing = { 'lamp.turned': 0, 'lamp.dimmed': 0 };
    expect(randomWalk('a lamp', lampExplored, { seed: 1, steps: 5, weights: nothing }).stopped).toBe('ended');
  });
});

/** The lamp that nothing breaks. */
function withoutBreaking(exploration: Exploration): Exploration {
  const moves = [...exploration.moves].map(
    ([from, out]) => [from, out.filter(({ after }) => after.status === 'active')] as const,
  );
  return { ...exploration, moves: new Map(moves) };
}
