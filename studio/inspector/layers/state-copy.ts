import type { Chart, ChartState } from '../../charts/chart.types.ts';

/** The states around a state and the state itself, the outermost first; none where it is not in the chart. */
export function lineage(state: ChartState, id: string): readonly ChartState[] {
  if (state.id === id) return [state];
  const within = state.states.map((inner) => lineage(inner, id)).find((found) => found.length > 0);
  return within ? [state, ...within] : [];
}

/** The view that draws a state: its own, or that of the nearest state around it that has one. */
export const viewOfState = ({ root }: Chart, id: string): string | null =>
  lineage(root, id).findLast(({ view }) => view !== null)?.view ?? null;

/** The words of a state's view, with the key that each has there. A gap is written {name}. */
export function copyOfState(
  chart: Chart,
  id: string,
  copy: Readonly<Record<string, string>>,
): readonly { key: string; text: string }[] {
  const view = viewOfState(chart, id);
  if (view === null) return [];
  return Object.entries(copy).flatMap(([place, text]) =>
    place.startsWith(`${view}.`) ? [{ key: place.slice(view.length + 1), text }] : [],
  );
}
