import type { Chart, ChartState } from '../charts/chart.types.ts';
import { statesOf } from '../charts/read-chart.ts';
import { grouped } from './grouped.ts';
import type { Place, PlaceKind } from './journey-map.types.ts';

/** What a place is made from: the states that name it, and where each innermost state stands. */
export type PlacesOfChart = {
  places: Place[];
  /** Place of each innermost state that stands in one. */
  placeOf: ReadonlyMap<string, string>;
  /** Innermost states that decide where it goes, and last no moment. */
  deciding: readonly string[];
  /** Innermost states that stand beside the places, in a region that shows no page. */
  beside: readonly string[];
};

/** A page is what a view shows that is no dialog. */
const showsPage = ({ view, isModal }: ChartState): boolean => view !== null && !isModal;

type Naming = { id: string; kind: PlaceKind; name: string; state: ChartState };

/** The state that names the place of an innermost state, of all that contain it, innermost first. */
function naming(
  lineage: readonly ChartState[],
  { errands, hasPages }: { errands: ReadonlyMap<string, string>; hasPages: boolean },
): Naming | null {
  for (const state of lineage) {
    const errand = state.calls.map(({ src }) => errands.get(src)).find((name) => name !== undefined);
    if (showsPage(state)) return { id: `page:${state.view}`, kind: 'page', name: state.view ?? '', state };
    if (errand !== undefined && hasPages && !state.isModal)
      return { id: `errand:${errand}`, kind: 'errand', name: errand, state };
    if (state.kind === 'final' && lineage.length === 2)
      return { id: `end:${state.key}`, kind: 'end', name: state.key, state };
  }
  // A machine without a page has its outermost states for places.
  const outermost = lineage.at(-2);
  if (hasPages || !outermost) return null;
  return { id: `part:${outermost.key}`, kind: 'part', name: outermost.key, state: outermost };
}

/** The states of a region that has no page: they are beside whatever the customer sees. */
function statesBeside(root: ChartState, inPlace: (state: ChartState) => boolean): Set<string> {
  const regions = statesOf(root)
    .filter(({ kind }) => kind === 'parallel')
    .flatMap(({ states }) => states);
  const bare = regions.filter((region) => !statesOf(region).some(inPlace));
  return new Set(bare.flatMap((region) => statesOf(region).map(({ id }) => id)));
}

/** Each innermost state with all that contain it, innermost first. */
const lineagesIn = (state: ChartState, above: readonly ChartState[] = []): ChartState[][] =>
  state.states.length === 0
    ? [[state, ...above]]
    : state.states.flatMap((inner) => lineagesIn(inner, [state, ...above]));

type Standing = { leaf: ChartState; lineage: readonly ChartState[]; named: Naming | null };

/** A place of all the states that stand in it. */
function placeOfAll({ id, kind, name }: Naming, standings: readonly Standing[]): Place {
  const isBusy = ({ leaf }: Standing): boolean => leaf.tags.includes('busy');
  const saying = standings.filter(({ named }) => named !== null && named.state.description !== '');
  // What a page is for is said by the first of its states that lasts.
  const sayer = saying.find((standing) => !isBusy(standing)) ?? saying[0];
  return {
    id,
    kind,
    name,
    sentence: sayer?.named?.state.description ?? '',
    states: standings.map(({ leaf }) => leaf.id),
    isWait: standings.every(isBusy),
  };
}

/** The pages, errands and ends of a chart. `errands`: a journey's name by the machine that a state calls. */
export function placesOf({ machine, root }: Chart, errandsOfAll: ReadonlyMap<string, string>): PlacesOfChart {
  // A call may have the name of the machine that makes it.
  const errands = new Map([...errandsOfAll].filter(([called]) => called !== machine));
  const hasPages = statesOf(root).some(showsPage);
  const standings = lineagesIn(root).map((lineage): Standing => {
    const [leaf = root] = lineage;
    return { leaf, lineage, named: naming(lineage, { errands, hasPages }) };
  });
  const inPlace = new Set(standings.filter(({ named }) => named !== null).map(({ leaf }) => leaf.id));
  const beside = statesBeside(root, ({ id }) => inPlace.has(id));
  const homeless = standings.filter(({ named }) => named === null).map(({ leaf }) => leaf.id);
  const byPlace = grouped(
    standings.filter(({ named }) => named !== null),
    ({ named }) => named?.id ?? '',
  );
  return {
    places: [...byPlace.values()].flatMap((all) => (all[0]?.named ? [placeOfAll(all[0].named, all)] : [])),
    placeOf: new Map([...byPlace].flatMap(([id, all]) => all.map(({ leaf }) => [leaf.id, id] as const))),
    beside: homeless.filter((id) => beside.has(id)),
    deciding: homeless.filter((id) => !beside.has(id)),
  };
}
