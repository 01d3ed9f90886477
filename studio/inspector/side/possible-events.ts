import type { Chart } from '../../charts/chart.types.ts';
import type { Sample } from '../register/register.types.ts';
import { sampleNames } from './sample-names.ts';

/** An event that something waits for, with what it may bring along; `holds` tells it from the others of its type. */
export type PossibleEvent = { key: string; event: Sample; holds: string };

/** Everything that active states wait for, with the samples of the register; without one the event brings nothing along. */
export function possibleEvents(
  chart: Chart,
  active: ReadonlySet<string>,
  samples: readonly Sample[],
): readonly PossibleEvent[] {
  const waiting = chart.transitions.filter(
    ({ from, event }) => active.has(from) && event !== '' && !event.startsWith('xstate.done.state.'),
  );
  const types = [...new Set(waiting.map(({ event }) => event))];
  // What the customer can do comes first, then the ends of calls and delays.
  const inOrder = types.toSorted(
    (one, other) => Number(one.startsWith('xstate.')) - Number(other.startsWith('xstate.')),
  );
  return inOrder.flatMap((type) => {
    const own = samples.filter((sample) => sample.type === type);
    const events = own.length > 0 ? own : [{ type }];
    const names = sampleNames(events);
    return events.map((event, place) => ({ key: `${type} ${place}`, event, holds: names[place] ?? '' }));
  });
}
