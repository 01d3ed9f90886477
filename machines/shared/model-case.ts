import type { AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import type { Failure } from './failure.ts';

/** How a call ended, as the machine hears of it. */
export type CallEnded =
  | { type: `xstate.done.actor.${string}`; output: unknown }
  | { type: `xstate.error.actor.${string}`; error: unknown };

/**
 * Something that may happen: as it is, or made for the state it happens in (null: not there). One that says of which
 * type it is (`of`) has that type to itself: where no case has it happen, it does not happen.
 */
export type ModelCase<M extends AnyStateMachine> =
  | EventFrom<M>
  | CallEnded
  | (((snapshot: AnyMachineSnapshot) => EventFrom<M> | CallEnded | null) & { of?: string });

/** The call with this `invoke.id` was answered. */
export const answered = (id: string, output?: unknown): CallEnded => ({ type: `xstate.done.actor.${id}`, output });

/** The call with this `invoke.id` failed. */
export const failed = (id: string, error: unknown): CallEnded => ({ type: `xstate.error.actor.${id}`, error });

/** What a call rejects with that the gateway refused: its status and its code. */
export const refused = (status: number, code: string): Failure => ({
  kind: 'HttpError',
  status,
  code,
  message: '',
  fields: [],
});

/** What a call rejects with that reached nobody. */
export const offline: Failure = { kind: 'NetworkError', message: 'offline' };
