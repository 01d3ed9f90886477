import { getNextTransitions, type AnyMachineSnapshot, type AnyStateMachine, type EventObject } from 'xstate';
import type { ModelCase } from '../../machines/shared/model-case.ts';
import { nodesOf } from './definition.ts';

/** `{ kind: 'answered', id }`, or null when the event is not a call's end. */
export function callOf(event: EventObject): { kind: 'answered' | 'failed'; id: string } | null {
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  return id === undefined ? null : { kind: kind === 'done' ? 'answered' : 'failed', id };
}

export const isDelay = (event: EventObject): boolean => event.type.startsWith('xstate.after.');

const pageRequests = (machine: AnyStateMachine): EventObject[] =>
  nodesOf(machine)
    .filter((node) => 'route' in node.config && node.config.route !== undefined)
    .map((node) => ({ type: 'xstate.route', to: `#${node.id}` }));

/** All that may be tried in a state: the cases given; pages asked for; everything else that the definition knows, without a payload. */
export function triedIn<M extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  cases: readonly ModelCase<M>[],
): EventObject[] {
  if (snapshot.status !== 'active') return [];
  const types = new Set<string>();
  for (const { eventType } of getNextTransitions(snapshot) as readonly { eventType: string }[]) types.add(eventType);
  const given: EventObject[] = [
    ...cases.map((entry) => (typeof entry === 'function' ? entry(snapshot) : entry)),
    ...pageRequests(snapshot.machine),
  ].filter((event) => event !== null);
  const told = new Set([
    ...given.map(({ type }) => type),
    ...cases.map((entry) => (typeof entry === 'function' ? entry.of : undefined)),
  ]);
  const bare = [...types]
    // '' is "at once"; the end of an inner state is the machine's own news.
    .filter((type) => type !== '' && !type.startsWith('xstate.done.state.'))
    .filter((type) => !told.has(type))
    .map((type) => ({ type }));
  return [...given, ...bare].filter((event) => types.has(event.type));
}

/**
 * All that can happen in a state. Guards are asked for real, so a branch needs a case that takes it. `mayHappen` leaves out what
 * does not happen there.
 */
export const eventsIn = <M extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  cases: readonly ModelCase<M>[],
  mayHappen: (before: AnyMachineSnapshot, event: EventObject) => boolean = () => true,
): EventObject[] => triedIn(snapshot, cases).filter((event) => mayHappen(snapshot, event) && snapshot.can(event));
