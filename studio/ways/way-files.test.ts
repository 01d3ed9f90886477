import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { allTransitionIds, isLeaf, nodesOf } from '../model/definition.ts';
import { filesOf } from '../../tests/architecture/files.ts';
import { keptFile, keptWays, waysFolder } from './kept-ways.ts';
import { wayFiles } from './way-files.ts';

describe('a product owner opens a state', () => {
  // All that can happen in every journey is looked through again.
  it('by ways that fit the machines and models of now', { timeout: 180_000 }, async () => {
    const made = await wayFiles();
    const stale = [...made].filter(([name, content]) => keptFile(name.replace('.json', '')) !== content);
    expect(
      stale.map(([name]) => name),
      'Run: npm run ways',
    ).toEqual([]);
    expect(filesOf(`${waysFolder}/*`).length).toBe(made.size);
  });

  it.each(journeys.map(({ name, machine }) => ({ name, machine })))(
    'of $name, or hears why no customer is seen there',
    ({ name, machine }) => {
      const leaves = nodesOf(machine)
        .filter(isLeaf)
        .map(({ id }) => id);
      const { states } = keptWays(name);
      expect(Object.keys(states)).toEqual(leaves);
      for (const [id, way] of Object.entries(states)) {
        if ('because' in way) expect(way.because, id).toMatch(/^[A-Z].+\.$/);
        else expect(way.at, id).toContain(id);
      }
    },
  );
});

describe('every way', () => {
  const machines = new Map(journeys.map(({ machine }) => [machine.id, machine]));
  const steps = journeys.flatMap(({ name }) => keptWays(name).steps.map((step) => ({ name, ...step })));

  it('stands in states that there are, and sends what one of them takes', () => {
    expect(steps.length).toBeGreaterThan(80);
    for (const { name, machine: id, at, event } of steps) {
      const machine = machines.get(id);
      if (!machine) throw new Error(`${name} goes through ${id}, which is no machine of the register`);
      const ids = new Set(nodesOf(machine).map((node) => node.id));
      expect(at.filter((state) => !ids.has(state))).toEqual([]);
      const taken = allTransitionIds(machine).filter((one) =>
        at.some((state) => one.startsWith(`${state} · ${event.type}`)),
      );
      expect(taken.length, `${event.type} in ${at.at(-1)}`).toBeGreaterThan(0);
    }
  });

  it('leads most customers somewhere: there are far more ways than reasons, and nothing is left without either', () => {
    const all = journeys.flatMap(({ name }) => Object.entries(keptWays(name).states));
    const without = all.filter(([, one]) => 'because' in one && one.because.startsWith('No way is kept'));
    expect(all.filter(([, one]) => 'at' in one).length).toBeGreaterThan(150);
    expect(without.map(([id]) => id)).toEqual([]);
  });
});
