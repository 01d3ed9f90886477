import { leavesIn, statesOf } from '../../charts/read-chart.ts';
import type { LegWay } from '../../personas/persona.types.ts';
import { placesOn } from '../map-view/on-map.ts';
import type { DrawnJourney } from '../register/register.types.ts';

/** What of a journey lies on somebody's way: ids of states, with those around them, and of transitions; and of the arrows of its map. */
export type WayMarks = { name: string; ids: ReadonlySet<string>; arrows: ReadonlySet<string> };

/**
 * The way of somebody through a journey, by its name; null where they do not come by. In a journey that they have no leg in, and that calls
 * several of theirs, those lie on their way.
 */
export function wayMarks(
  { chart, map }: Pick<DrawnJourney, 'chart' | 'map'>,
  journey: string,
  { name, legs }: { name: string; legs: readonly LegWay[] },
): WayMarks | null {
  const own = legs.filter((leg) => leg.journey === journey);
  const others = new Set(legs.map((leg) => leg.journey));
  const errands = map.cards.flatMap(placesOn).filter((place) => place.kind === 'errand' && others.has(place.name));
  // Several journeys call the choice of a date: who goes through one alone of those that are called here may come from elsewhere.
  const called = own.length === 0 && errands.length > 1 ? errands : [];
  const leaves = new Set([...own, ...called].flatMap(({ states }) => states));
  if (leaves.size === 0) return null;
  const states = statesOf(chart.root).filter((state) => leavesIn(state).some(({ id }) => leaves.has(id)));
  const isOn = ({ states: all }: { states: readonly string[] }): boolean => all.some((id) => leaves.has(id));
  const cards = new Set(map.cards.filter((card) => placesOn(card).some(isOn)).map(({ place }) => place.id));
  // What is decided between two cards of the way belongs to it, and so does a link that the customer follows there.
  const arrows = map.arrows.filter(({ from, to }) => cards.has(from) && cards.has(to));
  const transitions = own.flatMap((leg) => leg.transitions);
  const isBack = (id: string): boolean =>
    arrows.some(({ back, transitions: on }) => back.includes(id) && !on.includes(id));
  const returns = new Set(transitions.filter(isBack));
  return {
    name,
    ids: new Set([...states.map(({ id }) => id), ...transitions]),
    arrows: new Set(
      arrows.flatMap(({ from, to, back }) => [
        `${from} → ${to}`,
        ...(back.some((id) => returns.has(id)) ? [`${to} → ${from}`] : []),
      ]),
    ),
  };
}
