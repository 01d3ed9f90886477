import { createActor, SimulatedClock, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import { callOf, isDelay } from '../model/events.ts';
import { holdCalls } from './held-calls.ts';
import { watch } from '../model/explore.ts';
import type { Walk } from '../model/walks.ts';

type Delay = number | ((args: { context: unknown; event: EventObject }) => number);

/** The milliseconds of an `xstate.after.<delay>.<state>` event. */
function delayMs(machine: AnyStateMachine, event: EventObject, context: unknown): number {
  const [, name = ''] = /^xstate\.after\.([^.]+)\./.exec(event.type) ?? [];
  const delay = (machine.implementations.delays as Record<string, Delay>)[name] ?? Number(name);
  return typeof delay === 'function' ? delay({ context, event }) : delay;
}

const wordsOf = ({ type, ...payload }: EventObject): string =>
  Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;

/**
 * Takes a walk with the machine that ships: real actors, real promises, a clock that the walk moves.
 * Answers the transitions it took and the states it was in; throws with the steps so far where machine and model part.
 */
export async function runWalk(
  machine: AnyStateMachine,
  { walk, input, key }: { walk: Walk; input: unknown; key: (snapshot: AnyMachineSnapshot) => string },
): Promise<{ takes: string[]; entered: Set<string> }> {
  const calls = holdCalls(machine);
  const clock = new SimulatedClock();
  const { takes, entered, inspect } = watch();
  const actor = createActor(machine.provide({ actors: calls.actors }), { input, clock, inspect, logger: () => {} });
  actor.start();
  const snapshotNow = () => actor.getSnapshot() as AnyMachineSnapshot;
  const steps: string[] = [`start: ${walk.start}`];
  for (const { event, to } of walk.moves) {
    steps.push(wordsOf(event));
    if (callOf(event)) await calls.end(event);
    else if (isDelay(event)) clock.increment(delayMs(machine, event, snapshotNow().context));
    else actor.send(event);
    const reached = key(snapshotNow());
    if (reached !== to) throw new Error(`${steps.join('\n  ')}\nreached ${reached}\ninstead of ${to}`);
  }
  actor.stop();
  return { takes, entered };
}
