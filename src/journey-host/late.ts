import { use } from 'react';

/** Code or data that is fetched when it is first needed, once; known at once to whoever asks after it has come. */
export type Late<Value> = { load: () => Promise<Value>; now: () => Value | null };

/** Longer than React needs to show what an error boundary has to say. */
const patienceMs = 1000;

export function late<Value>(fetch: () => Promise<Value>): Late<Value> {
  let loading: Promise<Value> | null = null;
  let value: Value | null = null;
  const load = () => {
    loading ??= fetch().then(
      (fetched) => (value = fetched),
      (error: unknown) => {
        // What did not arrive is asked for again, but not by the drawings that hear of the failure now: each would start
        // another try and none would ever say that it failed.
        setTimeout(() => (loading = null), patienceMs);
        throw error;
      },
    );
    return loading;
  };
  return { load, now: () => value };
}

/** For what is all there from the start. */
export const here = <Value>(value: Value): Late<Value> => ({ load: () => Promise.resolve(value), now: () => value });

/** A promise that React reads without waiting: it carries its outcome the way React itself would note it. */
const arrived = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/**
 * The value; suspends until it has come. Draws without a pause what has come before, so that a page built ahead of time
 * can be taken over. Calls `use` in either case: React tells the first drawing from the repeated one by it, and fails
 * ("Update hook called on initial render") where a drawing that waited is repeated without.
 */
export function useLate<Value>(wanted: Late<Value>): Value {
  const value = wanted.now();
  return use(value === null ? wanted.load() : arrived(value));
}
