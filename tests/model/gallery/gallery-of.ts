import type { AnyStateNode } from 'xstate';
import { isLeaf, metaOf, nodesOf, transitionId, transitionsOf } from '../../../machines/model/definition.ts';
import { sentence, spaced } from '../../../src/inspector/chart/chart-words.ts';
import type { BrowserRun } from '../coverage/coverage.types.ts';
import type { Journey } from '../coverage/machine-runs.ts';
import { unreachableInBrowser } from '../unreachable-in-browser.ts';

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
  picture: { name: string } | { missing: string };
};

export type PicturedJourney = Pick<Journey, 'name' | 'title' | 'errand'> & { states: readonly PicturedState[] };

/** The state's own picture before one that was taken of another machine, and of two the one that says less besides. */
function pictureOf(machine: string, state: string, runs: readonly BrowserRun[]): string | null {
  const all = [...new Set(runs.flatMap((run) => run.machines[machine]?.shots[state] ?? []))];
  const rank = (name: string) => (name.split('+').includes(state) ? 0 : 1e6) + name.length;
  return all.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** Why no picture was taken of a state, as far as its machine tells. */
function whyNot(node: AnyStateNode): string {
  const into = nodesOf(node.machine).flatMap((from) =>
    transitionsOf(from).flatMap(([, candidates]) => candidates.filter(({ target }) => target?.includes(node))),
  );
  if (node.type === 'final') return 'The errand is over here, and what began it goes on.';
  if (node.always?.length && node.always.at(-1)?.guard === undefined)
    return 'Nobody stays here: the site decides, and goes on at once.';
  if (node.invoke.length > 0) return 'The customer waits here for a moment only; no walk stops here.';
  const [reason] = into.flatMap((transition) => unreachableInBrowser.get(transitionId(transition)) ?? []);
  if (reason !== undefined) return `No walk stops here, and not every way here can be walked: ${reason}.`;
  return 'No walk stops here.';
}

const viewOf = (node: AnyStateNode): string | null => metaOf(node).view ?? (node.parent ? viewOf(node.parent) : null);
const pathOf = (node: AnyStateNode): string | null => metaOf(node).path ?? (node.parent ? pathOf(node.parent) : null);

/** A journey with what its walks have pictured. */
export function galleryOf({ name, title, errand, machine }: Journey, runs: readonly BrowserRun[]): PicturedJourney {
  const states = nodesOf(machine)
    .filter(isLeaf)
    .map((node): PicturedState => {
      const picture = pictureOf(machine.id, node.id, runs);
      return {
        id: node.id,
        title: sentence(spaced(node.key)),
        description: node.description ?? '',
        view: viewOf(node),
        path: pathOf(node),
        rows: metaOf(node).rows ?? [],
        picture: picture === null ? { missing: whyNot(node) } : { name: picture },
      };
    });
  return { name, title, errand, states };
}
