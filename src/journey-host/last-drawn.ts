import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Screen } from './screen.ts';

/** A machine as it is now, to go on from. One without children is written down when it is asked for: its snapshot does not change. */
function writtenDown(actor: AnyActorRef): () => unknown {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (Object.keys(snapshot.children as object).length === 0)
    return () => snapshot.machine.getPersistedSnapshot(snapshot);
  const persisted = actor.getPersistedSnapshot();
  return () => persisted;
}

/** A journey as it was drawn last, whole: what a customer goes back to when something cannot be shown. */
export function createLastDrawn() {
  let written: (() => unknown) | null = null;
  let isAtRest = false;
  const follow = ({ busy, committing }: Screen) => {
    if (busy || committing) isAtRest = false;
  };
  return {
    note: (actor: AnyActorRef, screen: Screen) => {
      written = writtenDown(actor);
      isAtRest = true;
      follow(screen);
    },
    /** What has come since, drawn or not. */
    follow,
    /** Whether nothing was under way then or since, so that going back does nothing twice. */
    isAtRest: (): boolean => written !== null && isAtRest,
    /** Gone back to once: what cannot be shown then either is not tried again. Null where it is not known. */
    take: (): (() => unknown) | null => {
      const back = written;
      written = null;
      return back;
    },
  };
}
