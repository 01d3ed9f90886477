import { activeNodes } from '../../../machines/model/definition.ts';
import type { Exploration, Move } from '../../../machines/model/explore.ts';
import { shortestWay, walksOver, type Walk } from '../../../machines/model/walks.ts';
import type { BrowserJourney } from './browser-journey.types.ts';
import { modelOf } from './model-of.ts';
import { rested, stepsOf, type Step } from './steps.ts';

export type BrowserWalk = { start: string; steps: Step[] };

/** The shortest way to a state of this name; null where there is none from this start. */
function wayTo(exploration: Exploration, name: string): Move[] | null {
  const isThere = (state: string) => {
    const snapshot = exploration.states.get(state);
    return snapshot !== undefined && activeNodes(snapshot).some(({ id, key }) => id === name || key === name);
  };
  return shortestWay(exploration, exploration.start, { at: isThere });
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
