import type { InspectedApp, StandingActor } from '../inspection/inspection.ts';

/**
 * Calls that have not been answered by then. A call is not told when it is stopped: it counts as over when the machine
 * that made it is, or has made the same call again.
 */
export function callsInFlight({ told }: InspectedApp, actors: readonly StandingActor[]): ReadonlySet<string> {
  const last = Math.max(0, ...actors.flatMap(({ serial, step }) => [serial, step?.serial ?? 0]));
  const answered = new Set(
    told.flatMap((one) =>
      one.kind === 'event' &&
      one.serial <= last &&
      one.from !== null &&
      /^xstate\.(done|error)\.actor\./.test(one.event.type)
        ? [one.from]
        : [],
    ),
  );
  const running = actors.filter(({ actor, machine, parent }) => {
    const isOfRunning = actors.some((one) => one.actor === parent && !one.isOver);
    return machine === null && isOfRunning && !answered.has(actor);
  });
  const newest = new Map(running.map((call) => [`${call.parent} ${call.id}`, call.actor]));
  return new Set(newest.values());
}
