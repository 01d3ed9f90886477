import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { candidatesOf, lineageOf, isLeaf, nodesOf, transitionId, transitionsOf } from './definition.ts';

/**
 * One thing that happened to a machine, by ids: where it stood (null: it began), what it was told, what it took, one after the other, and
 * where it stood then (null: it had ended).
 */
export type SeenStep = {
  before: readonly string[] | null;
  event: string;
  taken: readonly string[];
  after: readonly string[] | null;
};

const guarded = (candidates: readonly AnyTransitionDefinition[]): string[] =>
  candidates.filter(({ guard }) => guard !== undefined).map(transitionId);

/** A page that has a condition of its own; the other pages ask only whether it is they that are asked for. */
const hasOwnGuard = ({ eventType, target, guard }: AnyTransitionDefinition): boolean => {
  if ((eventType as string) !== 'xstate.route') return guard !== undefined;
  return target?.some(({ config }) => typeof config.route === 'object' && config.route.guard !== undefined) ?? false;
};

/** Transitions with a condition, by their names. */
export const guardedIn = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) =>
    transitionsOf(node).flatMap(([, candidates]) => candidates.filter(hasOwnGuard).map(transitionId)),
  );

/** The part of the machine that holds all of this and is parallel to the part that took something; null where none is. */
function regionBeside(leaf: AnyStateNode, taker: AnyStateNode): AnyStateNode | null {
  const around = new Set(lineageOf(taker));
  const region = lineageOf(leaf).findLast((node) => !around.has(node));
  return region?.parent?.type === 'parallel' ? region : null;
}

const staysIn = (region: AnyStateNode, { source, target = [] }: AnyTransitionDefinition): boolean =>
  [source, ...target].every((node) => lineageOf(node).includes(region));

/**
 * Whether what one region takes leaves the others theirs: both stay in their own. Anything else may have made what another
 * condition said yes to give way.
 */
const leavesAlone = (leaf: AnyStateNode, own: AnyTransitionDefinition, taken: AnyTransitionDefinition): boolean => {
  const [mine, other] = [regionBeside(leaf, taken.source), regionBeside(taken.source, leaf)];
  return mine !== null && other !== null && staysIn(mine, own) && staysIn(other, taken);
};

/**
 * Tells which conditions said no in a step: what it took says which were asked, and that those before it said no. They are asked in
 * their order, from the innermost state outwards; "at once", until all say no. A condition goes by its transition. That it said
 * yes, the transition says when it was taken.
 */
export function noesIn(machine: AnyStateMachine): (step: SeenStep) => ReadonlySet<string> {
  const states = new Map(nodesOf(machine).map((node) => [node.id, node]));
  const transitions = new Map(
    [...states.values()].flatMap((node) =>
      transitionsOf(node).flatMap(([, candidates]) => candidates.map((one) => [transitionId(one), one] as const)),
    ),
  );
  const leavesOf = (ids: readonly string[] | null) =>
    (ids ?? []).flatMap((id) => states.get(id) ?? []).filter((node) => isLeaf(node));

  function saidNo(leaf: AnyStateNode, event: string, taken: readonly AnyTransitionDefinition[]): string[] {
    const all = lineageOf(leaf).flatMap((node) => candidatesOf(node, event));
    const place = all.findIndex((one) => taken.includes(one));
    if (place >= 0) return guarded(all.slice(0, place));
    return guarded(all.filter((own) => taken.every((other) => leavesAlone(leaf, own, other))));
  }

  return ({ before, event, taken, after }) => {
    const took = taken.flatMap((id) => transitions.get(id) ?? []);
    const ofEvent = took.filter(({ eventType }) => (eventType as string) === event);
    return new Set([
      ...took.flatMap((one) => {
        const rivals = candidatesOf(one.source, one.eventType as string);
        return guarded(rivals.slice(0, rivals.indexOf(one)));
      }),
      ...leavesOf(before).flatMap((leaf) => saidNo(leaf, event, ofEvent)),
      // Where a machine rests, nothing is left that would happen at once.
      ...leavesOf(after).flatMap((leaf) => saidNo(leaf, '', [])),
    ]);
  };
}
