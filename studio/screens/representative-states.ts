import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { journeys } from '../../machines/index.ts';
import type { Place } from '../map/journey-map.types.ts';
import { activeNodes, isLeaf, lineageOf, metaOf, nodesOf } from '../model/definition.ts';
import { explore } from '../model/explore.ts';

/** How far a state is from what its page is for: a dialog covers it, a wait has nothing on it yet, a failure is not why anybody comes. */
function flawOf(leaf: AnyStateNode): number {
  const lineage = lineageOf(leaf);
  const has = (tag: string) => lineage.some(({ tags }) => tags.includes(tag));
  const isCovered = lineage.some((node) => metaOf(node).modal);
  return (isCovered ? 4 : 0) + (has('busy') ? 2 : 0) + (has('failed') ? 1 : 0);
}

/** The view of the page that is shown: of the innermost state with one that is no dialog. */
const pageOf = (active: readonly AnyStateNode[]): string | undefined =>
  active
    .toSorted((one, other) => one.path.length - other.path.length)
    .map(metaOf)
    .findLast(({ view, modal }) => view !== undefined && !modal)?.view;

/** How far a page is from what it is for in one of its snapshots; null where it does not show that page. */
function flawIn({ name, states }: Place, snapshot: AnyMachineSnapshot): number | null {
  const active = activeNodes(snapshot);
  if (snapshot.status !== 'active' || pageOf(active) !== name) return null;
  const own = active.filter(({ id }) => states.includes(id)).map(flawOf);
  return Math.max(active.some((node) => metaOf(node).modal) ? 4 : 0, ...own);
}

/** How many states are looked through from each start, one round after the other: what is near any start is found before what is far from one. */
const rounds = [50, 1_000, Infinity];

/**
 * Where the model first meets each of these pages, by its view, as what it is for, or as near to that as it comes. Nothing further is looked for then:
 * to go everywhere takes seconds for the largest machines.
 */
export function representativeStates(name: string, pages: readonly Place[]): Map<string, AnyMachineSnapshot> {
  const journey = journeys.find((one) => one.name === name);
  if (!journey) throw new Error(`There is no journey "${name}" in the register`);
  const { machine, model } = journey;
  const leaves = new Map(
    nodesOf(machine)
      .filter(isLeaf)
      .map((node) => [node.id, flawOf(node)]),
  );
  const least = ({ states }: Place) => Math.min(...states.map((id) => leaves.get(id) ?? 0));
  const met = new Map<string, { flaw: number; snapshot: AnyMachineSnapshot }>();
  let open = pages;
  const look = (snapshot: AnyMachineSnapshot): void => {
    open = open.filter((place) => {
      const flaw = flawIn(place, snapshot);
      if (flaw === null) return true;
      if (flaw < (met.get(place.name)?.flaw ?? Infinity)) met.set(place.name, { flaw, snapshot });
      return flaw > least(place);
    });
  };
  for (const most of rounds)
    for (const input of Object.values<unknown>(model.starts)) {
      if (open.length === 0) break;
      let looked = 0;
      const isEnough = (snapshot: AnyMachineSnapshot): boolean => {
        look(snapshot);
        looked += 1;
        return looked === most || open.length === 0;
      };
      explore({ ...model, machine, input, isEnough });
    }
  return new Map([...met].map(([view, { snapshot }]) => [view, snapshot]));
}
