import { activeNodes } from '../../../machines/model/definition.ts';
import type { Exploration, Move } from '../../../machines/model/explore.ts';
import { walksOver, type Walk } from '../../../machines/model/walks.ts';
import type { BrowserJourney } from './browser-journey.types.ts';
import { modelOf } from './model-of.ts';
import { rested, stepsOf, type Step } from './steps.ts';

export type BrowserWalk = { start: string; steps: Step[] };

/** The shortest way to a state of this name; null where there is none from this start. */
function wayTo({ start, states, moves }: Exploration, state: string): Move[] | null {
  const isThere = (key: string) =>
    states.get(key) !== undefined &&
    activeNodes(states.get(key) as never).some(({ id, key: name }) => id === state || name === state);
  const ways = new Map<string, Move[]>([[start, []]]);
  for (const [at, way] of ways) {
    if (isThere(at)) return way;
    for (const move of moves.get(at) ?? []) if (!ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
  return null;
}

/** Walks that take every transition which a customer can bring about; or the shortest one to the state named. */
export function walksInBrowser(journey: BrowserJourney, to?: string): BrowserWalk[] {
  const model = modelOf(journey);
  const inSteps = (walk: Walk, isRested: boolean): BrowserWalk[] => {
    const exploration = model.explorations.get(walk.start);
    if (!exploration) return [];
    const whole = isRested ? rested(walk, model, exploration) : walk;
    return [{ start: walk.start, steps: stepsOf(journey, model, whole) }];
  };
  if (to === undefined) return walksOver(model.explorations).flatMap((walk) => inSteps(walk, true));
  const ways = [...model.explorations].flatMap(([start, exploration]): Walk[] => {
    const moves = wayTo(exploration, to);
    return moves ? [{ start, moves }] : [];
  });
  const [shortest] = ways.toSorted((one, other) => one.moves.length - other.moves.length);
  return shortest ? inSteps(shortest, false) : [];
}
