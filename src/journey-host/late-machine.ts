import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { Late } from './late.ts';

/**
 * What a machine invokes in place of one whose code comes later: it does all that the machine does, by the machine.
 * Snapshots, inspection and what is saved are the machine's own. Who invokes it before its code is there gets an error
 * from it, as from a machine that fails at its start.
 */
export function lateMachine(name: string, part: Late<{ machine: AnyStateMachine }>): AnyActorLogic {
  const machine = (): AnyStateMachine => {
    const loaded = part.now();
    if (!loaded) throw new Error(`The code of ${name} has not come`);
    return loaded.machine;
  };
  const asMachine: Pick<
    AnyStateMachine,
    'id' | 'transition' | 'getInitialSnapshot' | 'getPersistedSnapshot' | 'restoreSnapshot' | 'start'
  > = {
    // By it the inspector knows whose actor it is.
    get id() {
      return part.now()?.machine.id ?? name;
    },
    transition: (...step) => machine().transition(...step),
    getInitialSnapshot: (...start) => machine().getInitialSnapshot(...start),
    getPersistedSnapshot: (...snapshot) => machine().getPersistedSnapshot(...snapshot),
    restoreSnapshot: (...saved) => machine().restoreSnapshot(...saved),
    start: (...snapshot) => machine().start(...snapshot),
  };
  return asMachine;
}
