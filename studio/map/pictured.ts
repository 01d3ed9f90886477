import { journeys } from '../../machines/index.ts';
import type { JourneyMap, Place } from './journey-map.types.ts';
import { mapOf } from './maps.ts';

/** The page of a journey that shows what customers see. */
export type PicturedPage = { journey: string; page: Place };

/** What stands on the map of a journey as a card, or unfolds from one. */
const placesShown = ({ cards }: JourneyMap): Place[] =>
  cards.flatMap(({ place, wrong, others }) => [place, ...[...wrong, ...others].map((side) => side.place)]);

/**
 * The page that shows what customers see at a place: a page itself, or what a journey of its own begins with. Null for an end, for what
 * shows no page, and for a journey that is a dialog alone.
 */
function pageAt(journey: string, place: Place): PicturedPage | null {
  if (place.kind === 'page') return { journey, page: place };
  const called = place.kind === 'errand' ? journeys.find(({ name }) => name === place.name) : undefined;
  const first = called && mapOf(called).cards[0]?.place;
  return called && first ? pageAt(called.name, first) : null;
}

/** Each place on the map of a journey that can be pictured, by its id, with the page that does it. */
export const picturedOn = (journey: string, map: JourneyMap): ReadonlyMap<string, PicturedPage> =>
  new Map(
    placesShown(map).flatMap((place) => {
      const shown = pageAt(journey, place);
      return shown ? [[place.id, shown] as const] : [];
    }),
  );
