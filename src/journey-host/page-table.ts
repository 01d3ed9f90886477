import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';

/** One step down the machines: the routable state to enter, and the child it invokes, if the page is that child's. */
export type PageStep = { to: `#${string}`; child: string | null };

/** Path → the chain of routable states that shows it, the parent's first. In the order of the definition. */
export type PageTable = ReadonlyMap<string, readonly PageStep[]>;

const metaOf = (node: AnyStateNode): JourneyMeta => (node.meta ?? {}) as JourneyMeta;

function invokedMachines(node: AnyStateNode): [id: string, machine: AnyStateMachine][] {
  return node.invoke.flatMap((invoke) => {
    const logic: unknown =
      typeof invoke.src === 'string' ? node.machine.implementations.actors[invoke.src] : invoke.src;
    return isMachine(logic) ? [[invoke.id, logic] as [string, AnyStateMachine]] : [];
  });
}

export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'getStateNodeById' in logic;
}

/** Every machine that can run below this one, itself first. */
export function machinesOf(machine: AnyStateMachine): AnyStateMachine[] {
  const children = Object.values(machine.implementations.actors as Record<string, unknown>).filter(isMachine);
  return [machine, ...children.flatMap(machinesOf)];
}

/**
 * Reads the pages of a machine and of the machines it invokes from their definitions:
 * a routable state with a path is a page; a routable state that invokes a machine leads to that machine's pages.
 */
export function pageTable(machine: AnyStateMachine): PageTable {
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
      for (const [child, childMachine] of invokedMachines(node)) {
        const ownPath = metaOf(childMachine.root).path;
        if (ownPath !== undefined) add(ownPath, [{ to, child }]);
        for (const [childPath, chain] of pageTable(childMachine)) add(childPath, [{ to, child }, ...chain]);
      }
    for (const state of Object.values(node.states)) walk(state);
  };
  walk(machine.root);
  return table;
}
