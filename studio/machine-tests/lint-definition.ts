import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isLeaf, lineageOf, metaOf, nodesOf, transitionsOf } from '../model/definition.ts';
import { viewNameOf } from '../model/view-names.ts';

type Rule = (node: AnyStateNode, machine: AnyStateMachine) => string[];

/** A state that is left at once. */
const isTransient = (node: AnyStateNode): boolean => node.always?.some((candidate) => !candidate.guard) === true;

const isBusy = (node: AnyStateNode): boolean => lineageOf(node).some((state) => state.tags.includes('busy'));

const accepts = (node: AnyStateNode, eventType: string): boolean =>
  lineageOf(node).some((state) => state.transitions.has(eventType));

/** A call that fails leads to another state. */
function hasFailureExit(node: AnyStateNode, invokeId: string): boolean {
  const candidates = node.transitions.get(`xstate.error.actor.${invokeId}`) ?? [];
  return candidates.length > 0 && candidates.every((candidate) => (candidate.target?.length ?? 0) > 0);
}

const describes: Rule = (node) =>
  node.parent === undefined || (node.description ?? '').trim() !== '' ? [] : ['has no description'];

function invokesByName(id: string, src: unknown): string[] {
  if (typeof src !== 'string' || src.startsWith('xstate.invoke.')) return [`invokes an inline actor (${id})`];
  return id === src ? [] : [`invokes ${src} under the id ${id}: the id is the actor's name`];
}

const invokesSafely: Rule = (node) =>
  node.invoke.flatMap(({ id, src }) => [
    ...invokesByName(id, src),
    ...(hasFailureExit(node, id) ? [] : [`invokes ${id} without an onError that leads on`]),
  ]);

const shadowsNothing: Rule = (node) =>
  transitionsOf(node).flatMap(([eventType, candidates]) => {
    const open = candidates.findIndex((candidate) => !candidate.guard);
    return open === -1 || open === candidates.length - 1
      ? []
      : [`${eventType || 'always'}: a candidate after one without a guard is never tried`];
  });

const namesViews: Rule = (node, machine) => {
  const { view } = metaOf(node);
  if (view === undefined) return [];
  const names = nodesOf(machine).map((state) => viewNameOf(state.key));
  if (!names.includes(view)) return [`shows ${view}, which is no state's name`];
  const mayBorrow = !isLeaf(node) || isBusy(node);
  return mayBorrow || view === viewNameOf(node.key) ? [] : [`shows ${view} instead of ${viewNameOf(node.key)}`];
};

const hasNoView = (node: AnyStateNode): boolean =>
  metaOf(node).view === undefined && Object.values(node.states).every(hasNoView);

/** A region without any view goes on beside the one that is drawn. */
const runsBeside = (node: AnyStateNode): boolean =>
  lineageOf(node).some((state) => state.parent?.type === 'parallel' && hasNoView(state));

const isSeen: Rule = (node, machine) => {
  // A machine without any view, such as the session, runs beside what is drawn.
  if (nodesOf(machine).every((state) => metaOf(state).view === undefined) || runsBeside(node)) return [];
  if (!isLeaf(node) || node.type === 'final' || isTransient(node)) return [];
  const isDrawn = lineageOf(node).some((state) => metaOf(state).view !== undefined || state.invoke.length > 0);
  return isDrawn ? [] : ['rests without a view'];
};

const endsWaiting: Rule = (node) => {
  if (!node.tags.includes('busy')) return [];
  const isExit = lineageOf(node).some((state) => state.invoke.some(({ id }) => hasFailureExit(state, id)));
  const waitsForHost = node.invoke.length === 0 && node.transitions.size > 0;
  return isExit || waitsForHost ? [] : ['is busy without a way out when it fails'];
};

const retriesFailures: Rule = (node) =>
  !node.tags.includes('failed') || accepts(node, 'retry.requested')
    ? []
    : ['is failed without accepting retry.requested'];

const decidesAtOnce: Rule = (node) =>
  !node.key.startsWith('deciding') || isTransient(node) ? [] : ['decides, but may rest'];

const identifiesPages: Rule = (node) =>
  !('route' in node.config) || node.config.route === undefined || node.id === node.key
    ? []
    : ["is a page whose id is not the state's key"];

const namesEvents: Rule = (node) =>
  [...node.transitions.keys()]
    .filter((type) => !type.startsWith('xstate.') && !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type))
    .map((type) => `takes ${type}, which is not noun.pastVerb`);

const namesRequirements: Rule = (node) => {
  if (metaOf(node).view === undefined) return [];
  const isNamed = (state: AnyStateNode): boolean =>
    metaOf(state).rows !== undefined || Object.values(state.states).some(isNamed);
  return lineageOf(node).some(isNamed) ? [] : ['is shown to customers and names no requirement (meta.rows)'];
};

const rules: readonly Rule[] = [
  describes,
  invokesSafely,
  shadowsNothing,
  namesViews,
  isSeen,
  endsWaiting,
  retriesFailures,
  decidesAtOnce,
  identifiesPages,
  namesEvents,
  namesRequirements,
];

/** What is wrong with a machine's definition by the house's rules, one sentence each. */
export const lintDefinition = (machine: AnyStateMachine): string[] =>
  nodesOf(machine).flatMap((node) =>
    rules.flatMap((rule) => rule(node, machine)).map((fault) => `${node.id} ${fault}`),
  );
