import type { JourneyMap, Place } from '../map/journey-map.types.ts';
import { titleOf, type MapNames } from '../map/map-words.ts';
import { table } from './journey-page.ts';

/** The pages of a journey as a table: what each is for, and what is folded into its card. */
export function mapSection({ cards }: JourneyMap, names: MapNames): string {
  const listed = (places: readonly Place[]): string =>
    places.map((place) => `${titleOf(place, names)} (\`${place.name}\`)`).join('; ');
  const onTheWay = new Map(cards.map(({ place }) => [place.id, place]));
  const further = (ids: readonly string[]): Place[] => ids.flatMap((id) => onTheWay.get(id) ?? []);
  return table(
    ['page', 'what it is for', 'how this can go wrong', 'other ways', 'back to, or on to'],
    cards.map(({ place, wrong, others, back, ahead }) => [
      `**${titleOf(place, names)}** (\`${place.name}\`)`,
      place.sentence,
      listed(wrong.map((side) => side.place)),
      listed(others.map((side) => side.place)),
      listed(further([...back, ...ahead].map(({ to }) => to))),
    ]),
  );
}
