import { randomBytes } from 'node:crypto';
import type { AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate';
import type { journeys } from '../../machines/index.ts';
import type { components } from '../../openapi/generated/tags.d.ts';
import { layerEntry } from '../../src/analytics/tracker.ts';
import { createStepsShown } from '../../src/analytics/steps-shown.ts';
import { exploreAll, type Exploration } from '../../studio/model/explore.ts';
import { randomNumbers, randomWalk } from '../../studio/model/random-walk.ts';

type Visit = components['schemas']['Entries'];
type Journey = (typeof journeys)[number];

/** So many moves at most: the collector takes no more than 100 steps at once. */
const movesAtMost = 40;
/** Whoever is on a phone gives up more easily, and the younger version is the better one: something to be found. */
const leaves = { phone: 0.12, tablet: 0.09, desktop: 0.06 } as const;
const leavesOld = 1.6;
const secondsAtMost = 90;

/** What the world does to customers without being asked happens seldom. */
function weightsOf({ moves }: Exploration): Record<string, number> {
  const types = new Set([...moves.values()].flat().map(({ event }) => event.type));
  const isRare = (type: string): boolean => /^(?:xstate\.error|page|member|flags)\./.test(type);
  return Object.fromEntries([...types].map((type) => [type, isRare(type) ? 0.05 : 1]));
}

/** Every way through a journey, which takes a while to find; null for a machine that nobody walks. */
export const waysThrough = ({ machine, model }: Journey): Map<string, Exploration> => exploreAll({ machine, ...model });

type Walked = { snapshot: AnyMachineSnapshot; event: EventObject };

/** The steps of a walk, as the site would tell them: by the code that tells them there. */
function stepsOf(walked: readonly Walked[], random: () => number): Visit['steps'] {
  const stepsShown = createStepsShown();
  const actorRef = {};
  let at = 0;
  return walked.flatMap(({ snapshot, event }) => {
    // Most are quick, and some are slow.
    at += 1_000 * (1 + secondsAtMost * random() ** 3);
    const told = { type: '@xstate.snapshot', snapshot, event, actorRef } as unknown as InspectionEvent;
    return stepsShown(told, false, at).map(({ name, data }) => {
      const { event: _name, ...step } = layerEntry(name, data);
      return step as unknown as Visit['steps'][number];
    });
  });
}

/** Visits that nobody has made: random customers in a journey, of whom each seed sends another one the same way. Some give up on the way. */
export function inventedVisit(
  explorations: ReadonlyMap<string, Exploration>,
  { seed, version }: { seed: number; version: 'demo-1' | 'demo-2' },
): Visit | null {
  const random = randomNumbers(seed);
  const drawn = random();
  const device = drawn < 0.6 ? 'phone' : drawn < 0.7 ? 'tablet' : 'desktop';
  const starts = [...explorations];
  const [start, exploration] = starts[Math.floor(random() * starts.length)] ?? [];
  const first = exploration?.states.get(exploration.start);
  if (start === undefined || !exploration || !first) return null;
  const { moves } = randomWalk(start, exploration, { seed, steps: movesAtMost, weights: weightsOf(exploration) });
  const givesUp = leaves[device] * (version === 'demo-1' ? leavesOld : 1);
  const end = moves.findIndex(() => random() < givesUp);
  const walked: Walked[] = [
    { snapshot: first, event: { type: 'xstate.init' } },
    ...(end === -1 ? moves : moves.slice(0, end)).map(({ after, event }) => ({ snapshot: after, event })),
  ];
  const steps = stepsOf(walked, random).slice(0, 100);
  // Not of the seed: who fills it twice sends other visits.
  const visit = randomBytes(16).toString('hex');
  return steps.length === 0 ? null : { visit, device, version, steps };
}
