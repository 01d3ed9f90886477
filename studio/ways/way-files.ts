import { journeys } from '../../machines/index.ts';
import { isLeaf, nodesOf } from '../model/definition.ts';
import type { JourneyWays, Way, WayStep, WholeWay } from '../inspector/open-in-state/way.types.ts';
import { browserJourneys } from '../walks/journeys.ts';
import type { WaysByState } from './way-parts.ts';
import { waysByHand } from './ways-by-hand.ts';
import { waysOfWalks } from './ways-of-walks.ts';
import { whyNot } from './why-not.ts';

/** Steps that ways share are kept once. */
function journeyWays(machine: string, states: readonly (readonly [string, WholeWay | string])[]): JourneyWays {
  const steps = new Map<string, { place: number; step: WayStep }>();
  const placeOf = (step: WayStep): number => {
    const key = JSON.stringify(step);
    const known = steps.get(key) ?? { place: steps.size, step };
    steps.set(key, known);
    return known.place;
  };
  const kept = states.map(([id, way]): [string, Way | { because: string }] => {
    if (typeof way === 'string') return [id, { because: way }];
    const { machine: _, prepare = [], ...rest } = way;
    return [id, { ...rest, ...(prepare.length > 0 && { prepare }), steps: way.steps.map(placeOf) }];
  });
  return { machine, steps: [...steps.values()].map(({ step }) => step), states: Object.fromEntries(kept) };
}

/** Of every journey, by its name: the way into each of its states, or why there is none. */
export async function waysOfJourneys(): Promise<Map<string, JourneyWays>> {
  const walked = new Map<string, WaysByState>();
  for (const journey of browserJourneys) walked.set(journey.name, await waysOfWalks(journey));
  const byHand = waysByHand(walked);
  return new Map(
    journeys.map(({ name, machine }) => {
      const browser = browserJourneys.find((one) => one.name === name) ?? {};
      const states = nodesOf(machine)
        .filter(isLeaf)
        .map(
          (node) =>
            [
              node.id,
              byHand.get(name)?.get(node.id) ?? walked.get(name)?.get(node.id) ?? whyNot(node, browser),
            ] as const,
        );
      return [name, journeyWays(machine.id, states)];
    }),
  );
}

/** File name → content. The same machines and models give the same files, byte for byte. */
export const wayFiles = async (): Promise<Map<string, string>> =>
  new Map([...(await waysOfJourneys())].map(([name, ways]) => [`${name}.json`, `${JSON.stringify(ways, null, 1)}\n`]));
