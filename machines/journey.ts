import type { AnyStateMachine, ContextFrom, InputFrom } from 'xstate';
import type { ModelCase } from './shared/model-case.ts';

/** What people may do with a machine in a test, in a picture or in the inspector. */
type Model<M extends AnyStateMachine> = {
  /** Ways to begin, by a name that reads after "starts as …". */
  starts: Readonly<Record<string, InputFrom<M>>>;
  /** Sample events, one for each branch that an event can take. */
  cases: readonly ModelCase<M>[];
  /** All of the context that guards look at: states that differ in nothing else are one to a customer. */
  facts: (context: ContextFrom<M>) => unknown;
};

export type Journey<M extends AnyStateMachine = AnyStateMachine> = {
  /** The folder's name. */
  name: string;
  title: string;
  /** What a customer sets out to do, in one sentence. */
  errand: string;
  machine: M;
  model: Model<M>;
};

/** A missing start, sample or fact does not compile. */
export const journey = <M extends AnyStateMachine>(entry: Journey<M>): Journey => entry as unknown as Journey;
