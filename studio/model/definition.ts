import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { activeStates } from '../../src/journey-host/xstate-internals.ts';

/** Every state of a machine, the root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(walk)];
  return walk(machine.root);
}

/** Every state that is active, in the definition's order. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] =>
  (activeStates(snapshot) ?? []).toSorted((one, other) => one.order - other.order);

export const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

/** The state itself and all that contain it, innermost first. */
export function lineageOf(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node, ...lineageOf(node.parent)] : [node];
}

export const metaOf = (node: AnyStateNode): JourneyMeta => (node.meta ?? {}) as JourneyMeta;

/** The candidates that an event (or '' for "at once") meets in a state, in the order in which they are tried. */
export const candidatesOf = (node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? node.always : node.transitions.get(eventType)) ?? [];

/**
 * A transition's name: source, event, place among the candidates, target.
 * Never compare the definitions themselves: `provide()` clones them.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source, target } = transition;
  // XState's type is wider than the name that it is.
  const eventType = transition.eventType as string;
  const candidates = candidatesOf(source, eventType);
  const place = candidates.length > 1 ? `[${candidates.indexOf(transition)}]` : '';
  const targets = target?.map((node) => node.id).join(', ') ?? '(stays)';
  return `${source.id} · ${eventType || 'always'}${place} → ${targets}`;
}

/** Events with their candidates, by state; "at once" is ''. */
export function transitionsOf(
  node: AnyStateNode,
): [eventType: string, candidates: readonly AnyTransitionDefinition[]][] {
  return [...node.transitions.keys(), ''].map((eventType) => [eventType, candidatesOf(node, eventType)]);
}

export const allTransitionIds = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) =>
    transitionsOf(node).flatMap(([, candidates]) => candidates.map((candidate) => transitionId(candidate))),
  );

/** The name of a transition's condition; null where there is none. */
export function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return typeof guard === 'object' && 'type' in guard && typeof guard.type === 'string' ? guard.type : 'a condition';
}

/** The requirements of a state and of those that it begins with. */
const rowsIn = (node: AnyStateNode): string[] => [
  ...(metaOf(node).rows ?? []),
  ...Object.values(node.states)
    .filter((inner) => node.type === 'parallel' || node.initial.target.includes(inner))
    .flatMap(rowsIn),
];

/** The requirements that a transition makes true: those of the states that it leads to, or that it stays in. */
export const rowsOf = ({ target, source }: AnyTransitionDefinition): readonly string[] => [
  ...new Set((target ?? [source]).flatMap(rowsIn)),
];
