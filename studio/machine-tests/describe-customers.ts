import { describe, expect, it } from 'vitest';
import {
  createActor,
  SimulatedClock,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type InputFrom,
  type StateValue,
} from 'xstate';
import { nodesOf } from '../model/definition.ts';
import { callOf } from '../model/events.ts';
import { unanswered } from '../model/explore.ts';
import { inputsIn, placeOf, type Happening, type Step } from './describe-steps.ts';

/** What has happened to a customer, in order; a number is a time in ms that went by. */
export type Past = readonly (Happening | string | number)[];

export type Customer<M extends AnyStateMachine> = {
  /** What the journey began with. */
  begins: InputFrom<M>;
  past?: Past;
  /** Where the customer is by now. */
  at: string;
  /** What is known there. */
  knows?: { readonly [Key in keyof ContextFrom<M>]?: unknown };
  /** What the errand ends with, where it is over. */
  ends?: unknown;
  /** What the step there was begun with, by the call's name. */
  asks?: Readonly<Record<string, unknown>>;
  /** Every page that an address can open from there; left out where a table does not ask. */
  pages?: readonly string[];
  steps?: readonly Step<M>[];
  /** What changes nothing there. */
  ignores?: readonly (Happening | string)[];
};

export const eventOf = (happening: Happening | string): Happening =>
  typeof happening === 'string' ? { type: happening } : happening;

/** Short words for a test's name: the call and how it ended, or the event with what tells it from others. */
function wordsOf(happening: Happening | string): string {
  const { type, ...fields } = eventOf(happening);
  const call = callOf({ type });
  if (call) return `${call.id} ${call.kind}`;
  const texts = Object.values(fields).filter((field) => typeof field === 'string');
  return [type, ...texts].join(' ');
}

/** A customer of the machine to whom that has happened; each of it has to be possible there. No call ends by itself. */
export function customerAfter<M extends AnyStateMachine>(machine: M, begins: InputFrom<M>, past: Past = []) {
  const clock = new SimulatedClock();
  const actor = createActor(unanswered(machine), { input: begins, clock }).start();
  const now = (): AnyMachineSnapshot => actor.getSnapshot() as AnyMachineSnapshot;
  for (const happening of past) {
    if (typeof happening === 'number') clock.increment(happening);
    else {
      const event = eventOf(happening);
      if (!now().can(event)) throw new Error(`${JSON.stringify(event)} cannot happen at ${placeOf(now().value)}`);
      actor.send(event);
    }
  }
  return { now };
}

/** The pages that an address can open from here, by the states' names. */
const pagesFrom = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot.machine)
    .filter((node) => node.config.route !== undefined)
    .filter((node) => snapshot.can({ type: 'xstate.route', to: `#${node.id}` }))
    .map((node) => node.key);

/**
 * Writes the tests that follow single customers of a machine that has too many ways for a table of all its steps: where
 * each customer is, which pages are open from there, and where each step leads. `region` is the one that `at` and `to`
 * speak of, in a machine of regions beside each other; left out in one without.
 */
export function describeCustomers<M extends AnyStateMachine>(
  { machine, region }: { machine: M; region?: string },
  customers: Readonly<Record<string, Customer<M>>>,
): void {
  const placeIn = ({ value }: AnyMachineSnapshot): string =>
    placeOf(region === undefined ? (value as StateValue) : ((value as Record<string, StateValue>)[region] ?? ''));

  describe.each(Object.entries(customers))(
    '%s',
    (_, { begins, past = [], at, asks, pages, steps = [], ignores = [], knows, ends }) => {
      const after = (...more: Past) => customerAfter(machine, begins, [...past, ...more]).now();

      it(`is at ${at}`, () => {
        expect(placeIn(after())).toBe(at);
        if (knows) expect(after().context).toMatchObject(knows);
        if (asks) expect(inputsIn(after())).toMatchObject(asks);
        expect(after().output).toEqual(ends);
      });

      it.each(pages ? [[pages]] : [])('can open these pages by their address, and no other', (open) =>
        expect(pagesFrom(after())).toEqual(open),
      );

      it.each(steps.map((step) => [wordsOf(step[0]), step[1], step] as const))(
        '%s leads to %s',
        (_words, to, [when, , knows, expected]) => {
          const snapshot = after(when);
          expect(placeIn(snapshot)).toBe(to);
          if (knows) expect(snapshot.context).toMatchObject(knows);
          if (expected) expect(inputsIn(snapshot)).toMatchObject(expected);
        },
      );

      it.each(ignores.map((event) => [wordsOf(event), event] as const))('%s changes nothing', (_words, event) =>
        expect(after().can(eventOf(event))).toBe(false),
      );
    },
  );
}
