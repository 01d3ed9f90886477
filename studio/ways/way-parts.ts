import type { AnyStateMachine } from 'xstate';
import type { Preparation, WayStep, WholeWay } from '../inspector/open-in-state/way.types.ts';
import { heldAt } from './held-calls.ts';
import { standing } from './standing.ts';

export type WaysByState = ReadonlyMap<string, WholeWay>;

export type Approach = Omit<WholeWay, 'machine' | 'at'>;
export type ByState = [state: string, way: WholeWay];

/** The first state is the one that is meant; the others are active beside it. */
export const endingIn = (way: Approach, machine: AnyStateMachine, ...leaves: [string, ...string[]]): ByState => {
  const { isHeld: _, ...rest } = way;
  const node = machine.getStateNodeById(leaves[0]);
  return [node.id, heldAt(node, { ...rest, machine: machine.id, at: standing(machine, ...leaves) })];
};

/** What a customer does where these leaves are active. */
export const stepAt = (
  machine: AnyStateMachine,
  leaves: readonly string[],
  event: WayStep['event'],
  ...prepare: Preparation[]
): WayStep => ({
  machine: machine.id,
  at: standing(machine, ...leaves),
  event,
  ...(prepare.length > 0 && { prepare }),
});

export const given = (ways: WaysByState | undefined, state: string): WholeWay => {
  const way = ways?.get(state);
  if (!way) throw new Error(`No way leads to ${state}, which another one needs`);
  return way;
};

export const busy = (operationId: string): Preparation => ({ do: 'fault', operationId, status: 503 });
export const opening = (path: string, ...prepare: Preparation[]): Approach => ({ path, prepare, steps: [] });
export const draft = (home: string): Preparation[] => [{ do: 'register' }, { do: 'draftPlan', home }];
