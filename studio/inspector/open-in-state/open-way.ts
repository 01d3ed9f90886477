import { inventedPassword } from '../recording/invented.ts';
import type { Recording } from '../recording/recording.types.ts';
import { replay, type ReplayResult, type Stage } from '../recording/replay.ts';
import { withKinds } from '../recording/typed-fields.ts';
import type { FreshPage } from './fresh-page.ts';
import { newEmail, type Preparer } from './prepare.ts';
import type { Preparation, WayStep, WholeWay } from './way.types.ts';

/** A match is looked for for as long as 48 seconds. */
const patienceMs = 60_000;

export type Opened =
  | { kind: 'unopened' }
  | { kind: 'unprepared'; mistake: string }
  /** Stopped while there was no more than an empty page, which is closed. */
  | { kind: 'calledOff' }
  | ReplayResult;

type World = {
  preparerHere: () => Promise<Preparer>;
  /** The app in the fresh page, once it has come up; null when none does. */
  arrival: () => Promise<Stage | null>;
};

/** The gateway's Failures are no Errors, and have a message all the same. */
function wordsOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string')
    return error.message;
  return 'The gateway did not answer.';
}

/** What is played in a fresh page, and what it needs there first. */
type Played = Pick<Recording, 'path' | 'end'> & { prepare: readonly Preparation[]; steps: readonly WayStep[] };

type Course = {
  signal: AbortSignal;
  /** Goes on once it resolves. */
  onStep: (step: number) => void | Promise<void>;
  /** How long the page may take for a step, ms. */
  patience?: number;
};

/**
 * Nobody is logged in, what the play needs is there, the page is opened, and the events are told one by one. A page that
 * has not been sent anywhere is closed at the end.
 */
export async function playInFreshPage(
  { path, prepare, steps, end }: Played,
  page: FreshPage,
  { preparerHere, arrival }: World,
  { signal, onStep, patience = patienceMs }: Course,
): Promise<Opened> {
  let reached: number | null = null;
  const stopped = (): Opened => (reached === null ? { kind: 'calledOff' } : { kind: 'stopped', step: reached });
  try {
    const preparer = await preparerHere();
    await preparer.leave(signal);
    const { orderId } = await preparer.prepare(prepare, page.scope, signal);
    signal.throwIfAborted();
    const arrived = arrival();
    page.go(path.replace('‹=order.id›', orderId));
    reached = 0;
    const stage = await arrived;
    if (stage === null) return signal.aborted ? stopped() : { kind: 'unopened' };
    return await replay({ steps, end }, stage, {
      signal,
      patience,
      onStep: (step) => {
        reached = step;
        return onStep(step);
      },
      beforeSend: async (step) => void (await preparer.prepare(steps[step]?.prepare ?? [], page.scope, signal)),
    });
  } catch (error) {
    return signal.aborted ? stopped() : { kind: 'unprepared', mistake: wordsOf(error) };
  } finally {
    if (reached === null) page.close();
  }
}

/** Brings a fresh page into a state, with a new member's own values. */
export const openWay = (
  { path, prepare = [], steps, at, machine }: WholeWay,
  page: FreshPage,
  world: World,
  course: Course,
): Promise<Opened> => {
  const values = { password: inventedPassword, email: newEmail() };
  return playInFreshPage({ path, prepare, steps: withKinds(steps, values), end: { machine, at } }, page, world, course);
};
