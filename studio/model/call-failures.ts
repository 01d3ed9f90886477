import {
  getNextSnapshot,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventObject,
} from 'xstate';
import { failed } from '../../machines/shared/model-case.ts';
import { transitionId } from './definition.ts';
import { callOf } from './events.ts';
import { keyOf, unanswered, type Exploration } from './explore.ts';

/** One way in which a call fails: its `invoke.id`, and what it rejects with, in a name: `409 totp.wrong`, `no answer`. */
export type CallFailure = { call: string; name: string };

/** Every failure of ours but those that have a status. */
const kinds: Readonly<Record<string, string>> = {
  NetworkError: 'no answer',
  ValidationError: 'contradictory answer',
  UnknownError: 'mistake of ours',
};
const mistake = 'mistake of ours';

type Told = { kind?: unknown; status?: unknown; code?: unknown; fields?: readonly { path?: unknown }[] };

/** The name of what a call rejects with; the inspector's masked copy has the same. */
function nameOf(error: unknown): string {
  const { kind, status, code, fields = [] } = (error ?? {}) as Told;
  if (kind === 'HttpError') return [status, code, ...fields.map(({ path }) => path)].join(' ');
  return kinds[String(kind)] ?? mistake;
}

/** What a call rejects with, by its name. */
function errorOf(name: string): unknown {
  const [kind] = Object.entries(kinds).find(([, known]) => known === name) ?? [];
  if (kind !== undefined) return { kind, message: name };
  const [status, code = '', ...paths] = name.split(' ');
  return {
    kind: 'HttpError',
    status: Number(status),
    code,
    message: '',
    fields: paths.map((path) => ({ path, message: '' })),
  };
}

/** The failure that an event tells of; null where it tells of none. */
export function failureIn(event: EventObject): CallFailure | null {
  const call = callOf(event);
  return call?.kind === 'failed' ? { call: call.id, name: nameOf((event as { error?: unknown }).error) } : null;
}

/** So many states, of those that make a call, tell which failures are alike; more of them tell the same. */
const fewStates = 40;

type Model = {
  machine: AnyStateMachine;
  facts: (context: ContextFrom<AnyStateMachine>) => unknown;
  explorations: ReadonlyMap<string, Exploration>;
};

/**
 * The failures of a model, by call, those together that the machine takes alike wherever the call is made: by the same transitions, to where
 * its conditions read the same. `isAlike` says it of a failure that the model does not have, too, as of one that a browser has met.
 */
export function failuresIn({ machine, facts, explorations }: Model) {
  const logic = unanswered(machine);
  const names = new Map<string, Set<string>>();
  const places = new Map<string, Map<string, AnyMachineSnapshot>>();
  for (const { event, before } of [...explorations.values()].flatMap(({ moves }) => [...moves.values()].flat())) {
    const failure = failureIn(event);
    if (failure === null) continue;
    const { call, name } = failure;
    names.set(call, (names.get(call) ?? new Set()).add(name));
    const known = places.get(call) ?? new Map<string, AnyMachineSnapshot>();
    if (known.size < fewStates) known.set(JSON.stringify(before.value), before);
    places.set(call, known);
  }

  const effects = new Map<string, string>();
  function effectOf(failure: CallFailure): string {
    const key = JSON.stringify(failure);
    const effect = effects.get(key) ?? effectFound(failure);
    effects.set(key, effect);
    return effect;
  }

  function effectFound({ call, name }: CallFailure): string {
    const event = failed(call, errorOf(name));
    const everywhere = [...(places.get(call)?.values() ?? [])].map((before) => [
      machine.getTransitionData(before, event).map(transitionId),
      keyOf(getNextSnapshot(logic, before, event) as AnyMachineSnapshot, facts),
    ]);
    return JSON.stringify(everywhere);
  }

  return [...names].flatMap(([call, own]) =>
    [...Map.groupBy(own, (name) => effectOf({ call, name }))].map(([effect, alike]) => ({
      call,
      names: alike,
      isAlike: (other: CallFailure) =>
        other.call === call && (alike.includes(other.name) || effectOf(other) === effect),
    })),
  );
}
