import { transition, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import type { PageStep, PageTable } from './page-table.ts';
import { activeStates } from './xstate-internals.ts';

const routeEvent = (to: string) => ({ type: 'xstate.route', to });

const isIn = (snapshot: AnyMachineSnapshot, to: string): boolean =>
  activeStates(snapshot)?.some((node) => node.id === to.slice(1)) ?? false;

const childOf = (snapshot: AnyMachineSnapshot, id: string): AnyActorRef | undefined =>
  (snapshot.children as Record<string, AnyActorRef | undefined>)[id];

/**
 * Whether the journey may show this page now: every machine of the chain takes its step.
 * A child that is not running yet is tried in a copy (XState's pure `transition`), so asking changes nothing.
 */
export function canEnter(snapshot: AnyMachineSnapshot, chain: readonly PageStep[]): boolean {
  const [step, ...rest] = chain;
  if (!step) return true;
  const here = isIn(snapshot, step.to);
  if (!here && !snapshot.can(routeEvent(step.to))) return false;
  if (step.child === null || rest.length === 0) return true;
  const after: AnyMachineSnapshot = here ? snapshot : transition(snapshot.machine, snapshot, routeEvent(step.to))[0];
  const child = childOf(after, step.child)?.getSnapshot() as AnyMachineSnapshot | undefined;
  return child !== undefined && canEnter(child, rest);
}

/** Sends the page down the chain, the parent first. Only after `canEnter`. */
export function enter(actor: AnyActorRef, chain: readonly PageStep[]): void {
  const [step, ...rest] = chain;
  if (!step) return;
  // Routing to the state we are in would enter it again and restart its calls.
  if (!isIn(actor.getSnapshot() as AnyMachineSnapshot, step.to)) actor.send(routeEvent(step.to));
  if (step.child === null) return;
  const child = childOf(actor.getSnapshot() as AnyMachineSnapshot, step.child);
  if (child) enter(child, rest);
}

/** The last page up to `wanted`, in the journey's order, that may be shown now. */
export function furthestPage(snapshot: AnyMachineSnapshot, table: PageTable, wanted: string): string | null {
  const pages = [...table.keys()];
  const upTo = pages.slice(0, pages.indexOf(wanted) + 1);
  return upTo.findLast((path) => canEnter(snapshot, table.get(path) ?? [])) ?? null;
}
