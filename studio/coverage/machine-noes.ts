import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { activeNodes, candidatesOf, transitionId } from '../model/definition.ts';
import { triedIn } from '../model/events.ts';
import type { Exploration } from '../model/explore.ts';
import { guardedIn, noesIn, type SeenStep } from '../model/guard-answers.ts';
import type { Journey } from './journey.types.ts';

/** Where a machine stands; null where it has ended. */
const standingOf = (snapshot: AnyMachineSnapshot): readonly string[] | null =>
  snapshot.status === 'active' ? activeNodes(snapshot).map(({ id }) => id) : null;

/** All steps that the model makes from one start. */
function* stepsOf({ start, states, startTakes, moves }: Exploration): Generator<SeenStep> {
  const first = states.get(start);
  yield { before: null, event: 'xstate.init', taken: startTakes, after: first ? standingOf(first) : null };
  for (const { before, event, takes, after } of [...moves.values()].flat())
    yield { before: standingOf(before), event: event.type, taken: takes, after: standingOf(after) };
}

/** Everything that happens anywhere, each once, by its type. */
function samplesOf(explorations: ReadonlyMap<string, Exploration>): Map<string, EventObject[]> {
  const made = [...explorations.values()].flatMap(({ moves }) => [...moves.values()].flat().map(({ event }) => event));
  return Map.groupBy(new Map(made.map((event) => [JSON.stringify(event), event])).values(), ({ type }) => type);
}

/**
 * Which conditions said no in the machine, by the start from which it went everywhere. What the model makes happen tells most of
 * them. Of the others, everything that happens anywhere is tried in each of their states: a page may not offer it there, and the
 * condition is what would say no if it did.
 */
export function machineNoes({ machine, model: { cases } }: Journey, explorations: ReadonlyMap<string, Exploration>) {
  const noesOf = noesIn(machine);
  const found = [...explorations].map(([start, exploration]) => ({
    name: `everywhere from ${start}`,
    exploration,
    noes: new Set([...stepsOf(exploration)].flatMap((step) => [...noesOf(step)])),
  }));
  const open = new Set(guardedIn(machine).filter((id) => found.every(({ noes }) => !noes.has(id))));
  const samples = samplesOf(explorations);

  /** What nothing is done upon in this state, of what those conditions wait for that have not said no yet. */
  function refusedIn(snapshot: AnyMachineSnapshot): EventObject[] {
    const waiting = activeNodes(snapshot).flatMap((node) =>
      [...node.transitions.keys()].map((type) => ({ node, type })),
    );
    const types = new Set(
      waiting
        .filter(({ node, type }) => candidatesOf(node, type).some((one) => open.has(transitionId(one))))
        .map(({ type }) => type),
    );
    if (snapshot.status !== 'active' || types.size === 0) return [];
    const tried = [...triedIn(snapshot, cases), ...[...types].flatMap((type) => samples.get(type) ?? [])];
    return tried.filter((event) => types.has(event.type) && !snapshot.can(event));
  }

  for (const { exploration, noes } of found)
    for (const snapshot of exploration.states.values())
      for (const { type } of refusedIn(snapshot))
        for (const id of noesOf({ before: standingOf(snapshot), event: type, taken: [], after: null })) {
          noes.add(id);
          open.delete(id);
        }
  return found.map(({ name, noes }) => ({ name, noes }));
}
