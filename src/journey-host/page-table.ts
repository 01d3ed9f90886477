import type { AnyStateNode } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import type { JourneyPart } from './journey-part.ts';

/** One step down the machines: the routable state to enter, and the child it invokes, if the page is that child's. */
export type PageStep = { to: `#${string}`; child: string | null };

/** Path → the chain of routable states that shows it, the parent's first. In the order of the definition. */
export type PageTable = ReadonlyMap<string, readonly PageStep[]>;

const metaOf = (node: AnyStateNode): JourneyMeta => (node.meta ?? {}) as JourneyMeta;

/**
 * Reads the pages of a journey from the definitions of its machines, those that have come: a routable state with a path
 * is a page; a routable state that invokes a part leads to that part's pages.
 */
export function pageTable({ machine, children }: Pick<JourneyPart, 'machine' | 'children'>): PageTable {
  const table = new Map<string, readonly PageStep[]>();
  const add = (path: string, chain: readonly PageStep[]) => {
    if (!table.has(path)) table.set(path, chain);
  };
  const walk = (node: AnyStateNode) => {
    const isRoutable = 'route' in node.config && node.config.route !== undefined;
    const to = `#${node.id}` as const;
    const path = metaOf(node).path;
    if (isRoutable && path !== undefined) add(path, [{ to, child: null }]);
    if (isRoutable)
      for (const { id: child } of node.invoke) {
        const part = children[child]?.now();
        if (!part) continue;
        const ownPath = metaOf(part.machine.root).path;
        if (ownPath !== undefined) add(ownPath, [{ to, child }]);
        for (const [childPath, chain] of pageTable(part)) add(childPath, [{ to, child }, ...chain]);
      }
    for (const state of Object.values(node.states)) walk(state);
  };
  walk(machine.root);
  return table;
}
