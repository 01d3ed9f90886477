import { grouped } from './grouped.ts';
import type { Place, PlaceGraph } from './journey-map.types.ts';

type Graph = Pick<PlaceGraph, 'places' | 'passages'>;

/** How many passages each place is away from one, by what follows on a place. */
function distancesFrom(start: string, next: (id: string) => readonly string[]): Map<string, number> {
  const found = new Map([[start, 0]]);
  for (const [id, distance] of found)
    for (const other of next(id)) if (!found.has(other)) found.set(other, distance + 1);
  return found;
}

/** Which places can be reached from each place of the way without another one of it between, and how far they are. */
function reachedFrom({ passages }: Graph, way: readonly Place[], direction: 'onwards' | 'backwards') {
  const onWay = new Set(way.map(({ id }) => id));
  const [near, far] = direction === 'onwards' ? (['from', 'to'] as const) : (['to', 'from'] as const);
  const byNear = grouped(passages, (passage) => passage[near]);
  const next = (id: string) => (byNear.get(id) ?? []).map((passage) => passage[far]);
  return way.map((place) => ({
    place,
    distances: distancesFrom(place.id, (id) => (onWay.has(id) && id !== place.id ? [] : next(id))),
  }));
}

type Candidate = { place: Place; distance: number };

const candidatesFor = (id: string, reached: ReturnType<typeof reachedFrom>): Candidate[] =>
  reached.flatMap(({ place, distances }) => {
    const distance = distances.get(id);
    return distance === undefined ? [] : [{ place, distance }];
  });

/** Of the nearest, the last that stands before it in the machine: what goes wrong is written behind what it goes wrong with. */
function nearest(
  candidates: readonly Candidate[],
  side: number,
  order: ReadonlyMap<string, number>,
): Place | undefined {
  const least = Math.min(...candidates.map(({ distance }) => distance));
  const near = candidates.filter(({ distance }) => distance === least).map(({ place }) => place);
  return near.findLast(({ id }) => (order.get(id) ?? 0) < side) ?? near[0];
}

/**
 * The place of the way on which each other place hangs. A wait hangs on the first page that it leads to, and so does what nothing but a
 * wait leads to; what else there is hangs on the nearest that leads there.
 */
export function hangSides(graph: Graph, way: readonly Place[]): Map<string, string> {
  const onwards = reachedFrom(graph, way, 'onwards');
  const backwards = reachedFrom(graph, way, 'backwards');
  const order = new Map(graph.places.map(({ id }, index) => [id, index]));
  const onWay = new Set(way.map(({ id }) => id));
  const sides = graph.places.filter(({ id }) => !onWay.has(id));
  const waits = new Set(sides.filter(({ isWait }) => isWait).map(({ id }) => id));
  const afterWait = (id: string): string | undefined => {
    const sources = graph.passages.filter(({ to }) => to === id).map(({ from }) => from);
    return sources.every((source) => waits.has(source)) ? sources[0] : undefined;
  };
  return new Map(
    sides.map(({ id }) => {
      const wait = waits.has(id) ? id : afterWait(id);
      const ledTo = candidatesFor(wait ?? id, backwards).toSorted((one, other) => one.distance - other.distance);
      const first = wait === undefined ? undefined : ledTo[0]?.place;
      const place =
        first ?? nearest(candidatesFor(id, onwards), order.get(id) ?? 0, order) ?? ledTo[0]?.place ?? way[0];
      return [id, place?.id ?? id];
    }),
  );
}
