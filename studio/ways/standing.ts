import type { AnyStateMachine } from 'xstate';
import { lineageOf } from '../model/definition.ts';

/** Ids of all that is active when a machine stands in these states, in the definition's order. */
export function standing(machine: AnyStateMachine, ...leaves: readonly string[]): string[] {
  const nodes = new Set(leaves.flatMap((id) => lineageOf(machine.getStateNodeById(id))));
  return [...nodes].toSorted((one, other) => one.order - other.order).map(({ id }) => id);
}
