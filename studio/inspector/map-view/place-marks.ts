import type { JourneyMap, MapCard, Place } from '../../map/journey-map.types.ts';
import type { Marks } from '../chart-view/ChartPicture.tsx';

/** All places of a card: its own, its waits, and what is folded into it. */
const placesOn = ({ place, waits, wrong, others }: MapCard): Place[] => [
  place,
  ...waits,
  ...[...wrong, ...others].map((side) => side.place),
];

/** The cards that hold one of these states or transitions, by their places' ids. */
function cardsWith({ cards }: JourneyMap, ids: ReadonlySet<string>): ReadonlySet<string> {
  if (ids.size === 0) return ids;
  const holding = cards.filter(
    (card) =>
      placesOn(card).some(({ states }) => states.some((id) => ids.has(id))) ||
      [...card.within, ...[...card.wrong, ...card.others].flatMap(({ transitions }) => transitions)].some((id) =>
        ids.has(id),
      ),
  );
  return new Set(holding.map(({ place }) => place.id));
}

/** What stands out in a chart, as it stands out on its map. What was taken are arrows, which both have. */
export const placeMarks = (map: JourneyMap, { lit, taken, found }: Marks): Marks => ({
  lit: cardsWith(map, lit),
  taken,
  found: cardsWith(map, found),
  selected: null,
});
