import type { Passage, Place, PlaceGraph } from './journey-map.types.ts';

type Passages = Map<string, Map<string, Set<string>>>;

function passagesByEnds(passages: readonly Passage[]): Passages {
  const ends: Passages = new Map();
  for (const { from, to, transitions } of passages)
    ends.set(from, (ends.get(from) ?? new Map<string, Set<string>>()).set(to, new Set(transitions)));
  return ends;
}

const union = (...sets: readonly Iterable<string>[]): Set<string> => new Set(sets.flatMap((ids) => [...ids]));

/** A graph without its waits, but for those that are kept: what leads over one is a passage of its own. */
export function foldWaits(graph: PlaceGraph, isKept: (place: Place) => boolean): PlaceGraph {
  const folded = graph.places.filter((place) => place.isWait && !isKept(place));
  const ends = passagesByEnds(graph.passages);
  const within = new Map([...graph.within].map(([place, ids]) => [place, new Set(ids)]));
  const around = new Set(graph.around);
  let starts = graph.starts;

  for (const { id: wait } of folded) {
    const out = ends.get(wait) ?? new Map<string, Set<string>>();
    const inside = within.get(wait) ?? [];
    const sources = [...ends].filter(([, to]) => to.has(wait));
    for (const [from, to] of sources) {
      const led = to.get(wait) ?? [];
      to.delete(wait);
      const stays = out.size === 0 ? [union(led, inside)] : [];
      for (const [next, onward] of out) {
        const all = union(led, onward, inside);
        if (next === from) stays.push(all);
        else to.set(next, union(to.get(next) ?? [], all));
      }
      if (stays.length > 0) within.set(from, union(within.get(from) ?? [], ...stays));
    }
    if (sources.length === 0) for (const id of union(inside, ...out.values())) around.add(id);
    starts = starts.flatMap((start) => (start === wait ? [...out.keys()] : [start]));
    ends.delete(wait);
    within.delete(wait);
  }
  return {
    ...graph,
    places: graph.places.filter((place) => !folded.includes(place)),
    passages: [...ends].flatMap(([from, to]) =>
      [...to].map(([next, transitions]) => ({ from, to: next, transitions })),
    ),
    starts: [...new Set(starts)],
    within,
    around,
  };
}
