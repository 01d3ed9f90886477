import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { guardOf, metaOf, nodesOf, transitionId, transitionsOf } from '../model/definition.ts';
import type { Chart, ChartState, ChartTransition } from './chart.types.ts';

function stateOf(node: AnyStateNode): ChartState {
  const { view = null, path = null, modal = false, rows = [] } = metaOf(node);
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    description: node.description ?? '',
    tags: node.tags,
    rows,
    view,
    path,
    isModal: modal,
    calls: node.invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    states: Object.values(node.states).map(stateOf),
  };
}

/** Pages that the address bar asks for are told by the states' paths; as arrows they would cover the picture. */
const isDrawn = (eventType: string): boolean => eventType !== 'xstate.route';

const transitionsFrom = (node: AnyStateNode): ChartTransition[] =>
  transitionsOf(node)
    .filter(([eventType]) => isDrawn(eventType))
    .flatMap(([event, candidates]) =>
      candidates.map((candidate, place) => ({
        id: transitionId(candidate),
        from: node.id,
        to: candidate.target?.map((target) => target.id) ?? [],
        event,
        guard: guardOf(candidate),
        place,
      })),
    );

/** The machine's definition as a chart; nothing of it is started. */
export const readChart = (machine: AnyStateMachine): Chart => ({
  machine: machine.id,
  root: stateOf(machine.root),
  transitions: nodesOf(machine).flatMap(transitionsFrom),
});

/** Every state of a chart, the outermost first. */
export function statesOf(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(statesOf)];
}

/** The states below one, or the state itself, that have no others in them. */
export const leavesIn = (state: ChartState): ChartState[] =>
  statesOf(state).filter(({ states }) => states.length === 0);
