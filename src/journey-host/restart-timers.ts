import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { activeStates, delayOf, scheduleAfter } from './xstate-internals.ts';

/** Each delay of a state once, with the event that XState raises when it is over. */
const timersOf = (node: AnyStateNode): Map<string, number | string> =>
  new Map(node.after.map(({ eventType, delay }) => [String(eventType), delay as number | string] as const));

/**
 * Starts the timers of an actor that goes on from a saved snapshot, and of its children, anew.
 * XState starts a timer when its state is entered, and nothing is entered on the way back: without this a search,
 * a retry or a look at the match would wait for ever after a reload.
 */
export function restartTimers(actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot | undefined;
  const active = activeStates(snapshot);
  if (snapshot?.status !== 'active' || active === null) return;
  for (const node of active)
    for (const [eventType, delay] of timersOf(node)) {
      const ms = delayOf(actor, snapshot, delay);
      if (ms !== null) scheduleAfter(actor, eventType, ms);
    }
  for (const child of Object.values(snapshot.children as Record<string, AnyActorRef | undefined>))
    if (child) restartTimers(child);
}
