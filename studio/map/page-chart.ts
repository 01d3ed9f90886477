import type { Chart, ChartState } from '../charts/chart.types.ts';
import { statesOf } from '../charts/read-chart.ts';
import type { MapCard } from './journey-map.types.ts';

/** A state with nothing in it but what is kept; null where nothing is. */
function pruned(state: ChartState, isKept: (id: string) => boolean): ChartState | null {
  if (state.states.length === 0) return isKept(state.id) ? state : null;
  const states = state.states.flatMap((inner) => pruned(inner, isKept) ?? []);
  if (states.length === 0) return null;
  const initial = states.some(({ id }) => id === state.initial) ? state.initial : null;
  return { ...state, states, initial };
}

/** A state as a box of its own, whatever is in it. */
const asBox = (state: ChartState): ChartState => ({
  ...state,
  kind: state.kind === 'final' ? 'final' : 'atomic',
  initial: null,
  states: [],
});

/** The states of one page with its waits, and those that it leads to. */
export function pageChart(chart: Chart, { place, waits }: Pick<MapCard, 'place' | 'waits'>): Chart {
  const kept = new Set([place, ...waits].flatMap(({ states }) => states));
  const root = pruned(chart.root, (id) => kept.has(id)) ?? asBox(chart.root);
  const inside = new Set(statesOf(root).map(({ id }) => id));
  const transitions = chart.transitions.filter(({ from }) => inside.has(from));
  const ledTo = new Set(transitions.flatMap(({ to }) => to).filter((id) => !inside.has(id)));
  const around = statesOf(chart.root).filter(({ id }) => ledTo.has(id));
  return { ...chart, root: { ...root, states: [...root.states, ...around.map(asBox)] }, transitions };
}
