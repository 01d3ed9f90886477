import type { AnyStateNode } from 'xstate';
import { isLeaf, metaOf, nodesOf } from '../model/definition.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { sentence, spaced } from '../charts/chart-words.ts';
import type { JourneyWays } from '../inspector/open-in-state/way.types.ts';
import type { BrowserRun } from '../coverage/coverage.types.ts';
import type { Journey } from '../coverage/journey.types.ts';
import type { PictureWay } from './picture-ways.ts';

export type PicturedState = {
  id: string;
  /** In the customer's words. */
  title: string;
  description: string;
  view: string | null;
  /** The page in the address bar: the state's own, or that of the states around it. */
  path: string | null;
  /** The requirements that it makes true, by their ids. */
  rows: readonly string[];
  /** What its pictures are called, or why there are none. */
  picture: { name: string; ways: readonly PictureWay[] } | { missing: string };
  /** It can be opened for a picture. */
  isOpenable: boolean;
};

/** The ways of the journeys, by name, and the ways in which there are pictures under a name. */
export type GalleryParts = {
  runs: readonly BrowserRun[];
  waysOf: (journey: string) => JourneyWays;
  picturedAs: (picture: string) => readonly PictureWay[];
};

export type PicturedJourney = Pick<Journey, 'name' | 'title' | 'errand'> & { states: readonly PicturedState[] };

/**
 * The state's own pictures before those that were taken of another machine, and of two the ones that say less besides. What
 * was noted and has moved on meanwhile has no pictures.
 */
function pictureOf(machine: string, state: string, { runs, picturedAs }: GalleryParts) {
  const all = [...new Set(runs.flatMap((run) => run.machines[machine]?.shots[state] ?? []))];
  const rank = (name: string) => (name.split('+').includes(state) ? 0 : 1e6) + name.length;
  return all
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name) => ({ name, ways: picturedAs(name) }))
    .find(({ ways }) => ways.length > 0);
}

/** Why there is no picture of a state; what a customer can be brought into should have one. */
function whyNot(node: AnyStateNode, way: JourneyWays['states'][string] | undefined): string {
  if (node.type === 'final') return 'The errand is over here, and what began it goes on.';
  if (way && 'because' in way) return way.because;
  if (node.machine.id === sessionMachine.id) return 'It works behind every page, and nothing of it is drawn.';
  return 'It could not be opened this time.';
}

const viewOf = (node: AnyStateNode): string | null => metaOf(node).view ?? (node.parent ? viewOf(node.parent) : null);
const pathOf = (node: AnyStateNode): string | null => metaOf(node).path ?? (node.parent ? pathOf(node.parent) : null);

/** A journey with what has been pictured of it. */
export function galleryOf({ name, title, errand, machine }: Journey, parts: GalleryParts): PicturedJourney {
  const ways = parts.waysOf(name);
  const states = nodesOf(machine)
    .filter(isLeaf)
    .map((node): PicturedState => {
      const way = ways.states[node.id];
      return {
        id: node.id,
        title: sentence(spaced(node.key)),
        description: node.description ?? '',
        view: viewOf(node),
        path: pathOf(node),
        rows: metaOf(node).rows ?? [],
        picture: pictureOf(machine.id, node.id, parts) ?? { missing: whyNot(node, way) },
        isOpenable: way !== undefined && 'at' in way && machine.id !== sessionMachine.id,
      };
    });
  return { name, title, errand, states };
}
