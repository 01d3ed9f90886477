import type { Chart } from '../charts/chart.types.ts';
import { foldWaits } from './fold-waits.ts';
import { hangSides } from './hang-sides.ts';
import type { JourneyMap, MapArrow, MapCard, Passage, Place, SideWay } from './journey-map.types.ts';
import type { MainWay } from './main-ways.ts';
import { placeGraph } from './place-graph.ts';

const none: ReadonlySet<string> = new Set();

function arrowBetween(from: Place, to: Place, between: (from: Place, to: Place) => ReadonlySet<string>): MapArrow {
  const transitions = [...between(from, to)];
  const isSideBySide = from.kind === 'part' && transitions.length === 0;
  const by = transitions.length > 0 ? 'transition' : isSideBySide ? 'nothing' : 'link';
  return { from: from.id, to: to.id, by, transitions, back: [...between(to, from)] };
}

/**
 * A journey as its pages in the customer's order: each place stands on a card, or is folded into one; each transition is an arrow, folded
 * into a card, or around them all. Throws where the main way names a place that the chart has not.
 */
export function journeyMap(
  chart: Chart,
  { mainWay, errands }: { mainWay: MainWay; errands: ReadonlyMap<string, string> },
): JourneyMap {
  const named = placeGraph(chart, errands);
  const graph = foldWaits(named, ({ name }) => mainWay.way.includes(name));
  const way = mainWay.way.map((name) => {
    const place = graph.places.find((one) => one.name === name);
    if (!place) throw new Error(`${chart.machine} has no page, errand or end "${name}", which its main way names`);
    return place;
  });
  const at = new Map(way.map(({ id }, index) => [id, index]));
  const hangsOn = hangSides(named, way);
  const between = (from: Place, to: Place) =>
    graph.passages.find((passage) => passage.from === from.id && passage.to === to.id)?.transitions ?? none;
  const onWay = graph.passages.filter(({ from, to }) => at.has(from) && at.has(to));
  /** How many cards further a passage leads. */
  const distance = ({ from, to }: Passage): number => (at.get(to) ?? 0) - (at.get(from) ?? 0);

  const sideWay = (place: Place): SideWay => ({
    place,
    transitions: [
      ...new Set([
        ...graph.passages
          .filter(({ from, to }) => from === place.id || to === place.id)
          .flatMap(({ transitions }) => [...transitions]),
        ...(graph.within.get(place.id) ?? []),
      ]),
    ],
  });
  const cards = way.map((place): MapCard => {
    const sides = graph.places.filter(({ id }) => hangsOn.get(id) === place.id);
    const isFine = ({ name }: Place): boolean => mainWay.others?.includes(name) ?? false;
    const from = onWay.filter((passage) => passage.from === place.id);
    return {
      place,
      waits: named.places.filter(({ id, isWait }) => isWait && hangsOn.get(id) === place.id),
      wrong: sides.filter((side) => !isFine(side)).map(sideWay),
      others: sides.filter(isFine).map(sideWay),
      back: from.filter((passage) => distance(passage) < -1),
      ahead: from.filter((passage) => distance(passage) > 1),
      within: [...(graph.within.get(place.id) ?? [])],
    };
  });
  const arrows = way.slice(1).map((to, index) => arrowBetween(way[index] ?? to, to, between));
  return { cards, starts: graph.starts, arrows, around: [...graph.around], outside: graph.outside };
}
