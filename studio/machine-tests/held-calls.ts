import { setImmediate } from 'node:timers/promises';
import { fromPromise, type AnyStateMachine, type EventObject } from 'xstate';
import { callOf } from '../model/events.ts';

type Call = { answer: (output: unknown) => void; fail: (error: unknown) => void };

/**
 * The machine's calls (and child machines), each held until the walk says how it ends.
 * Ending a call that is not under way is an error: the model and the machine disagree.
 */
export function holdCalls(machine: AnyStateMachine) {
  const held = new Map<string, Call>();
  const hold = fromPromise<unknown, unknown>(
    ({ self, signal }) =>
      new Promise((answer, fail) => {
        const call = { answer, fail };
        held.set(self.id, call);
        signal.addEventListener('abort', () => {
          if (held.get(self.id) === call) held.delete(self.id);
        });
      }),
  );
  const names = Object.keys(machine.implementations.actors as Record<string, unknown>);

  return {
    actors: Object.fromEntries(names.map((name) => [name, hold])),
    /** Ends a call as the event says and waits until the machine has heard of it. */
    async end(event: EventObject & { output?: unknown; error?: unknown }) {
      const call = callOf(event);
      const pending = call && held.get(call.id);
      if (!pending) throw new Error(`no call under way for ${event.type}; under way: ${[...held.keys()].join(', ')}`);
      held.delete(call.id);
      if (call.kind === 'answered') pending.answer(event.output);
      else pending.fail(event.error);
      await setImmediate();
    },
  };
}
