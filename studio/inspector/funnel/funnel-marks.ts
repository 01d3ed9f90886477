import type { JourneyMap, Place } from '../../map/journey-map.types.ts';
import type { LayerMarks, Mark } from '../layers/layers.types.ts';
import { placesOn } from '../map-view/on-map.ts';
import { differenceLines, isEnd, placeLines, sumsAt } from './funnel-words.ts';
import type { Funnel, KnownFunnel } from './funnel.types.ts';

/** Said of the place that most leave. */
export const most = 'most leave here';

/**
 * The places that most are lost at, by their ids: several where as many leave; none where nobody has left. Whoever leaves where the main
 * way ends has done what they came for.
 */
export function mostLeft({ places }: Funnel, { cards }: JourneyMap): ReadonlySet<string> {
  const goal = cards.at(-1)?.place.id;
  const losing = places.filter(({ place, left }) => left > 0 && !isEnd(place) && place !== goal);
  const largest = Math.max(...losing.map(({ left }) => left));
  return new Set(losing.filter(({ left }) => left === largest).map(({ place }) => place));
}

/** What stands over a card: nothing, but where most leave, be it on a page that is folded into it. */
export function cardMarkOf(sums: Funnel, map: JourneyMap, [place, ...folded]: readonly Place[]): Mark | null {
  const losing = mostLeft(sums, map);
  const is = (one: Place | undefined): boolean => one !== undefined && losing.has(one.id);
  if (is(place)) return { kind: 'bad', sign: '▼', words: most };
  return folded.some(is) ? { kind: 'bad', sign: '▼', words: 'most leave in its ways' } : null;
}

/** What is said of every state in chart and outline: the sums of the page that it is on. */
export function funnelMarks(map: JourneyMap, { sums, other }: Pick<KnownFunnel, 'sums' | 'other'>): LayerMarks {
  if (sums === null) return new Map();
  const losing = mostLeft(sums, map);
  return new Map(
    map.cards.flatMap(placesOn).flatMap(({ id, states }): [string, Mark][] => {
      const here = sumsAt(sums, id);
      const said = [
        ...(losing.has(id) ? [most] : []),
        ...placeLines(here),
        ...(other ? differenceLines(here, sumsAt(other, id)) : []),
      ].join('; ');
      const mark: Mark = losing.has(id)
        ? { kind: 'bad', sign: '▼', words: said }
        : { kind: 'exempt', sign: here.came > 0 ? '●' : '○', words: said };
      return states.map((state) => [state, mark]);
    }),
  );
}
