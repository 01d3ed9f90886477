import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate';

type DelayImplementation = number | ((args: object) => unknown) | undefined;

/** Ms until a delayed transition is due, by the delays of the machine; null where the machine does not say. */
function delayOf(actor: AnyActorRef, snapshot: AnyMachineSnapshot, delay: number | string): number | null {
  if (typeof delay === 'number') return delay;
  const delays = snapshot.machine.implementations.delays as Record<string, DelayImplementation>;
  const said = delays[delay];
  const context: unknown = snapshot.context;
  const ms = typeof said === 'function' ? said({ context, event: { type: 'xstate.init' }, self: actor }) : said;
  return typeof ms === 'number' ? ms : null;
}

/** Each delay of a state once, with the event that XState raises when it is over. */
const timersOf = (node: AnyStateNode): Map<string, number | string> =>
  new Map(node.after.map(({ eventType, delay }) => [String(eventType), delay as number | string] as const));

/**
 * Starts the timers of an actor that goes on from a saved snapshot, and of its children, anew.
 * XState starts a timer when its state is entered, and nothing is entered on the way back: without this a search,
 * a retry or a look at the match would wait for ever after a reload. The event's type is the timer's id, as in
 * XState itself, so that leaving the state stops it.
 */
export function restartTimers(actor: AnyActorRef): void {
  const snapshot = actor.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
  if (snapshot?.status !== 'active' || snapshot._nodes === undefined) return;
  const active = snapshot as AnyMachineSnapshot;
  for (const node of active._nodes)
    for (const [id, delay] of timersOf(node)) {
      const ms = delayOf(actor, active, delay);
      if (ms !== null) actor.system.scheduler.schedule(actor, actor, { type: id }, ms, id);
    }
  for (const child of Object.values(active.children as Record<string, AnyActorRef | undefined>))
    if (child) restartTimers(child);
}
