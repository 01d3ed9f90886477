import type { ChartState } from '../../charts/chart.types.ts';
import { leavesIn } from '../../charts/read-chart.ts';
import type { JourneyWays, WholeWay } from './way.types.ts';

/** How to get into a state, or why no customer does. */
export type WayAnswer = { way: WholeWay } | { because: string };

/** One file for each journey, loaded when one of its states is asked about. */
const files = import.meta.glob<JourneyWays>('./ways/*.json', { import: 'default' });

/** Into a state that has others in it leads the shortest of their ways. */
export function wayInto({ machine, steps, states }: JourneyWays, state: ChartState): WayAnswer {
  const known = leavesIn(state).map(({ id }) => states[id] ?? { because: 'No way is kept for this state yet.' });
  const [shortest] = known
    .filter((one) => 'at' in one)
    .toSorted(
      (one, other) =>
        one.steps.length - other.steps.length || Number(one.isHeld ?? false) - Number(other.isHeld ?? false),
    );
  if (!shortest) return { because: known.map((one) => ('because' in one ? one.because : '')).at(0) ?? '' };
  const whole = shortest.steps.flatMap((place) => steps[place] ?? []);
  return { way: { ...shortest, machine, steps: whole } };
}

/** The ways of a journey, by its name in the register. */
export function waysOf(journey: string): Promise<JourneyWays> {
  const load = files[`./ways/${journey}.json`];
  return load ? load() : Promise.reject(new Error(`No ways are kept for "${journey}". Run: npm run ways`));
}
