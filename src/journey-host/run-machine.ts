import { createActor, type AnyActorRef, type AnyStateMachine, type InspectionEvent, type Snapshot } from 'xstate';
import { asFailure } from '../../machines/shared/failure.ts';
import { restartTimers } from './restart-timers.ts';

/** Starts a machine, or goes on with it from a snapshot that was saved; its calls and timers begin again then. */
export function runMachine(
  machine: AnyStateMachine,
  { input, snapshot }: { input: unknown; snapshot?: unknown },
  {
    log,
    observe,
    onChange,
  }: {
    log: (message: string) => void;
    /** Hears all that XState tells; `isRestoring` while the machine goes on from the snapshot. */
    observe: ((told: InspectionEvent, isRestoring: boolean) => void) | undefined;
    /** The machine or one of its children has changed, or has ended by a mistake of ours. */
    onChange: () => void;
  },
): AnyActorRef {
  let isRestoring = snapshot !== undefined;
  const started = createActor(machine, {
    input,
    // The envelope has been checked against machine and hash; XState wants its own type for it.
    ...(snapshot === undefined ? {} : { snapshot: snapshot as Snapshot<unknown> }),
    logger: (...words: unknown[]) => log(words.map(String).join(' ')),
    inspect: (event) => {
      if (event.type === '@xstate.snapshot') {
        onChange();
        const { status, error } = event.snapshot as Snapshot<unknown>;
        // Calls fail with a Failure; anything else is a mistake of ours, for which the customer sees words all the same.
        if (status === 'error' && asFailure(error) !== error) log(`Unexpected error: ${asFailure(error).message}`);
      }
      observe?.(event, isRestoring);
    },
  });
  started.subscribe({
    error: (error) => {
      reportError(error);
      // A timer or an answer broke it, too: nobody else looks then.
      onChange();
    },
  });
  started.start();
  if (isRestoring) restartTimers(started);
  isRestoring = false;
  return started;
}
