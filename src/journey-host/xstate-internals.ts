/**
 * All that we use of XState and that it does not document: when a new version breaks something, it breaks here.
 * Tried with the version in package.json by xstate-internals.test.ts.
 */
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** Every state that is active; null for what is no machine's snapshot. */
export const activeStates = (snapshot: unknown): readonly AnyStateNode[] | null =>
  (snapshot as Partial<AnyMachineSnapshot> | undefined)?._nodes ?? null;

/** The transitions that a machine took in one step. */
export const transitionsTaken = (
  told: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
): readonly AnyTransitionDefinition[] => told._transitions;

/** The actor that started this one. */
export const parentOf = (ref: AnyActorRef): AnyActorRef | undefined => (ref as { _parent?: AnyActorRef })._parent;

type Delay = number | ((args: object) => unknown) | undefined;

/** Ms until a delayed transition is due, by the delays of the machine; null where the machine does not say. */
export function delayOf(actor: AnyActorRef, snapshot: AnyMachineSnapshot, delay: number | string): number | null {
  if (typeof delay === 'number') return delay;
  const said = (snapshot.machine.implementations.delays as Record<string, Delay>)[delay];
  const context: unknown = snapshot.context;
  const ms = typeof said === 'function' ? said({ context, event: { type: 'xstate.init' }, self: actor }) : said;
  return typeof ms === 'number' ? ms : null;
}

/** Has an actor sent this event to itself later, as its delayed transitions are: leaving the state stops it. */
export function scheduleAfter(actor: AnyActorRef, eventType: string, ms: number): void {
  // XState takes the event's type for the timer's id.
  actor.system.scheduler.schedule(actor, actor, { type: eventType }, ms, eventType);
}
