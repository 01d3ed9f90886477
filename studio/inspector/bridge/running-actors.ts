import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { parentOf } from '../../../src/journey-host/xstate-internals.ts';

/**
 * Who runs under whom. XState tells nobody that an actor was stopped: it is missing among the children of the next
 * snapshot. `onEnd` is told once of each that is over, however it ended, those below it first.
 */
export function createRunningActors(onEnd: (ref: AnyActorRef) => void) {
  const children = new Map<AnyActorRef, Set<AnyActorRef>>();

  function end(ref: AnyActorRef): void {
    for (const child of children.get(ref) ?? []) end(child);
    children.delete(ref);
    const parent = parentOf(ref);
    if (parent) children.get(parent)?.delete(ref);
    onEnd(ref);
  }

  return {
    began(ref: AnyActorRef): void {
      const parent = parentOf(ref);
      children.set(ref, new Set());
      if (parent) children.get(parent)?.add(ref);
    },
    /** After a step of a machine. */
    stepped(ref: AnyActorRef, snapshot: AnyMachineSnapshot): void {
      // Its last step is told once.
      if (!children.has(ref)) return;
      for (const child of children.get(ref) ?? []) {
        const isChild = (snapshot.children as Record<string, AnyActorRef | undefined>)[child.id] === child;
        const { status } = child.getSnapshot() as { status: string };
        if (!isChild || status !== 'active') end(child);
      }
      if (snapshot.status !== 'active') end(ref);
    },
  };
}
