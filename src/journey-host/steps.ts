import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import { activeStates, transitionsTaken } from './xstate-internals.ts';

/** One step of one machine: what happened, and the states that it left and entered. */
export type JourneyStep = {
  /** The machine's id. */
  machine: string;
  event: AnyEventObject;
  /** The event was taken in this step. What follows from it at once is a step of its own. */
  isTaken: boolean;
  left: readonly AnyStateNode[];
  entered: readonly AnyStateNode[];
  snapshot: AnyMachineSnapshot;
};

/**
 * Reads what XState tells of a journey as steps. Only machines take steps; a journey that was restored takes none by
 * being restored.
 */
export function createStepReader(tell: (step: JourneyStep) => void) {
  const active = new WeakMap<object, readonly AnyStateNode[]>();
  return (told: InspectionEvent, isRestoring: boolean): void => {
    if (told.type !== '@xstate.microstep' && told.type !== '@xstate.snapshot') return;
    const after = activeStates(told.snapshot);
    const before = active.get(told.actorRef);
    // A machine's snapshots tell what its microsteps have told already, but for the first.
    if (!after || (told.type === '@xstate.snapshot' && before)) return;
    active.set(told.actorRef, after);
    if (isRestoring) return;
    const snapshot = told.snapshot as AnyMachineSnapshot;
    tell({
      machine: snapshot.machine.id,
      event: told.event,
      isTaken:
        told.type === '@xstate.microstep' &&
        transitionsTaken(told).some(({ eventType }) => eventType === told.event.type),
      left: (before ?? []).filter((node) => !after.includes(node)),
      entered: after.filter((node) => !before?.includes(node)),
      snapshot,
    });
  };
}
