import type { ChartState } from '../../charts/chart.types.ts';
import type { JourneyMap, MapCard, Place, PlaceKind } from '../../map/journey-map.types.ts';

/** All places of a card: its own, its waits, and what is folded into it. */
export const placesOn = ({ place, waits, wrong, others }: MapCard): Place[] => [
  place,
  ...waits,
  ...[...wrong, ...others].map((side) => side.place),
];

/** What opens as a page of the map; an errand has a map of its own, and an end is a state of the chart. */
export const isPage = ({ kind }: { kind: PlaceKind }): boolean => kind === 'page' || kind === 'part';

/** The card that a place is on, by their ids. */
export const cardOf = ({ cards }: JourneyMap, id: string): string | null =>
  cards.find((card) => placesOn(card).some((place) => place.id === id))?.place.id ?? null;

/** The cards that hold one of these states or transitions, by their places' ids. */
export function cardsWith({ cards }: JourneyMap, ids: ReadonlySet<string>): ReadonlySet<string> {
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

/** Where a journey stands on its map. */
export type Standing = {
  /** The card that it stands on. */
  card: string;
  /** The place: the card's own, or one that is folded into it. */
  place: string;
  kind: PlaceKind;
  state: ChartState;
};

/** Where a journey stands on its map, by the innermost states that are active; null where none of them is on a page. */
export function standingOn({ cards }: JourneyMap, leaves: readonly ChartState[]): Standing | null {
  for (const state of leaves)
    for (const card of cards) {
      const place = placesOn(card).find(({ states }) => states.includes(state.id));
      if (!place) continue;
      const { id, kind } = card.waits.includes(place) ? card.place : place;
      return { card: card.place.id, place: id, kind, state };
    }
  return null;
}

/** A machine says nothing of itself: the only page of a journey is for what the journey is for. */
export const withErrand = (map: JourneyMap, errand: string): JourneyMap => ({
  ...map,
  cards: map.cards.map((card) =>
    card.place.sentence === '' ? { ...card, place: { ...card.place, sentence: errand } } : card,
  ),
});

/** A page that can be opened: one of the main way with its waits, or one that is folded into it. */
export type OpenedPage = Pick<MapCard, 'place' | 'waits'> & Partial<Pick<MapCard, 'wrong' | 'others'>>;

export function pageOn({ cards }: JourneyMap, id: string | null): OpenedPage | null {
  const card = cards.find(({ place }) => place.id === id);
  if (card) return card;
  const side = cards.flatMap(({ wrong, others }) => [...wrong, ...others]).find(({ place }) => place.id === id);
  return side ? { place: side.place, waits: [] } : null;
}
