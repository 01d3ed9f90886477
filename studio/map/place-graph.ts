import type { Chart, ChartState, ChartTransition } from '../charts/chart.types.ts';
import { leavesIn, statesOf } from '../charts/read-chart.ts';
import { grouped } from './grouped.ts';
import type { Passage, PlaceGraph } from './journey-map.types.ts';
import { placesOf } from './places-of.ts';

/** Adds to the set of a name. */
function addTo(sets: Map<string, Set<string>>, name: string, ids: Iterable<string>): void {
  const set = sets.get(name) ?? new Set();
  for (const id of ids) set.add(id);
  sets.set(name, set);
}

/** How the states of a chart lie in one another. */
function nesting({ root }: Chart) {
  const every = statesOf(root);
  const byId = new Map(every.map((state) => [state.id, state]));
  const parents = new Map(every.flatMap((state) => state.states.map((inner) => [inner.id, state] as const)));

  /** The innermost states that are entered with a state: its first one, or the first of each region. */
  function entered(state: ChartState): string[] {
    const parent = parents.get(state.id);
    // A history state may lead anywhere in the state that it belongs to.
    if (state.kind === 'history' && parent) return leavesIn(parent).map(({ id }) => id);
    if (state.states.length === 0) return [state.id];
    if (state.kind === 'parallel') return state.states.flatMap(entered);
    const first = state.initial === null ? undefined : byId.get(state.initial);
    return first ? entered(first) : [];
  }
  function lineage(id: string): string[] {
    const parent = parents.get(id);
    return parent ? [id, ...lineage(parent.id)] : [id];
  }
  return { byId, entered, lineage };
}

/** A chart as places and the passages between them. `errands`: a journey's name by the machine that a state calls. */
export function placeGraph(chart: Chart, errands: ReadonlyMap<string, string>): PlaceGraph {
  const { places, placeOf, beside, deciding } = placesOf(chart, errands);
  const decides = new Set(deciding);
  const { byId, entered, lineage } = nesting(chart);
  const bySource = grouped(chart.transitions, ({ from }) => from);
  const targets = ({ to }: ChartTransition): string[] =>
    to.flatMap((id) => {
      const state = byId.get(id);
      return state ? entered(state) : [];
    });

  /** The places that follow on a state, over what is decided there, each with the transitions on the way. */
  function follow(leaf: string, taken: readonly string[], seen: ReadonlySet<string>): [string, readonly string[]][] {
    const place = placeOf.get(leaf);
    if (place !== undefined) return [[place, taken]];
    if (!decides.has(leaf) || seen.has(leaf)) return [];
    return lineage(leaf)
      .flatMap((id) => bySource.get(id) ?? [])
      .flatMap((next) => targets(next).flatMap((to) => follow(to, [...taken, next.id], new Set([...seen, leaf]))));
  }

  const passages = new Map<string, Set<string>>();
  const within = new Map<string, Set<string>>();
  for (const transition of chart.transitions) {
    const source = byId.get(transition.from);
    // Nothing leads on from an end.
    const here = new Set(
      (source ? leavesIn(source) : []).flatMap(({ id, kind }) => (kind === 'final' ? [] : (placeOf.get(id) ?? []))),
    );
    const led = targets(transition).flatMap((leaf) => follow(leaf, [transition.id], new Set()));
    for (const place of here) {
      if (led.length === 0) addTo(within, place, [transition.id]);
      for (const [to, taken] of led)
        if (to === place) addTo(within, place, taken);
        else addTo(passages, `${place} → ${to}`, taken);
    }
  }
  const begun = entered(chart.root).flatMap((id) => follow(id, [], new Set()));
  const placed = new Set([...passages.values(), ...within.values()].flatMap((ids) => [...ids]));
  return {
    places,
    passages: [...passages].map(([ends, transitions]): Passage => {
      const [from = '', to = ''] = ends.split(' → ');
      return { from, to, transitions };
    }),
    starts: [...new Set(begun.map(([place]) => place))],
    within,
    around: new Set(chart.transitions.map(({ id }) => id).filter((id) => !placed.has(id))),
    outside: [...beside, ...deciding],
  };
}
