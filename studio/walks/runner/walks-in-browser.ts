import type { AnyMachineSnapshot } from 'xstate';
import { activeNodes } from '../../model/definition.ts';
import type { Exploration, Move } from '../../model/explore.ts';
import { randomWalk, transitionsIn } from '../../model/random-walk.ts';
import { failureIn } from '../../model/call-failures.ts';
import { shortestWay, walksForMore, walksOver, type Walk } from '../../model/walks.ts';
import type { BrowserJourney } from './browser-journey.types.ts';
import { modelOf } from './model-of.ts';
import { rested, stepsOf, type Step } from './steps.ts';

export type BrowserWalk = { start: string; steps: Step[] };

/** A walk that a seed has chosen, and what it takes to walk other ways in its place. */
export type RandomBrowserWalk = BrowserWalk & {
  seed: number;
  walk: Walk;
  exploration: Exploration;
  stepsOf: (walk: Walk) => Step[];
};

const isAt = (snapshot: AnyMachineSnapshot | undefined, name: string): boolean =>
  snapshot !== undefined && activeNodes(snapshot).some(({ id, key }) => id === name || key === name);

/** The shortest way to a state of this name; null where there is none from this start. */
const wayTo = (exploration: Exploration, name: string): Move[] | null =>
  shortestWay(exploration, exploration.start, { at: (state) => isAt(exploration.states.get(state), name) });

/** The failure of a call that a move tells of. */
function failuresOf({ event }: Move): string[] {
  const failure = failureIn(event);
  return failure ? [`${failure.call} ${failure.name}`] : [];
}

/** Walks that take every transition which a customer can bring about, and meet every failure that is named; or the shortest one to the state named. */
export function walksInBrowser(journey: BrowserJourney, to?: string): BrowserWalk[] {
  const model = modelOf(journey);
  const inSteps = (walk: Walk, isRested: boolean): BrowserWalk[] => {
    const exploration = model.explorations.get(walk.start);
    if (!exploration) return [];
    const whole = isRested ? rested(walk, model, exploration) : walk;
    return [{ start: walk.start, steps: stepsOf(journey, model, whole) }];
  };
  if (to === undefined) {
    const walks = walksOver(model.explorations);
    const all = [...walks, ...walksForMore(model.explorations, walks, failuresOf)];
    return all.flatMap((walk) => inSteps(walk, true));
  }
  const ways = [...model.explorations].flatMap(([start, exploration]): Walk[] => {
    const moves = wayTo(exploration, to);
    return moves ? [{ start, moves }] : [];
  });
  const [shortest] = ways.toSorted((one, other) => one.moves.length - other.moves.length);
  return shortest ? inSteps(shortest, false) : [];
}

/**
 * Random walks, one for each seed from `seed` on, so that each can be taken again by itself; the starts come by turns. A
 * walk stops after `steps` things that happen, when everything has happened, or at the state named.
 */
export function randomWalksInBrowser(
  journey: BrowserJourney,
  random: { walks: number; seed: number; steps: number },
  to?: string,
): RandomBrowserWalk[] {
  const model = modelOf(journey);
  const starts = [...model.explorations].map((entry) => ({ entry, untilTaken: transitionsIn(entry[1]) }));
  return Array.from({ length: random.walks }, (_, nth) => random.seed + nth).flatMap((seed) => {
    const chosen = starts[seed % starts.length];
    if (!chosen) return [];
    const [start, exploration] = chosen.entry;
    const until = (snapshot: AnyMachineSnapshot) => to !== undefined && isAt(snapshot, to);
    const { steps, untilTaken } = { ...random, ...chosen };
    const walk = rested(randomWalk(start, exploration, { seed, steps, untilTaken, until }), model, exploration);
    const inSteps = (taken: Walk) => stepsOf(journey, model, taken);
    return [{ seed, start, walk, exploration, steps: inSteps(walk), stepsOf: inSteps }];
  });
}
