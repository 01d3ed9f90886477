import { fromPromise, type AnyStateMachine, type PromiseActorLogic } from 'xstate';

/**
 * An actor that a machine names and the app fills with `.provide()`.
 * Running it unfilled rejects with "… was not supplied", so a missing wire shows at the first use.
 */
export function supplied<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} was not supplied`)));
}

/**
 * The place of a machine that the app fills in, typed as that machine; for machines whose code may come later than
 * the one that invokes them.
 */
export function suppliedMachine<Machine extends AnyStateMachine>(name: string): Machine {
  // Nothing of it is used before the machine itself has taken its place; until then it rejects as `supplied` does.
  return supplied(name) as unknown as Machine;
}
