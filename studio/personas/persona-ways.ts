import { journeys } from '../../machines/index.ts';
import type { Journey } from '../../machines/journey.ts';
import { activeNodes, isLeaf } from '../model/definition.ts';
import { explore, type Exploration } from '../model/explore.ts';
import { shortestWay } from '../model/walks.ts';
import type { Leg, LegWay } from './persona.types.ts';
import { personas } from './personas.ts';

/** Where the ways stand, from the project's folder. */
export const personasFolder = 'studio/personas/ways';

/** Everywhere that a journey leads from a start, by both: personas share legs, and none is explored twice. */
const explored = new Map<string, Exploration>();

function explorationOf({ name, machine, model: { starts, cases, facts } }: Journey, start: string): Exploration {
  const key = `${name} as ${start}`;
  const known = explored.get(key);
  if (known) return known;
  if (!Object.hasOwn(starts, start)) throw new Error(`${name} has no start "${start}"`);
  const input: unknown = starts[start];
  const found = explore({ machine, input, cases, facts });
  explored.set(key, found);
  return found;
}

/**
 * The shortest way through a journey that comes to all states of a leg in their order. Throws with the state to which no way leads from the one
 * before it.
 */
export function wayOf({ journey: name, start, through }: Leg): LegWay {
  const journey = journeys.find((one) => one.name === name);
  if (!journey) throw new Error(`There is no journey "${name}" in the register`);
  const exploration = explorationOf(journey, start ?? Object.keys(journey.model.starts)[0] ?? '');
  const leavesAt = (key: string) => {
    const snapshot = exploration.states.get(key);
    return snapshot ? activeNodes(snapshot).filter(isLeaf) : [];
  };
  let at = exploration.start;
  const states = new Set(leavesAt(at).map(({ id }) => id));
  const transitions = new Set(exploration.startTakes);
  for (const [index, wanted] of through.entries()) {
    const isThere = (key: string) => leavesAt(key).some((node) => node.key === wanted);
    // A state that is named again is come to again.
    const leg = shortestWay(exploration, at, {
      at: (key) => isThere(key) && (index === 0 || key !== at),
    });
    if (!leg) throw new Error(`In ${name} no way leads to ${wanted} after ${through[index - 1] ?? 'its start'}`);
    for (const move of leg) {
      for (const id of move.takes) transitions.add(id);
      for (const { id } of leavesAt(move.to)) states.add(id);
      at = move.to;
    }
  }
  return { journey: name, states: [...states], transitions: [...transitions] };
}

/** File name → content, a file for each persona. The same machines and models give the same files, byte for byte. */
export const personaFiles = (): Map<string, string> =>
  new Map(personas.map(({ id, legs }) => [`${id}.json`, `${JSON.stringify(legs.map(wayOf), null, 1)}\n`]));
