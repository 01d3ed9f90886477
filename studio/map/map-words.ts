import { sentence, spaced } from '../charts/chart-words.ts';
import type { MapCard, Place } from './journey-map.types.ts';

/** What names places beside the chart: the journey's copy, "ChoosingPlan.title" → "Choose your plan", and all journeys' titles. */
export type MapNames = { copy: Readonly<Record<string, string>>; journeys: ReadonlyMap<string, string> };

/** A title that waits for a word of the customer's has a gap in it, and says nothing by itself. */
const isWhole = (title: string | undefined): title is string => title !== undefined && !title.includes('{');

/** What a place is called on the map: the title that customers read on a page, else the state's name. */
export function titleOf({ kind, name }: Place, { copy, journeys }: MapNames): string {
  const own = sentence(spaced(name));
  if (kind === 'errand') return journeys.get(name) ?? own;
  if (kind !== 'page') return own;
  return [copy[`${name}.title`], copy[`${name}.heading`]].find(isWhole) ?? own;
}

type Badges = { wrong: string[]; others: string[]; further: string[] };

/** What is folded into a card, counted: ways to go wrong, other ways, and what of the main way it leads to beside its neighbours. */
export function badgesOf({ wrong, others, back, ahead }: MapCard): Badges {
  const badge = (number: number, one: string, many: string): string[] => {
    if (number === 0) return [];
    return [number === 1 ? one : many.replace('#', String(number))];
  };
  return {
    wrong: badge(wrong.length, '1 way this can go wrong', '# ways this can go wrong'),
    others: badge(others.length, '1 other way', '# other ways'),
    further: [
      ...badge(back.length, '↩ back by more than a page', '↩ back to # earlier pages'),
      ...badge(ahead.length, '↪ on by more than a page', '↪ on to # later pages'),
    ],
  };
}
