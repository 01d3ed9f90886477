import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { activeNodes } from '../../model/definition.ts';
import { answered, failed, type ModelCase } from '../../../machines/shared/model-case.ts';
import { callOf, isDelay } from '../../model/events.ts';
import { explore, type Exploration, type Move } from '../../model/explore.ts';
import type { Act, BrowserJourney, Call, Outcome } from './browser-journey.types.ts';

/** How a move is brought about: what is prepared before, what is done, whether it comes by itself. */
export type How = { by?: Act; does?: Act; leaves?: true };

/** A way of whichever event of whichever machine. */
type AnyWay = How & { event: EventObject | ((snapshot: AnyMachineSnapshot) => EventObject | null); does: Act };
type AnyCall = Call<unknown>;

const delayOf = (event: EventObject): string => /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1] ?? '';

const pageOf = (event: EventObject): string | null =>
  'to' in event && typeof event.to === 'string' ? event.to.slice(1) : null;

/** The calls that are under way and will end by themselves, as far as is known there. */
function pendingIn(journey: BrowserJourney, snapshot: AnyMachineSnapshot): string[] {
  const calls = journey.calls as Record<string, AnyCall>;
  return activeNodes(snapshot)
    .flatMap((node) => node.invoke.map(({ id }) => id))
    .filter((id) =>
      calls[id]?.ends.some(
        ({ does, when }) => does === undefined && (when === undefined || when(snapshot.context, snapshot)),
      ),
    );
}

const waitsSoon = ({ delays = {} }: BrowserJourney, snapshot: AnyMachineSnapshot): boolean =>
  activeNodes(snapshot).some((node) =>
    node.after.some(({ eventType }) => delays[delayOf({ type: eventType as string })] === 'soon'),
  );

/** The machine as far as a customer in a browser can bring it, with the way to bring each move about. */
export function modelOf(journey: BrowserJourney) {
  const how = new WeakMap<EventObject, How>();
  const noted = <Event extends EventObject>(event: Event | null, given: How): Event | null => {
    if (event === null) return null;
    // Each time an event of its own, so that it is known by what it was meant.
    const own = { ...event };
    how.set(own, given);
    return own;
  };

  const happenings = Object.entries(journey.perform as Record<string, Act | readonly AnyWay[] | null>).flatMap(
    ([type, given]): AnyWay[] => {
      if (given === null) return [];
      return typeof given === 'function' ? [{ event: { type }, does: given }] : [...given];
    },
  );
  const endings = Object.entries(journey.calls as Record<string, AnyCall>).flatMap(([id, { ends }]) =>
    ends.map((outcome): [string, Outcome<unknown>] => [id, outcome]),
  );
  const cases: ModelCase<BrowserJourney['machine']>[] = [
    ...happenings.map(
      ({ event, ...given }) =>
        (snapshot: AnyMachineSnapshot) =>
          noted(typeof event === 'function' ? event(snapshot) : event, given),
    ),
    ...endings.map(([id, outcome]) => (snapshot: AnyMachineSnapshot) => {
      if (outcome.when && !outcome.when(snapshot.context, snapshot)) return null;
      const value = 'answer' in outcome ? outcome.answer : outcome.failure;
      const told: unknown =
        typeof value === 'function' ? (value as (from: AnyMachineSnapshot) => unknown)(snapshot) : value;
      return noted('answer' in outcome ? answered(id, told) : failed(id, told), outcome);
    }),
  ];

  /** How an event comes about; null where it does not in a browser. */
  function howOf(event: EventObject): How | null {
    const known = how.get(event);
    if (known) return known;
    if (isDelay(event)) {
      const passes = journey.delays?.[delayOf(event)];
      if (passes === undefined) return null;
      return passes === 'soon' ? {} : { does: passes };
    }
    const does = journey.pages?.[pageOf(event) ?? ''];
    return does ? { does } : null;
  }

  const isAutomatic = (event: EventObject): boolean => howOf(event)?.does === undefined;

  /** While a call is under way only its end happens, unless the call can be held. */
  function mayHappen(before: AnyMachineSnapshot, event: EventObject): boolean {
    if (howOf(event) === null || journey.isOffered?.(before, event) === false) return false;
    const page = pageOf(event);
    // The page that is shown is not asked for; what has failed is tried again as soon as a page is opened.
    if (page !== null && (before.hasTag('failed') || activeNodes(before).some(({ id }) => id === page))) return false;
    if (isAutomatic(event)) return true;
    const calls = journey.calls as Record<string, AnyCall>;
    return !waitsSoon(journey, before) && pendingIn(journey, before).every((id) => calls[id]?.held !== undefined);
  }

  /** What is held has to be left; what ends the visit has nothing after it. */
  function asInBrowser(exploration: Exploration): Exploration {
    const moves = new Map<string, Move[]>();
    for (const [from, out] of exploration.moves)
      moves.set(
        from,
        out
          .filter(({ before, after, event }) => {
            const stillHeld = pendingIn(journey, before).filter((id) => pendingIn(journey, after).includes(id));
            return callOf(event) !== null || stillHeld.length === 0;
          })
          .map((move) => (howOf(move.event)?.leaves ? { ...move, to: `${move.to} and gone` } : move)),
      );
    return { ...exploration, moves };
  }

  const explorations = new Map(
    Object.entries(journey.starts).map(([name, { input }]) => [
      name,
      asInBrowser(explore({ machine: journey.machine, input, cases, facts: journey.facts, mayHappen })),
    ]),
  );
  return { explorations, howOf, isAutomatic, pendingIn: (at: AnyMachineSnapshot) => pendingIn(journey, at) };
}

export type BrowserModel = ReturnType<typeof modelOf>;
