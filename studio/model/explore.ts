import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  type EventObject,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import { activeNodes, transitionId } from './definition.ts';
import { transitionsTaken } from '../../src/journey-host/xstate-internals.ts';
import type { ModelCase } from '../../machines/shared/model-case.ts';
import { eventsIn } from './events.ts';

/** One step: from an abstract state, by an event, to another; with the transitions it took. */
export type Move = {
  from: string;
  to: string;
  event: EventObject;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  takes: string[];
};

/** All that can be reached from one start. States that differ only in what no guard reads are one. */
export type Exploration = {
  start: string;
  states: Map<string, AnyMachineSnapshot>;
  moves: Map<string, Move[]>;
  /** Transitions taken at the start itself. */
  startTakes: string[];
  /** Ids of all states that were active, if only for a moment. */
  entered: Set<string>;
};

export type ExploreOptions<M extends AnyStateMachine> = {
  machine: M;
  input: InputFrom<M>;
  cases: readonly ModelCase<M>[];
  facts: (context: ContextFrom<M>) => unknown;
  /** Whether an event that the machine would take can happen there at all; all can, where it is left out. */
  mayHappen?: (before: AnyMachineSnapshot, event: EventObject) => boolean;
  /** Asked of each state as it is reached first, the start among them: where it says so, nothing further is looked for. */
  isEnough?: (reached: AnyMachineSnapshot) => boolean;
};

/** More abstract states than this is a smell: the facts say more than guards read, or the context keeps stale things. */
const maxStates = 20_000;

export const keyOf = <M extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  facts: (context: ContextFrom<M>) => unknown,
): string => JSON.stringify([snapshot.status, snapshot.value, facts(snapshot.context as ContextFrom<M>)]);

/** The machine with calls that never end: their ends are events of the model. */
export function unanswered(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors as Record<string, unknown>);
  const never = fromPromise(() => new Promise<never>(() => {}));
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, never])) });
}

/** Watches an actor: which transitions it took, and which states it was in. */
export function watch() {
  const takes: string[] = [];
  const entered = new Set<string>();
  const note = (node: AnyStateNode) => void entered.add(node.id);
  const inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of transitionsTaken(event)) {
      takes.push(transitionId(transition));
      note(transition.source);
    }
    // Only machines take microsteps.
    activeNodes(event.snapshot as AnyMachineSnapshot).forEach(note);
  };
  return { takes, entered, inspect };
}

/** Goes everywhere, or as far as is asked for, breadth first. Every step is made by XState's own code, with the machine's own guards and actions. */
export function explore<M extends AnyStateMachine>({
  machine,
  input,
  cases,
  facts,
  mayHappen,
  isEnough = () => false,
}: ExploreOptions<M>): Exploration {
  const logic = unanswered(machine);
  const key = (snapshot: AnyMachineSnapshot) => keyOf<M>(snapshot, facts);

  const watched = watch();
  const actor = createActor(logic, {
    input,
    clock: new SimulatedClock(),
    logger: () => {},
    inspect: watched.inspect,
  });
  // A step without an actor's life around it: nothing is called, timed or sent. An actor for each step would do the
  // same and take three times as long.
  const scope: AnyActorScope = {
    self: actor,
    system: actor.system,
    id: actor.id,
    sessionId: actor.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: () => {},
  };

  /** What a step from one snapshot leads to, and takes; `words` name it where the machine breaks. */
  function run(words: unknown, step: () => AnyMachineSnapshot) {
    watched.takes.length = 0;
    watched.entered.clear();
    const snapshot = step();
    if (snapshot.status === 'error')
      throw new Error(`${logic.id} broke on ${JSON.stringify(words)}`, { cause: snapshot.error });
    for (const node of activeNodes(snapshot)) watched.entered.add(node.id);
    return { snapshot, takes: [...watched.takes], entered: [...watched.entered] };
  }

  const first = run({ input }, () => logic.getInitialSnapshot(scope, input) as AnyMachineSnapshot);
  const start = key(first.snapshot);
  const states = new Map([[start, first.snapshot]]);
  const moves = new Map<string, Move[]>();
  const entered = new Set(first.entered);
  const exploration = { start, states, moves, startTakes: first.takes, entered };
  if (isEnough(first.snapshot)) return exploration;
  for (const [from, before] of states) {
    const out: Move[] = [];
    for (const event of eventsIn(before, cases, mayHappen)) {
      const step = run(event, () => logic.transition(before, event, scope) as AnyMachineSnapshot);
      const to = key(step.snapshot);
      const isNew = !states.has(to);
      if (isNew) states.set(to, step.snapshot);
      for (const id of step.entered) entered.add(id);
      out.push({ from, to, event, before, after: step.snapshot, takes: step.takes });
      if (isNew && isEnough(step.snapshot)) return exploration;
    }
    moves.set(from, out);
    if (states.size > maxStates) throw new Error(`${logic.id} has more than ${maxStates} abstract states`);
  }
  return exploration;
}

/** Goes everywhere from each start, by the start's name. */
export const exploreAll = <M extends AnyStateMachine>({
  machine,
  starts,
  cases,
  facts,
}: Omit<ExploreOptions<M>, 'input'> & { starts: Readonly<Record<string, InputFrom<M>>> }): Map<string, Exploration> =>
  new Map(Object.entries(starts).map(([name, input]) => [name, explore<M>({ machine, input, cases, facts })]));
