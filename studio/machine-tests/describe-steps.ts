import { describe, expect, it } from 'vitest';
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventObject,
  InputFrom,
  StateValue,
} from 'xstate';
import { exploreAll, type Move } from '../model/explore.ts';
import type { MachineModel } from './describe-machine.ts';

type Inputs = Readonly<Record<string, unknown>>;
/** An event as a test says it: the machine alone knows its fields. */
export type Happening = { type: string; [field: string]: unknown };

/**
 * What happens (an event, or its type alone where it says nothing more), where the customer comes to by it, what is
 * known then, and what the gateway is asked with, by the call's name.
 */
export type Step<M extends AnyStateMachine> = readonly [
  when: Happening | string,
  to: string,
  knows?: { readonly [Key in keyof ContextFrom<M>]?: unknown },
  asks?: Inputs,
];

/** The rows of something that leads to several places, as what is known has it. */
export const toOneOf = (when: Happening | string, ...places: string[]): [when: Happening | string, to: string][] =>
  places.map((to) => [when, to]);

export type Steps<M extends AnyStateMachine> = {
  /** Where each start of the model leads; said once for a machine whose steps fill several files. */
  begins?: Readonly<Record<string, string>>;
  /** Of regions beside each other the one that the steps are of; what leaves it alone need not be told. */
  region?: string;
  /** By the state in which it happens, as in `matchFound.startingSwitch`. Where the same leads to several, each has a row. */
  steps: Readonly<Record<string, readonly Step<M>[]>>;
};

/** The innermost states of a value, as `matchFound.startingSwitch`; regions beside each other with a plus. */
export const placeOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inner]) =>
          [name, inner === undefined ? '' : placeOf(inner)].filter((part) => part !== '').join('.'),
        )
        .join(' + ');

const placeIn = ({ value }: AnyMachineSnapshot, region?: string): string =>
  placeOf(region === undefined || typeof value === 'string' ? (value as StateValue) : (value[region] ?? ''));

/** What each call is asked with. */
export function inputsIn(snapshot: AnyMachineSnapshot): Inputs {
  const children = Object.entries(snapshot.children as Record<string, AnyActorRef | undefined>);
  return Object.fromEntries(
    children.map(([name, child]) => [name, (child?.getSnapshot() as { input?: unknown } | undefined)?.input]),
  );
}

/** Pages that are opened by their address have tests of their own; what children say of themselves is no step. */
const isStep = ({ event: { type } }: Move): boolean => type !== 'xstate.route' && !type.startsWith('xstate.snapshot.');

const wordsOf = (event: EventObject | string): string =>
  JSON.stringify(typeof event === 'string' ? { type: event } : event);

const nothingInIt = expect.toSatisfy((is) => Object.keys(is as object).length === 0, 'nothing in it');

/** What is known may be more than what is said of it; but what is said to be empty is empty. */
function asSaid(knows: object): object {
  const part = (said: unknown): unknown => {
    if (typeof said !== 'object' || said === null || Array.isArray(said)) return said;
    return Object.keys(said).length === 0 ? nothingInIt : asSaid(said);
  };
  return Object.fromEntries(Object.entries(knows).map(([name, said]) => [name, part(said)]));
}

/**
 * Writes the tests that say where each step of a machine leads, as the customer meets it. The model alone cannot: it
 * goes wherever the machine goes. Each row is to be read against the requirements when it is written.
 */
export function describeSteps<M extends AnyStateMachine>(
  { machine, starts, cases, facts }: Pick<MachineModel<M>, 'machine' | 'starts' | 'cases' | 'facts'>,
  { begins = {}, region, steps }: Steps<M>,
): void {
  describe(`the steps of ${machine.id}`, () => {
    const explorations = exploreAll<M>({ machine, starts: starts as Record<string, InputFrom<M>>, cases, facts });
    const moves = [...explorations.values()].flatMap((each) => [...each.moves.values()].flat().filter(isStep));

    it.each(Object.entries(begins))('%s begins at %s', (name, place) => {
      const { states, start } = explorations.get(name) ?? {};
      const first = start === undefined ? undefined : states?.get(start);
      expect(first && placeIn(first, region)).toBe(place);
    });

    describe.each(Object.entries(steps))('at %s', (at, rows) => {
      const here = moves.filter(({ before }) => placeIn(before, region) === at);
      const byEvent = Object.groupBy(rows, ([when]) => wordsOf(when));

      it.each(Object.entries(byEvent))('%s', (words, group = []) => {
        const made = here.filter(({ event }) => wordsOf(event) === words);
        expect([...new Set(made.map(({ after }) => placeIn(after, region)))].toSorted()).toEqual(
          group.map(([, to]) => to).toSorted(),
        );
        for (const [, to, knows = {}, asks] of group)
          for (const { after } of made.filter((move) => placeIn(move.after, region) === to)) {
            expect(after.context).toMatchObject(asSaid(knows));
            if (asks) expect(inputsIn(after)).toMatchObject(asks);
          }
      });

      it('nothing else can happen', () => {
        const told = new Set(Object.keys(byEvent));
        const made = here.filter(({ after }) => region === undefined || placeIn(after, region) !== at);
        expect([...new Set(made.map(({ event }) => wordsOf(event)))].filter((words) => !told.has(words))).toEqual([]);
      });
    });
  });
}
